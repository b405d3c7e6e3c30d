import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { gunzipSync } from "node:zlib"
import { z } from "zod"
import type { WrittenPart } from "#db/catalogue/part-writes.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { RowMatch } from "#domain/matching/row-match.ts"
import { CatalogueIndex } from "#operations/catalogue/search-index/catalogue-index.ts"
import { PartMatcher } from "#operations/matching/part-matcher.ts"
import { Random } from "#test/random.ts"
import { printHelpIfRequested } from "../program.ts"
import { makeParts } from "./make-parts.ts"
import { type ListRow, makeRows, type RowKind } from "./make-rows.ts"

const filePartSchema = z.object({
  sku: z.string(),
  id: z.string(),
  name: z.string(),
  category: z.string(),
  brand: z.string().nullish(),
  specs: z.record(z.string(), z.unknown()).default({}),
})
type FilePart = z.output<typeof filePartSchema>

/** Reads an import file: JSON Lines, gzip or not. */
async function readCatalogueFile(file: string): Promise<FilePart[]> {
  const bytes = await readFile(file)
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8")
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => filePartSchema.parse(JSON.parse(line)))
}

/** Builds an index of parts as an import by id stores them: the file's number becomes the manufacturer's. */
function indexOf(parts: readonly FilePart[]): CatalogueIndex {
  const index = new CatalogueIndex()
  for (const [position, part] of parts.entries()) {
    index.put(importedPart(part, position))
    index.pack(true)
  }
  index.packAll()
  return index
}

function importedPart(part: FilePart, position: number): WrittenPart {
  const { sku, id, name, category, brand, specs } = part
  const given = brand ? { ...specs, brand } : specs
  const read = readSpecs(kindOf(category), given).specs
  return {
    id,
    position,
    priceCents: 100,
    minimumQuantity: 1,
    availableQuantity: 1,
    lifecycle: null,
    textsBy: 1,
    texts: { name, sku: id, mpn: sku, category, description: "", specs: read, facets: [] },
  }
}

interface JudgedRow extends ListRow {
  match: RowMatch
}

interface Goal {
  what: string
  value: number
  unit: string
  atLeast?: number
  atMost?: number
}

const MS_PER_1000_ROWS = 1000

function judgeRows(
  rows: readonly JudgedRow[],
  { parts, tookMs }: { parts: number; tookMs: number },
): { table: string; missed: boolean } {
  const perThousand = (1000 * tookMs) / Math.max(1, rows.length)
  const goals: Goal[] = [
    ...goalsOfKinds(rows),
    {
      what: "taken for likely and wrong",
      unit: "% of all rows",
      atMost: 1,
      value: share(
        rows,
        ({ truth, match }) => match.state === "likely" && firstOf(match) !== truth,
      ),
    },
    {
      what: `1,000 rows against ${parts.toLocaleString("en")} parts`,
      unit: "ms of processor",
      value: perThousand,
      atMost: MS_PER_1000_ROWS,
    },
  ]
  const missed = goals.filter((goal) => !isReached(goal))
  const lines = goals.map((goal) => line(goal))
  return { table: [`${rows.length} rows`, ...lines].join("\n"), missed: missed.length > 0 }
}

function goalsOfKinds(rows: readonly JudgedRow[]): Goal[] {
  const of = (
    kind: RowKind,
    what: string,
    is: (row: JudgedRow) => boolean,
    goal: Partial<Goal>,
  ): Goal[] => {
    const these = rows.filter((row) => row.kind === kind)
    const value = share(these, is)
    return these.length === 0
      ? []
      : [{ what: `${kind} (${these.length}): ${what}`, value, unit: "%", ...goal }]
  }
  const isFirst = ({ truth, match }: JudgedRow) => firstOf(match) === truth
  const isAmong = ({ truth, match }: JudgedRow) => match.candidates.some(({ mpn }) => mpn === truth)
  const is = (state: RowMatch["state"]) => (row: JudgedRow) => row.match.state === state
  return [
    ...of("number", "exact and right", (row) => is("exact")(row) && isFirst(row), { atLeast: 100 }),
    ...of("misspelt", "first", isFirst, { atLeast: 98 }),
    ...of("misspelt", "exact", is("exact"), { atMost: 0 }),
    ...of("description", "first", isFirst, { atLeast: 88 }),
    ...of("description", "among five", isAmong, { atLeast: 98 }),
    ...of("number and another description", "first", isFirst, { atLeast: 100 }),
    ...of("number and another description", "told to disagree", disagrees, { atLeast: 100 }),
    ...of("nothing", "none", is("none"), { atLeast: 98 }),
    ...of("nothing", "likely", is("likely"), { atMost: 0 }),
  ]
}

const firstOf = ({ candidates }: RowMatch): string | null => candidates[0]?.mpn ?? null

const disagrees = ({ match }: JudgedRow): boolean => match.candidates[0]?.why.disagrees === true

const share = (rows: readonly JudgedRow[], is: (row: JudgedRow) => boolean): number =>
  (100 * rows.filter(is).length) / Math.max(1, rows.length)

const isReached = ({ value, atLeast = -Infinity, atMost = Infinity }: Goal): boolean =>
  value >= atLeast && value <= atMost

function line(goal: Goal): string {
  const { what, value, unit, atLeast, atMost } = goal
  const aim = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`
  const shown = `${value.toFixed(1)} ${unit}`
  return `${what.padEnd(60)} ${shown.padEnd(24)} ${aim.padEnd(8)} ${isReached(goal) ? "" : "MISSED"}`.trimEnd()
}

printHelpIfRequested(`npm run eval:match [-- FILE] [--catalogue FILE] [--seed N] [--rows N] [--wrong]

Measures how well rows of lists match parts, by kind of row, and prints the goals. Exits with code 1 if a goal is missed.

  FILE              a JSON list of rows { kind, truth, row }; default: generated rows
  --catalogue FILE  parts to match, an import file (JSON Lines, also with gzip); default: generated parts
  --seed N          the same seed generates the same rows and parts; 1 by default
  --rows N          number of generated rows, 2000 by default
  --wrong           also prints the rows with wrong matches

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
const before = process.cpuUsage()
const judged: JudgedRow[] = rows.map((row) => ({ ...row, match: matcher.match(row.row) }))
const { user, system } = process.cpuUsage(before)
const tookMs = (user + system) / 1000

if (values.wrong)
  for (const { kind, truth, row, match } of judged)
    if (firstOf(match) !== truth)
      console.log(kind, JSON.stringify(row), "means", truth, "and is", match.state, firstOf(match))
const { table, missed } = judgeRows(judged, { parts: parts.length, tookMs })
console.log(table)
if (missed) process.exitCode = 1
