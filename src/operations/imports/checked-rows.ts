import { listCategories } from "#db/catalogue/spec-readings.ts"
import type { NameInFile } from "#db/imports/part-import-rows.ts"
import type { ImportProblem, IncomingRow } from "#db/imports/stage-part-import.ts"
import { slugOf } from "#domain/catalogue/slug.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { quoted, type RepairOption } from "#domain/imports/cell-values.ts"
import {
  type CellProblem,
  type PartFileRow,
  type PartFileRules,
  readPartFileRow,
} from "#domain/imports/part-file-row.ts"
import { readRowSpecs } from "#domain/imports/read-row-specs.ts"
import { OWN_CATEGORY } from "../catalogue/manage-parts.ts"
import { newId } from "../kernel/identifiers.ts"
import type { FileRow } from "./part-file.ts"
import type { ImportShop } from "./work-on-import.ts"

/** Nobody corrects a longer list row by row. */
export const PROBLEMS_KEPT = 1000

/** Findings about a file. */
interface Found {
  rows: number
  badRows: number
  problems: Noted
  unread: Noted
  /** Number of problems that an option would solve. */
  mendable: Record<RepairOption, number>
  names: NamesOfFile
}

/** The first problems, and the number of all. */
interface Noted {
  count: number
  first: ImportProblem[]
}

export const noneFound = (): Found => ({
  rows: 0,
  badRows: 0,
  problems: { count: 0, first: [] },
  unread: { count: 0, first: [] },
  mendable: { keyedBy: 0, longNames: 0 },
  names: new NamesOfFile(),
})

function note(noted: Noted, line: number, problems: readonly CellProblem[]): void {
  noted.count += problems.length
  for (const problem of problems)
    if (noted.first.length < PROBLEMS_KEPT) noted.first.push({ line, ...problem })
}

const ROWS_AT_ONCE = 500

/** Checks rows and yields those with a key; collects problems. */
export async function* checkedRows(
  shop: ImportShop,
  rows: AsyncIterable<FileRow>,
  rules: PartFileRules,
  { vocabulary, found }: { vocabulary: Vocabulary; found: Found },
): AsyncGenerator<IncomingRow> {
  let some: CheckedRow[] = []
  for await (const { line, cells, problem } of rows) {
    some.push(
      problem === undefined
        ? { line, ...readPartFileRow(cells, rules) }
        : { line, row: undefined, problems: [{ field: "", message: problem }] },
    )
    if (some.length < ROWS_AT_ONCE) continue
    yield* withSpecsRead(shop, some, { vocabulary, found })
    some = []
  }
  yield* withSpecsRead(shop, some, { vocabulary, found })
}

interface CheckedRow {
  line: number
  row: PartFileRow | undefined
  problems: CellProblem[]
}

async function* withSpecsRead(
  shop: ImportShop,
  rows: readonly CheckedRow[],
  { vocabulary, found }: { vocabulary: Vocabulary; found: Found },
): AsyncGenerator<IncomingRow> {
  const categories = await unsaidCategories(shop, rows)
  for (const { line, row, problems } of rows) {
    found.rows += 1
    const theirs = row?.fields.category ?? categories.get(row?.sku ?? "") ?? OWN_CATEGORY
    const read = row && problems.length === 0 ? readAs(vocabulary, theirs, row) : undefined
    if (read) found.names.note(theirs, read.given, new Set(read.unread.map(({ field }) => field)))
    const wrong = [...problems, ...(read?.problems ?? [])]
    note(found.problems, line, wrong)
    for (const { mendedBy } of wrong) if (mendedBy) found.mendable[mendedBy] += 1
    if (wrong.length > 0 || !read) {
      found.badRows += 1
      if (row?.sku) yield { line, sku: row.sku, wrong: true }
      continue
    }
    note(found.unread, line, read.unread)
    const partId = newId()
    const slug = `${slugOf(read.row.fields.name ?? read.row.sku)}-${partId.slice(0, 8)}`
    yield { ...read.row, line, partId, slug }
  }
}

/** Translates category and specs of a row into the shop's vocabulary. */
function readAs(vocabulary: Vocabulary, theirs: string, row: PartFileRow) {
  const category = vocabulary.categoryOf(theirs)
  const { fields } = row
  const named = fields.category === undefined ? row : { ...row, fields: { ...fields, category } }
  return readRowSpecs(named, vocabulary.kindOf(category))
}

/** Finds categories of existing parts whose rows give specs but no category. */
async function unsaidCategories(
  { db }: ImportShop,
  rows: readonly CheckedRow[],
): Promise<Map<string, string>> {
  const skus = rows.flatMap(({ row }) =>
    row && !row.fields.category && (row.fields.specs || row.moreSpecs) ? [row.sku] : [],
  )
  return skus.length > 0 ? listCategories(db, skus) : new Map()
}

/** More than any sensible file has. */
const MAX_NAMES = 5000
const EXAMPLES = 3

/** Counts the categories and spec keys of a file. */
class NamesOfFile {
  readonly #names = new Map<string, NameInFile>()

  note(category: string, specs: Specs, unread: ReadonlySet<string>): void {
    this.#count({ category, key: "", example: undefined, isUnread: false })
    for (const [key, value] of Object.entries(specs))
      this.#count({ category, key, example: quoted(value), isUnread: unread.has(key) })
  }

  list(): NameInFile[] {
    return [...this.#names.values()]
  }

  #count(seen: { category: string; key: string; example: string | undefined; isUnread: boolean }) {
    const { category, key, example, isUnread } = seen
    const id = JSON.stringify([category, key])
    const name = this.#names.get(id) ?? { category, key, rows: 0, unread: 0, examples: [] }
    if (name.rows === 0) {
      if (this.#names.size >= MAX_NAMES) return
      this.#names.set(id, name)
    }
    name.rows += 1
    if (isUnread) name.unread += 1
    const { examples } = name
    if (example !== undefined && examples.length < EXAMPLES && !examples.includes(example))
      examples.push(example)
  }
}
