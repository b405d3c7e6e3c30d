import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { runCommand } from "#test/running/run-command.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi()
const folder = await mkdtemp(join(tmpdir(), "import-command-"))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Returns the output of the command: stdout, or stderr if it fails. */
async function run(...args: string[]): Promise<{ output: string } | { refused: string }> {
  const env = { DATABASE_URL: shop.databaseUrl }
  const { code, stdout, stderr } = await runCommand("cli/import.ts", args, env)
  return code === 0 ? { output: stdout } : { refused: stderr }
}
const names = async () =>
  (await shop.sql("select name from parts where archived_at is null order by name")).map(
    ({ name }) => name,
  )

const file = join(folder, "parts.csv")
await writeFile(file, `sku,name,price\nA-1,Anvil,3\nB-1,${"B".repeat(130)},4\n`)

test("a file is compared, and an invalid file or a dry run writes nothing", async () => {
  expect(await run(file)).toEqual({
    refused: [
      "Row 3 name has 130 characters; at most 120 are allowed. Shorten it.",
      "1 of 2 rows have errors. Nothing was changed.",
      "With --shorten-names, names that are too long are shortened.\n",
    ].join("\n"),
  })
  expect(await run(file, "--shorten-names", "--dry-run")).toEqual({
    output: "New 2, changed 0, back on sale 0, unchanged 0, archived 0.\nNothing was changed.\n",
  })
  expect(await names()).toEqual([])
})

test("a file is imported while the shop runs, and removes parts it leaves out", async () => {
  const written = "The import is complete. An administrator can undo it at /dashboard/import.\n"
  expect(await run(file, "--shorten-names")).toEqual({
    output: `New 2, changed 0, back on sale 0, unchanged 0, archived 0.\n${written}`,
  })
  expect(await names()).toEqual(["Anvil", `${"B".repeat(119)}…`])

  const lines = join(folder, "parts.jsonl")
  await writeFile(lines, '{"id":"A-1","sku":"from a supplier","price":5}\n')
  expect(await run("--by-id", "--archive-missing", lines)).toEqual({
    output: `New 0, changed 1, back on sale 0, unchanged 0, archived 1.\n${written}`,
  })
  expect(await names()).toEqual(["Anvil"])
})

test("duplicate numbers can be identified by another column, which the refusal names", async () => {
  const twins = join(folder, "twins.csv")
  await writeFile(twins, "sku,id,name,price\nF75,t-1,Fob,3\nF75,t-2,Fob,3\n")
  const hint = "With --by-id, products are identified by the column id."
  expect(await run(twins)).toEqual({ refused: expect.stringContaining(`${hint}\n`) })
  await writeFile(twins, "sku,id,name,price\nF75,t-1,Fob,3\nF75,t-1,Fob,3\n")
  expect(await run(twins, "--by-id")).toEqual({ refused: expect.not.stringContaining(hint) })
})

test("all helpful options are named at once, whichever rows need them", async () => {
  const hints = [
    "With --shorten-names, names that are too long are shortened.",
    "With --by-id, products are identified by the column id.\n",
  ]
  const long = "B".repeat(130)
  const both = join(folder, "both.csv")
  await writeFile(both, `sku,id,name,price\nF75,t-1,${long},3\nF75,t-2,Fob,3\n`)
  expect(await run(both)).toEqual({
    refused: [
      "Row 2 name has 130 characters; at most 120 are allowed. Shorten it.",
      "Row 3 sku is the same as in row 2. Keep one of the rows, or identify products by the column id.",
      "2 of 2 rows have errors. Nothing was changed.",
      ...hints,
    ].join("\n"),
  })
  expect(await run(both, "--shorten-names", "--by-id", "--dry-run")).toEqual({
    output: expect.stringMatching(/^New 2, /),
  })
  const rows = Array.from({ length: 1100 }, (_, n) => `S-${n},x-${n},${long},3\n`)
  await writeFile(both, `sku,id,name,price\n${rows.join("")}F75,t-1,Fob,3\nF75,t-2,Fob,3\n`)
  expect(await run(both)).toEqual({ refused: expect.stringContaining(`\n${hints.join("\n")}`) })
})

test("categories that the shop knows by another name are named", async () => {
  const foreign = join(folder, "foreign.csv")
  await writeFile(foreign, "sku,name,price,category\nR-1,Rune,3,RAM\nR-2,Rind,3,Odds\n")
  expect(await run(foreign, "--dry-run")).toEqual({
    output: [
      "New 2, changed 0, back on sale 0, unchanged 0, archived 0.",
      "Categories stay as they are, although the shop knows them by another name:",
      "RAM: Memory",
      "To rename them, import the file at /dashboard/import and choose their names there.",
      "Nothing was changed.\n",
    ].join("\n"),
  })
})

test("every refusal is a sentence", async () => {
  const howTo = "See npm run import -- --help.\n"
  expect(await run()).toEqual({ refused: `Name a file. ${howTo}` })
  expect(await run("one.csv", "two.csv")).toEqual({ refused: `Name only one file. ${howTo}` })
  expect(await run("--dryrun", "parts.csv")).toEqual({
    refused: `Unknown option '--dryrun'. ${howTo}`,
  })
  expect(await run(folder)).toEqual({
    refused: `There is no file ${folder}. Check its name and whether you have permission to read it.\n`,
  })
})
