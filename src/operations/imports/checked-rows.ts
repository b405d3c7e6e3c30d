import { readCategoriesBySku } from "#db/catalogue/spec-readings.ts"
import type { IncomingRow } from "#db/imports/copy-incoming.ts"
import type { ColumnInFile, NameInFile } from "#db/imports/part-import-rows.ts"
import type { ImportProblem } from "#db/imports/stage-part-import.ts"
import { slugOf } from "#domain/catalogue/slug.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { listed } from "#domain/compatibility/spec-readers.ts"
import { type Cells, quoted, type RepairOption } from "#domain/imports/cell-values.ts"
import {
  type ColumnMeaning,
  columnLabel,
  mayRepeat,
  ownColumnOf,
} from "#domain/imports/part-columns.ts"
import {
  type CellProblem,
  type PartFileRow,
  type PartFileRules,
  readPartFileRow,
} from "#domain/imports/part-file-row.ts"
import { readRowSpecs } from "#domain/imports/read-row-specs.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { decimalMarkOf } from "#domain/pricing/written-number.ts"
import { OWN_CATEGORY } from "../catalogue/manage-parts.ts"
import { newId } from "../kernel/identifiers.ts"
import type { FileRow } from "./part-table-rows.ts"
import type { ImportShop } from "./work-on-import.ts"

/** More than any reasonable file has. */
const MAX_NAMES = 5000
const MAX_COLUMNS = 500
const EXAMPLES = 3

/** Counts the columns of a file by their headings, in its order. */
class ColumnsOfFile {
  readonly #columns = new Map<string, ColumnInFile>()

  add(headings: readonly string[]): void {
    for (const heading of headings) if (heading !== "") this.#columnOf(heading)
  }

  note(cells: Cells): void {
    for (const [heading, cell] of cells) {
      const text = typeof cell === "string" ? cell.trim() : cell
      const column = text === "" || text === null ? undefined : this.#columnOf(heading)
      if (!column) continue
      column.rows += 1
      const { examples } = column
      if (examples.length >= EXAMPLES || typeof text === "object") continue
      const example = quoted(text)
      if (!examples.includes(example)) examples.push(example)
    }
  }

