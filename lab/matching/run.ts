import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { z } from "zod"
import { PartMatcher } from "#operations/matching/part-matcher.ts"
import { Random } from "#test/random.ts"
import { explainWhenAsked } from "../usage.ts"
import { type FilePart, indexOf, readCatalogueFile } from "./catalogue-file.ts"
import { type JudgedRow, judgeRows } from "./judge-rows.ts"
import { makeParts } from "./make-parts.ts"
import { type ListRow, makeRows } from "./make-rows.ts"

explainWhenAsked(`npm run eval:match [-- FILE] [--catalogue FILE] [--seed N] [--rows N] [--wrong]

How well rows of lists are matched with parts, by kind of row, beside the goals; ends with 1 where one is missed.
FILE holds rows, a JSON list of { kind, truth, row }; without one they are made, the same for the same seed.
--catalogue names an import file whose parts they are about (JSON Lines, gzip or not), in place of made-up parts.
--wrong prints the rows that went wrong, too.

Example: npm run eval:match -- rows.json --catalogue parts.jsonl.gz`)

const MADE_PARTS = 20_000

const rowsSchema = z.array(
  z.object({
    kind: z.enum([
      "number",
      "misspelt",
      "description",
      "number and another description",
      "nothing",
    ]),
    truth: z.string().nullable(),
    row: z.object({
      number: z.string().optional(),
      description: z.string().optional(),
      quantity: z.string(),
    }),
  }),
)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    catalogue: { type: "string" },
    seed: { type: "string", default: "1" },
    rows: { type: "string", default: "2000" },
    wrong: { type: "boolean", default: false },
  },
})
const [file] = positionals
const seed = Number(values.seed)
const parts: FilePart[] =
  values.catalogue === undefined
    ? makeParts(MADE_PARTS, new Random(seed))
    : await readCatalogueFile(values.catalogue)
const rows: ListRow[] =
  file === undefined
    ? makeRows(
        parts.map(({ sku, name }) => ({ number: sku, name })),
        Number(values.rows),
        new Random(seed),
      )
    : rowsSchema.parse(JSON.parse(await readFile(file, "utf8")))

const matcher = new PartMatcher(indexOf(parts))
for (const { row } of rows) matcher.match(row)
const begunAt = performance.now()
const judged: JudgedRow[] = rows.map((row) => ({ ...row, match: matcher.match(row.row) }))
const tookMs = performance.now() - begunAt

if (values.wrong)
  for (const { kind, truth, row, match } of judged)
    if ((match.candidates[0]?.mpn ?? null) !== truth)
      console.log(
        kind,
        JSON.stringify(row),
        "means",
        truth,
        "and is",
        match.state,
        match.candidates[0]?.mpn,
      )
const { table, missed } = judgeRows(judged, { parts: parts.length, tookMs })
console.log(table)
if (missed) process.exitCode = 1
