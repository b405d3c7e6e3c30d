import { readdir } from "node:fs/promises"
import { expect, test } from "vitest"
import { runCommand } from "#test/running/run-command.ts"
import packageJson from "../../package.json" with { type: "json" }

const root = new URL("../..", import.meta.url).pathname

/** Operator commands by the name of their script. */
const commands = Object.entries(packageJson.scripts).flatMap(([name, script]) => {
  const program = /cli\/[a-z-]+\.ts$/.exec(script)?.[0]
  return program === undefined ? [] : [{ name, program }]
})

test.each(commands)("$name prints its usage, and does nothing else", async ({ name, program }) => {
  // An unreachable database would cause an error.
  const env = { DATABASE_URL: "postgresql://shop@127.0.0.1:1/shop" }
  const before = await readdir(root)
  const { code, stdout, stderr } = await runCommand(program, ["--help"], env)
  expect(code).toBe(0)
  expect(stdout).toMatch(
    new RegExp(`^Usage: npm run ${name}\\b.*\\n( +npm run ${name}\\b.*\\n)?\\n.{20}`),
  )
  expect(stderr).toBe("")
  expect(await readdir(root)).toEqual(before)
})

test("the help of the import lists its options, its columns and an example", async () => {
  const { stdout } = await runCommand("cli/import.ts", ["-h"])
  for (const word of [
    "--dry-run",
    "--by-id",
    "--shorten-names",
    "--archive-missing",
    "minimumQuantity",
    "sku,name,",
    "npm run import -- parts.csv --dry-run",
  ])
    expect(stdout).toContain(word)
})