  list(): ColumnInFile[] {
    return [...this.#columns.values()]
  }

  #columnOf(heading: string): ColumnInFile | undefined {
    const held = this.#columns.get(heading)
    if (held || this.#columns.size >= MAX_COLUMNS) return held
    const column = { heading, rows: 0, examples: [] }
    this.#columns.set(heading, column)
    return column
  }
}

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

/** A file of 200,000 rows may have more problems; the rest are only counted. */
export const MAX_PROBLEMS = 100_000

interface ImportFindings {
  rows: number
  badRows: number
  problems: ProblemList
  unread: ProblemList
  /** Rows without a product. */
  remarks: ProblemList
  /** Number of problems that each option would solve. */
  repairable: Record<RepairOption, number>
  names: NamesOfFile
  columns: ColumnsOfFile
  /** Whether the headings lack the key column or have two columns of the same meaning. */
  hasHeadError: boolean
}

/** First problems, and the count of all. */
interface ProblemList {
  count: number
  first: ImportProblem[]
}

export const emptyFindings = (): ImportFindings => ({
  rows: 0,
  badRows: 0,
  problems: { count: 0, first: [] },
  unread: { count: 0, first: [] },
  remarks: { count: 0, first: [] },
  repairable: { keyedBy: 0, longNames: 0 },
  names: new NamesOfFile(),
  columns: new ColumnsOfFile(),
  hasHeadError: false,
})

function note(noted: ProblemList, line: number, problems: readonly CellProblem[]): void {
  noted.count += problems.length
  for (const problem of problems)
    if (noted.first.length < MAX_PROBLEMS) noted.first.push({ line, ...problem })
}

const ROWS_AT_ONCE = 500
const SLUG_LENGTH = 120

/** Checks rows and yields those with a key. Collects problems in `found`. */
export async function* checkedRows(
  shop: ImportShop,
  rows: AsyncIterable<FileRow>,
  rules: PartFileRules,
  context: { vocabulary: Vocabulary; found: ImportFindings },
): AsyncGenerator<IncomingRow> {
  const { found } = context
  let batch: FileRow[] = []
  let { decimalMark } = rules
  async function* check() {
    // The first rows show how the file writes decimals.
    decimalMark ??= decimalMarkOf(amountsIn(batch, rules))
    yield* withSpecsRead(shop, batch.map(checkedRow({ ...rules, decimalMark })), context)
    batch = []
  }
  for await (const row of rows) {
    if (row.headings) noteHeadings(found, row.line, row.headings, rules)
    else if (row.remark !== undefined) noteRemark(found, row.line, row.remark)
    else {
      found.columns.note(row.cells)
      if (found.hasHeadError) {
        found.rows += 1
        found.badRows += 1
      } else batch.push(row)
    }
    if (batch.length >= ROWS_AT_ONCE) yield* check()
  }
  yield* check()
}

const checkedRow =
  (rules: PartFileRules) =>
  ({ line, cells, problem }: FileRow): CheckedRow =>
    problem === undefined
      ? { line, ...readPartFileRow(cells, rules) }
      : { line, row: undefined, problems: [{ field: "", message: problem }] }

const MAX_REMARK_LENGTH = 200

function noteRemark(found: ImportFindings, line: number, remark: string): void {
  note(found.remarks, line, [{ field: "", message: remark.slice(0, MAX_REMARK_LENGTH) }])
}

/** Checks the meanings of the headings: one must be the key, and none may occur twice. */
function noteHeadings(
  found: ImportFindings,
  line: number,
  headings: readonly string[],
  { meaningOf = ownColumnOf, keyedBy }: PartFileRules,
): void {
  found.columns.add(headings)
  const byMeaning = Map.groupBy(headings, (heading) => meaningOf(heading) ?? "spec")
  const twice = [...byMeaning].filter(([meaning, named]) => named.length > 1 && !mayRepeat(meaning))
  const problems = twice.map(([meaning, named]) => ({
    field: meaning,
    message: t("is in two columns, {names}. Choose one of them.", { names: listed(named, "and") }),
  }))
  if (!byMeaning.has(keyedBy))
    problems.push({
      field: keyedBy,
      message: t("is missing. Name a column '{column}', or choose which column is the {label}.", {
        column: keyedBy,
        label: translate(columnLabel(keyedBy)),
      }),
    })
  note(found.problems, line, problems)
  found.hasHeadError = problems.length > 0
}

const AMOUNTS: readonly ColumnMeaning[] = ["price", "cost", "breaks", "breakPrice"]

const amountsIn = (
  rows: readonly FileRow[],
  { meaningOf = ownColumnOf }: PartFileRules,
): string[] =>
  rows.flatMap(({ cells }) =>
    [...cells].flatMap(([heading, cell]) => {
      const meaning = meaningOf(heading)
      return typeof cell === "string" && meaning && AMOUNTS.includes(meaning)
        ? cell.split(/[:;]/)
        : []
    }),
  )

interface CheckedRow {
  line: number
  row: PartFileRow | undefined
  problems: CellProblem[]
}

async function* withSpecsRead(
  shop: ImportShop,
  rows: readonly CheckedRow[],
  { vocabulary, found }: { vocabulary: Vocabulary; found: ImportFindings },
): AsyncGenerator<IncomingRow> {
  const categories = await findMissingCategories(shop, rows)
  for (const { line, row, problems } of rows) {
    found.rows += 1
    const fileCategory = row?.fields.category ?? categories.get(row?.sku ?? "") ?? OWN_CATEGORY
    const read = row && problems.length === 0 ? readAs(vocabulary, fileCategory, row) : undefined
    if (read)
      found.names.note(fileCategory, read.given, new Set(read.unread.map(({ field }) => field)))
    const wrong = [...problems, ...(read?.problems ?? [])]
    note(found.problems, line, wrong)
    for (const { repairedBy } of wrong) if (repairedBy) found.repairable[repairedBy] += 1
    if (wrong.length > 0 || !read) {
      found.badRows += 1
      if (row?.sku) yield { line, sku: row.sku, wrong: true }
      continue
    }
    note(found.unread, line, read.unread)
    const partId = newId()
    const { name, description } = read.row.fields
    const slug = `${slugOf(name ?? description?.slice(0, SLUG_LENGTH) ?? read.row.sku)}-${partId.slice(0, 8)}`
    yield { ...read.row, line, partId, slug }
  }
}

/** Translates category and specs of a row into the shop's vocabulary. */
function readAs(vocabulary: Vocabulary, fileCategory: string, row: PartFileRow) {
  const category = vocabulary.categoryOf(fileCategory)
  const { fields } = row
  const named = fields.category === undefined ? row : { ...row, fields: { ...fields, category } }
  return readRowSpecs(named, vocabulary.kindOf(category))
}

/** Finds categories of existing parts whose rows give specs but no category. */
async function findMissingCategories(
  { db }: ImportShop,
  rows: readonly CheckedRow[],
): Promise<Map<string, string>> {
  const skus = rows.flatMap(({ row }) =>
    row && !row.fields.category && (row.fields.specs || row.moreSpecs) ? [row.sku] : [],
  )
  return skus.length > 0 ? readCategoriesBySku(db, skus) : new Map()
}
