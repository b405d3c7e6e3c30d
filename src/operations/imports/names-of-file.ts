import type { ColumnInFile, NameInFile } from "#db/imports/part-import-rows.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import { type Cells, quoted } from "#domain/imports/cell-values.ts"

/** More than any sensible file has. */
const MAX_NAMES = 5000
const MAX_COLUMNS = 500
const EXAMPLES = 3

/** Counts the columns of a file by their headings, in its order. */
export class ColumnsOfFile {
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
export class NamesOfFile {
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
