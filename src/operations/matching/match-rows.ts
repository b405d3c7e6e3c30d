import { setImmediate } from "node:timers/promises"
import { limitConcurrency } from "#domain/limit-concurrency.ts"
import type { ReadList } from "#domain/matching/list-table.ts"
import type { RequestedRow, RowMatch } from "#domain/matching/row-match.ts"
import type { CatalogueSearch } from "../catalogue/catalogue-search.ts"
import type { Reader } from "../catalogue/read-catalogue-from.ts"
import type { ReadListFile } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { PartMatcher } from "./part-matcher.ts"

/** Maximum time that matching blocks the event loop before other requests get their turn. */
const TURN_MS = 3
const MAX_CONCURRENT = 8
const MAX_WAITING = 24

/** Matches rows of lists with the parts on sale. Concurrent lists take turns. */
export class RowMatcher {
  readonly #catalogue: Pick<CatalogueSearch, "settled">
  #lastTurn: Promise<unknown> = Promise.resolve()
  readonly #limited = limitConcurrency(MAX_CONCURRENT, MAX_WAITING)

  constructor(catalogue: Pick<CatalogueSearch, "settled">) {
    this.#catalogue = catalogue
  }

  /**
   * Throws `shop_busy` if too many lists are being matched, or if the client has disconnected. Before each turn, waits
   * for `pause`.
   */
  async match(
    reader: Reader,
    rows: readonly RequestedRow[],
    pause: () => Promise<void> | undefined,
  ): Promise<RowMatch[]> {
    // Lists that wait for the index keep no other list from being matched.
    const index = await this.#catalogue.settled(reader)
    const matches = await this.#limited(async () => {
      const matcher = new PartMatcher(index)
      const found: RowMatch[] = []
      while (found.length < rows.length) {
        await this.#nextTurn(pause)
        if (reader.signal.aborted) throw refuse("shop_busy")
        const endsAt = performance.now() + TURN_MS
        do {
          found.push(matcher.match(rows[found.length] ?? {}))
        } while (found.length < rows.length && performance.now() < endsAt)
      }
      return found
    })
    if (!matches) throw refuse("shop_busy")
    return matches
  }

  #nextTurn(pause: () => Promise<void> | undefined): Promise<unknown> {
    this.#lastTurn = this.#lastTurn.then(() => pause() ?? setImmediate())
    return this.#lastTurn
  }
}

/** Reads a buyer's file. */
export async function readList(
  { readListFile }: Pick<Shop, "readListFile">,
  ...asked: Parameters<ReadListFile>
): Promise<ReadList> {
  const read = await readListFile(...asked)
  if ("refused" in read) throw refuse(read.refused)
  return read
}
