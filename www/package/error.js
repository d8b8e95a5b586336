/** What is wrong with a request: `code` for programs, `faults` one by one, `message` to read. */
export class HuleError extends Error {
  // What it is called when it is printed, also where classes have shorter names.
  static name = "HuleError";

  constructor(code, faults = [], { message, ...options } = {}) {
    super(message ?? faults.map((fault) => fault.sentence).join(" "), options);
    this.code = code;
    this.faults = faults;
  }
}
HuleError.prototype.name = "HuleError";
