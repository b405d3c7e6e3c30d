import { readMoment, readPartsToMatch } from "#db/matching/matched-parts.ts"
import type { AskedRow, RowMatch } from "#domain/matching/matched-part.ts"
import type { DataVersion } from "../catalogue/data-version.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { MatchingThread } from "./matching-thread.ts"

const PARTS_AT_ONCE = 2000
/** So many rows are matched before others have their turn. */
const ROWS_AT_ONCE = 250
const MOST_AT_ONCE = 8
/** After this long without a question the parts are let go. */
const IDLE_MS = 5 * 60 * 1000

/** What the thread knows: everything until a moment, as of a version of the shop's data. */
interface Known {
  thread: MatchingThread
  moment?: string
  version?: number
  isWorn?: boolean
}

/** Matches the rows of lists with the parts on sale, as they were a moment ago at most. */
export class RowMatcher {
  #shop: Pick<Shop, "db">
  #dataVersion: Pick<DataVersion, "known" | "ask">
  #known: Known | undefined
  #updating: Promise<void> | undefined
  #busy = 0
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(shop: Pick<Shop, "db">, dataVersion: Pick<DataVersion, "known" | "ask">) {
    this.#shop = shop
    this.#dataVersion = dataVersion
  }

  /** Throws `shop_busy` where too many are asking, or nobody waits for it any more. */
  async match(rows: readonly AskedRow[], gone?: AbortSignal): Promise<RowMatch[]> {
    if (this.#busy >= MOST_AT_ONCE) throw refuse("shop_busy")
    clearTimeout(this.#idle)
    this.#busy += 1
    try {
      const thread = await this.#upToDate()
      const matches: RowMatch[] = []
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        if (gone?.aborted) throw refuse("shop_busy")
        matches.push(...(await thread.match(rows.slice(at, at + ROWS_AT_ONCE))))
      }
      return matches
    } finally {
      this.#busy -= 1
      if (this.#busy === 0) this.#idle = setTimeout(this.close, IDLE_MS).unref()
    }
  }

  close = async (): Promise<void> => {
    clearTimeout(this.#idle)
    const last = this.#known
    this.#known = undefined
    await last?.thread.close()
  }

  async #upToDate(): Promise<MatchingThread> {
    if (this.#known?.isWorn && this.#busy === 1) await this.close()
    if (this.#known?.thread.ended) this.#known = undefined
    this.#known ??= { thread: new MatchingThread() }
    const known = this.#known
    const version = this.#dataVersion.known() ?? (await this.#dataVersion.ask())
    // An update that others have begun may be of before.
    while (known.version === undefined || known.version < version) {
      this.#updating ??= this.#update(known, version).finally(() => {
        this.#updating = undefined
      })
      await this.#updating
    }
    return known.thread
  }

  /** All parts, or those that have changed since the last time; the next are read while these are taken in. */
  async #update(known: Known, version: number): Promise<void> {
    const { db } = this.#shop
    const moment = await readMoment(db)
    const since = { moment: known.moment, most: PARTS_AT_ONCE }
    let page = await readPartsToMatch(db, { ...since, after: "" })
    const isChanged = page.last !== null
    while (page.last !== null) {
      const following = readPartsToMatch(db, { ...since, after: page.last })
      const [next] = await Promise.all([following, known.thread.put(page.json)])
      page = next
    }
    if (isChanged) known.isWorn = (await known.thread.settle()).isWorn
    known.moment = moment
    known.version = version
  }
}
