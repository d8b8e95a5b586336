/** What is wrong with a request: `code` for programs, `faults` one by one, `message` to read. */
export class HuleError extends Error {
  // The name that is printed, also where a bundler gives classes shorter names.
  static name = "HuleError";

  constructor(code, faults, { message, ...options }) {
    super(message, options);
    this.code = code;
    this.faults = faults;
  }
}
HuleError.prototype.name = "HuleError";
