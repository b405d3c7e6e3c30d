import { readFile } from "node:fs/promises"
import { gunzipSync } from "node:zlib"
import { z } from "zod"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Attribute, Kind } from "#domain/catalogue/vocabulary/attribute.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { attributeOf, kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { explainWhenAsked } from "../usage.ts"
import { fitShares } from "./fit-shares.ts"

explainWhenAsked(`npm run vocabulary -- FILE

Shows how many parts of a file, JSON Lines, gzip or not, have each attribute of the vocabulary: of all parts of a
category as the file says it, and once it is read; then what is unknown, and what cannot be read; last, what the rules
of fit say of pairs of them, and which values they miss. Writes nothing.

Example: npm run vocabulary -- parts.jsonl.gz`)

const partSchema = z.looseObject({
  category: z.string(),
  brand: z.string().nullish(),
  specs: z.record(z.string(), z.unknown()),
})

/** How many parts of a category have what. */
interface Tally {
  kind: Kind
  parts: number
  given: Map<string, number>
  read: Map<string, number>
  unread: Map<string, number>
}

const file = process.argv[2]
if (file === undefined) throw new Error("Say which file: npm run vocabulary -- FILE")
const bytes = await readFile(file)
const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8")
const tallies = new Map<string, Tally>()
const readParts: { category: string; specs: Specs }[] = []
for (const line of text.split("\n"))
  if (line.trim() !== "") count(partSchema.parse(JSON.parse(line)))
for (const [category, tally] of tallies) console.log(describe(category, tally))
console.log(fitShares(readParts))

function count({ category, brand, specs }: z.infer<typeof partSchema>): void {
  const kind = kindOf(category)
  const tally = tallies.get(category) ?? {
    kind,
    parts: 0,
    given: new Map(),
    read: new Map(),
    unread: new Map(),
  }
  tallies.set(category, tally)
  const given = { ...specs, ...(brand && { brand }) }
  const { specs: read, unread } = readSpecs(kind, given)
  readParts.push({ category, specs: read })
  tally.parts += 1
  for (const key of Object.keys(given)) addOne(tally.given, key)
  for (const key of Object.keys(read)) addOne(tally.read, key)
  for (const { key } of unread) addOne(tally.unread, key)
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function describe(category: string, { kind, parts, given, read, unread }: Tally): string {
  const share = (counts: ReadonlyMap<string, number>, key: string) =>
    `${((100 * (counts.get(key) ?? 0)) / parts).toFixed(1)} %`
  const known = [...read.keys()]
    .map((key) => attributeOf(kind, key))
    .filter((attribute): attribute is Attribute => attribute !== undefined)
    .map(({ code }) => `  ${code.padEnd(24)} ${share(given, code)} → ${share(read, code)}`)
  const others = [...read.keys()].filter((key) => !attributeOf(kind, key))
  return [
    `${category}: ${parts} parts, ${kind.name || "of no kind that is known"}`,
    ...known,
    ...others.map((key) => `  ${key.padEnd(24)} ${share(read, key)}, unknown`),
    ...[...unread].map(([key, times]) => `  ${key.padEnd(24)} ${times} times not read`),
    "",
  ].join("\n")
}
