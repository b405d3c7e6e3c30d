import { listIdsOfTexts, listIdsOnSale, type SnapshotEpoch } from "#db/catalogue/part-writes.ts"
import { readPartsToMatch } from "#db/matching/matched-parts.ts"
import type { AskedRow, RowMatch } from "#domain/matching/matched-part.ts"
import type { DataVersion } from "../catalogue/data-version.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { MatchingThread } from "./matching-thread.ts"

const PARTS_AT_ONCE = 2000
/** So many rows are matched before others have their turn. */
const ROWS_AT_ONCE = 250
const MAX_AT_ONCE = 8
/** After this long without a question the parts are let go. */
const IDLE_MS = 5 * 60 * 1000

/** What the thread knows: everything that a snapshot sees, as of a version of the shop's data. */
interface Known {
  thread: MatchingThread
  seen?: SnapshotEpoch
  version?: number
  needsRebuild?: boolean
}

/** Matches the rows of lists with the parts on sale, as they were a moment ago at most. */
export class RowMatcher {
  #shop: Pick<Shop, "db">
  #dataVersion: Pick<DataVersion, "known" | "ask">
  #known: Known | undefined
  #updating: Promise<void> | undefined
  #expecting: Promise<unknown> | undefined
  #busy = 0
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(shop: Pick<Shop, "db">, dataVersion: Pick<DataVersion, "known" | "ask">) {
    this.#shop = shop
    this.#dataVersion = dataVersion
  }

  /** Reads the parts, if they are not, since rows will be asked for. */
  warmUp(): void {
    // Whoever asks then is told what is wrong.
    this.#expecting ??= this.#use(() => this.#upToDate())
      .catch(() => undefined)
      .finally(() => {
        this.#expecting = undefined
      })
  }

  /** Whether the parts are read, be they as of a moment ago. */
  get isReady(): boolean {
    return this.#known?.version !== undefined
  }

  /** Throws `shop_busy` where too many are asking, or nobody waits for it any more. */
  async match(rows: readonly AskedRow[], gone?: AbortSignal): Promise<RowMatch[]> {
    if (this.#busy >= MAX_AT_ONCE) throw refuse("shop_busy")
    return this.#use(async () => {
      const thread = await this.#upToDate()
      const matches: RowMatch[] = []
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        if (gone?.aborted) throw refuse("shop_busy")
        matches.push(...(await thread.match(rows.slice(at, at + ROWS_AT_ONCE))))
      }
      return matches
    })
  }

  close = async (): Promise<void> => {
    clearTimeout(this.#idle)
    const last = this.#known
    this.#known = undefined
    await last?.thread.close()
  }

  async #use<Result>(work: () => Promise<Result>): Promise<Result> {
    clearTimeout(this.#idle)
    this.#busy += 1
    try {
      return await work()
    } finally {
      this.#busy -= 1
      if (this.#busy === 0) this.#idle = setTimeout(this.close, IDLE_MS).unref()
    }
  }

  async #upToDate(): Promise<MatchingThread> {
    if (this.#known?.needsRebuild && this.#busy === 1) await this.close()
    const version = this.#dataVersion.known() ?? (await this.#dataVersion.ask())
    for (;;) {
      if (this.#known?.thread.ended) this.#known = undefined
      this.#known ??= { thread: new MatchingThread() }
      const known = this.#known
      // An update that others have begun may be of before.
      if (known.version !== undefined && known.version >= version) return known.thread
      this.#updating ??= this.#update(known, version).finally(() => {
        this.#updating = undefined
      })
      await this.#updating
    }
  }

  /** All parts, or those that have changed since the last time; the next are read while these are taken in. */
  async #update(known: Known, version: number): Promise<void> {
    const { db } = this.#shop
    const { ids, snapshot, epoch } = known.seen
      ? await listIdsOfTexts(db, known.seen.snapshot)
      : await listIdsOnSale(db)
    if (known.seen && known.seen.epoch !== epoch) return this.close()
    let parts = "[]"
    for (let at = 0; at < ids.length; at += PARTS_AT_ONCE) {
      const next = readPartsToMatch(db, ids.slice(at, at + PARTS_AT_ONCE))
      ;[parts] = await Promise.all([next, known.thread.put(parts)])
    }
    const { needsRebuild } = await known.thread.put(parts, ids.length > PARTS_AT_ONCE)
    known.needsRebuild = needsRebuild
    known.seen = { snapshot, epoch }
    known.version = version
  }
}
