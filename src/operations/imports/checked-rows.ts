import { readCategoriesBySku } from "#db/catalogue/spec-readings.ts"
import type { IncomingRow } from "#db/imports/copy-incoming.ts"
import { slugOf } from "#domain/catalogue/slug.ts"
import { categoryShownAs, OWN_CATEGORY } from "#domain/catalogue/vocabulary/guess-name.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { formatList } from "#domain/compatibility/spec-readers.ts"
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
import { newId } from "../kernel/identifiers.ts"
import { addProblems, type ImportFindings } from "./import-findings.ts"
import type { FileRow } from "./part-table-rows.ts"
import type { ImportShop } from "./work-on-import.ts"

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
    if (row.headings) checkHeadings(found, row.line, row.headings, rules)
    else if (row.remark !== undefined) addRemark(found, row.line, row.remark)
    else {
      found.columns.count(row.cells)
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
      ? { line, ...readRow(cells, rules) }
      : { line, row: undefined, problems: [{ field: "", message: problem }] }

/** Reads a row. The grid shows built-in categories in the language of its user, who types them so. */
function readRow(cells: FileRow["cells"], rules: PartFileRules) {
  const read = readPartFileRow(cells, rules)
  const { row } = read
  const { category } = row.fields
  if (rules.source !== "grid" || category === undefined) return read
  const fields = { ...row.fields, category: categoryShownAs(category) }
  return { ...read, row: { ...row, fields } }
}

const MAX_REMARK_LENGTH = 200

function addRemark(found: ImportFindings, line: number, remark: string): void {
  addProblems(found.remarks, line, [{ field: "", message: remark.slice(0, MAX_REMARK_LENGTH) }])
}

/** Checks the meanings of the headings: one must be the key, and none may occur twice. */
function checkHeadings(
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
    message: t("is in two columns, {names}. Choose one of them.", {
      names: formatList(named, "and"),
    }),
  }))
  if (!byMeaning.has(keyedBy))
    problems.push({
      field: keyedBy,
      message: t("is missing. Name a column '{column}', or choose which column is the {label}.", {
        column: keyedBy,
        label: translate(columnLabel(keyedBy)),
      }),
    })
  addProblems(found.problems, line, problems)
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
      found.names.count(fileCategory, read.given, new Set(read.unread.map(({ field }) => field)))
    const wrong = [...problems, ...(read?.problems ?? [])]
    addProblems(found.problems, line, wrong)
    for (const { repairedBy } of wrong) if (repairedBy) found.repairable[repairedBy] += 1
    if (wrong.length > 0 || !read) {
      found.badRows += 1
      if (row?.sku) yield { line, sku: row.sku, wrong: true }
      continue
    }
    addProblems(found.unread, line, read.unread)
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
