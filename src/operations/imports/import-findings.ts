import type { ColumnInFile, NameInFile } from "#db/imports/part-import-rows.ts"
import type { ImportProblem } from "#db/imports/stage-part-import.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import { type Cells, quoted, type RepairOption } from "#domain/imports/cell-values.ts"
import type { CellProblem } from "#domain/imports/part-file-row.ts"

/** More than any reasonable file has. */
const MAX_NAMES = 5000
const MAX_COLUMNS = 500
const MAX_EXAMPLES = 3

/** Counts the columns of a file by their headings, in its order. */
class ColumnCounter {
  readonly #columns = new Map<string, ColumnInFile>()

  add(headings: readonly string[]): void {
    for (const heading of headings) if (heading !== "") this.#columnOf(heading)
  }

  count(cells: Cells): void {
    for (const [heading, cell] of cells) {
      const text = typeof cell === "string" ? cell.trim() : cell
      const column = text === "" || text === null ? undefined : this.#columnOf(heading)
      if (!column) continue
      column.rows += 1
      const { examples } = column
      if (examples.length >= MAX_EXAMPLES || typeof text === "object") continue
      const example = quoted(text)
      if (!examples.includes(example)) examples.push(example)
    }
  }

  list(): ColumnInFile[] {
    return [...this.#columns.values()]
  }

  #columnOf(heading: string): ColumnInFile | undefined {
    const known = this.#columns.get(heading)
    if (known || this.#columns.size >= MAX_COLUMNS) return known
    const column = { heading, rows: 0, examples: [] }
    this.#columns.set(heading, column)
    return column
  }
}

/** Counts the categories and spec keys of a file. */
class NameCounter {
  readonly #names = new Map<string, NameInFile>()

  count(category: string, specs: Specs, unread: ReadonlySet<string>): void {
    this.#countKey({ category, key: "", example: undefined, isUnread: false })
    for (const [key, value] of Object.entries(specs))
      this.#countKey({ category, key, example: quoted(value), isUnread: unread.has(key) })
  }

  list(): NameInFile[] {
    return [...this.#names.values()]
  }

  #countKey(seen: {
    category: string
    key: string
    example: string | undefined
    isUnread: boolean
  }) {
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
    if (example !== undefined && examples.length < MAX_EXAMPLES && !examples.includes(example))
      examples.push(example)
  }
}

/** A file of 200,000 rows may have more problems; the rest are only counted. */
export const MAX_PROBLEMS = 100_000

export interface ImportFindings {
  rows: number
  badRows: number
  problems: ProblemList
  unread: ProblemList
  /** Rows without a product. */
  remarks: ProblemList
  /** Number of problems that each option would solve. */
  repairable: Record<RepairOption, number>
  names: NameCounter
  columns: ColumnCounter
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
  names: new NameCounter(),
  columns: new ColumnCounter(),
  hasHeadError: false,
})

export function addProblems(
  list: ProblemList,
  line: number,
  problems: readonly CellProblem[],
): void {
  list.count += problems.length
  for (const problem of problems)
    if (list.first.length < MAX_PROBLEMS) list.first.push({ line, ...problem })
}
