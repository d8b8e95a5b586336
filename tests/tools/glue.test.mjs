// tools/glue, which makes the files of a program, is found where it was installed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { withTools } from "../../tools/installed.mjs";

const root = join(import.meta.dirname, "../..");

test("the tool is looked for where it is installed", () => {
  const printed = execFileSync("bash", ["-c", '. tools/setup.sh; find_glue || true; printf %s "$glue"'], { cwd: root });
  const [, folder] = withTools(root).PATH.split(delimiter);
  assert.equal(folder, join(printed.toString(), "bin"));
});
