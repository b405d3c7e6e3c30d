import type { GridSort } from "#domain/catalogue/part-fields.ts"
import { browserApi } from "#web/api/api.ts"
import { Observable } from "#web/ui/observable.ts"
import type { GridRow } from "./grid-columns.ts"

/** Rows per request while scrolling. */
const PAGE_SIZE = 100
/** Rows per request when a whole range is read. */
const CHUNK_SIZE = 1000
/** Time that rows must stay in view before they are read. */
const SETTLE_MS = 60

export interface GridView {
  q: string
  category: string
  /** Shows only parts without this field. */
  missing: "packedWeightG" | undefined
  sort: GridSort | undefined
  order: "ascending" | "descending"
}

export const queryOf = ({ q, category, missing, sort, order }: GridView) => ({
  q,
  order,
  ...(missing && { missing }),
  ...(category !== "" && { category }),
  ...(sort && { sort }),
})

interface RowPage {
  total: number
  rows: readonly GridRow[]
}

/** Rows of one view, loaded when they come into view or are edited. */
export class GridRows extends Observable<{ total: number; failed: boolean }> {
  readonly #view: GridView
  readonly #rows: (GridRow | undefined)[] = []
  readonly #requested = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #inView: readonly [first: number, last: number] = [0, 0]
  /** Number of rows that exist; fewer than `total` after others were removed. */
  #count: number

  constructor(view: GridView, first: RowPage) {
    super({ total: first.total, failed: false })
    this.#count = first.total
    this.#view = view
    this.#store(0, first.rows)
  }

  readonly at = (index: number): GridRow | undefined => this.#rows[index]

  /** Returns the rows of a range; undefined if some are not loaded yet. */
  loaded(first: number, last: number): GridRow[] | undefined {
    if (this.#isMissing(first, last - first + 1)) return undefined
    return this.#rows.slice(first, last + 1).flatMap((row) => row ?? [])
  }

  /** Loads missing rows, once they have stayed in view for `SETTLE_MS`. */
  readonly showRange = (first: number, last: number): void => {
    clearTimeout(this.#timer)
    this.#inView = [first, last]
    const pages = pagesOf(first, last, PAGE_SIZE).filter((page) =>
      this.#isMissing(page * PAGE_SIZE, PAGE_SIZE),
    )
    if (pages.length === 0) return
    this.#timer = setTimeout(() => {
      for (const page of pages) void this.#loadPage(page * PAGE_SIZE)
    }, SETTLE_MS)
  }

  /** Reads the rows in view again after a failure. */
  readonly retry = (): void => {
    this.update({ failed: false })
    this.showRange(...this.#inView)
  }

  /** Reads all rows of a range; throws if that fails. */
  async readRange(
    first: number,
    last: number,
    onProgress: (read: number) => void,
  ): Promise<GridRow[]> {
    for (const chunk of pagesOf(first, last, CHUNK_SIZE)) {
      const from = Math.max(first, chunk * CHUNK_SIZE)
      const to = Math.min(last, (chunk + 1) * CHUNK_SIZE - 1)
      if (this.#isMissing(from, to - from + 1)) {
        onProgress(from - first)
        const { rows } = await this.#fetch(chunk * CHUNK_SIZE, CHUNK_SIZE)
        this.#store(chunk * CHUNK_SIZE, rows)
      }
    }
    this.update({ failed: false })
    return this.loaded(first, last) ?? []
  }

  /** Reads the loaded rows again after a save. Each keeps its place, because one of its cells may be open. */
  async reload(): Promise<void> {
    try {
      for (const chunk of pagesOf(0, this.#rows.length - 1, CHUNK_SIZE)) {
        const { rows } = await this.#fetch(chunk * CHUNK_SIZE, CHUNK_SIZE)
        const now = new Map(rows.map((row) => [row._id, row]))
        for (const [at, row] of this.#rows.entries())
          if (row) this.#rows[at] = now.get(row._id) ?? row
      }
      this.retry()
    } catch {
      this.update({ failed: true })
    }
  }

  #isMissing(from: number, count: number): boolean {
    const to = Math.min(from + count, this.#count)
    for (let index = from; index < to; index += 1) if (!this.#rows[index]) return true
    return false
  }

  async #loadPage(offset: number): Promise<void> {
    if (this.#requested.has(offset)) return
    this.#requested.add(offset)
    try {
      const { rows } = await this.#fetch(offset, PAGE_SIZE)
      this.#store(offset, rows)
      this.update({ failed: false })
    } catch {
      this.update({ failed: true })
    } finally {
      this.#requested.delete(offset)
    }
  }

  async #fetch(offset: number, limit: number): Promise<RowPage> {
    const query = { ...queryOf(this.#view), offset, limit }
    const page = await browserApi("GET /product/grid", { query })
    const end = offset + page.rows.length
    if (page.rows.length < limit) this.#count = Math.min(this.#count, end)
    return page
  }

  /** Keeps the first version of a row, because edits are based on it. */
  #store(offset: number, rows: readonly GridRow[]): void {
    rows.forEach((row, index) => {
      this.#rows[offset + index] ??= row
    })
  }
}

function pagesOf(first: number, last: number, size: number): number[] {
  const from = Math.floor(Math.max(0, first) / size)
  return Array.from({ length: Math.floor(last / size) - from + 1 }, (_, page) => from + page)
}
