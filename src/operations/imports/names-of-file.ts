import type { NameInFile } from "#db/imports/part-import-names.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import { quoted } from "#domain/imports/cell-values.ts"

/** No file that makes sense has more. */
const MAX_NAMES = 5000
const EXAMPLES = 3

/** What a file calls its categories and specs, counted on the way through it. */
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
