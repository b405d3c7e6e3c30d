import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

const torture = (...args: string[]) => {
  const command = join(import.meta.dirname, "run.ts")
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args])
  return { status, output: `${stdout}${stderr}` }
}

test("npm run torture knows its parts, and lists them for an unknown one", () => {
  const { status, output } = torture("--list")
  const names = output.split("\n").map((line) => line.split(" ")[0])
  expect(status).toBe(0)
  expect(names).toEqual(expect.arrayContaining(["abuse", "fuzz", "kill", "power", "scripts"]))
  const unknown = torture("no-such-part")
  expect(unknown.status).toBe(2)
  expect(unknown.output).toContain('There is no part "no-such-part". There are: abuse, ')
})
