import { setImmediate } from "node:timers/promises"
import type { ReadList } from "#domain/matching/list-table.ts"
import { readTable } from "#domain/matching/read-table.ts"
import type { RequestedRow, RowMatch } from "#domain/matching/row-match.ts"
import type { CatalogueSearch } from "../catalogue/catalogue-search.ts"
import type { Reader } from "../catalogue/read-catalogue-from.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import type { KnownParts } from "./known-parts.ts"
import { PartMatcher } from "./part-matcher.ts"

/** Maximum time that matching blocks the event loop before other requests get their turn. */
const TURN_MS = 3
const MAX_CONCURRENT = 8

/** Matches rows of lists with the parts on sale. Concurrent lists take turns. */
export class RowMatcher {
  readonly #catalogue: Pick<CatalogueSearch, "settled">
  #lastTurn: Promise<unknown> = Promise.resolve()
  #lists = 0

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
    if (this.#lists >= MAX_CONCURRENT) throw refuse("shop_busy")
    this.#lists += 1
    try {
      const matcher = new PartMatcher(await this.#catalogue.settled(reader))
      const matches: RowMatch[] = []
      while (matches.length < rows.length) {
        await this.#nextTurn(pause)
        if (reader.gone.aborted) throw refuse("shop_busy")
        const endsAt = performance.now() + TURN_MS
        do {
          matches.push(matcher.match(rows[matches.length] ?? {}))
        } while (matches.length < rows.length && performance.now() < endsAt)
      }
      return matches
    } finally {
      this.#lists -= 1
    }
  }

  #nextTurn(pause: () => Promise<void> | undefined): Promise<unknown> {
    this.#lastTurn = this.#lastTurn.then(() => pause() ?? setImmediate())
    return this.#lastTurn
  }
}

/**
 * Reads a buyer's file. `hasHeading` states whether the first row is a heading; if undefined, it is detected.
 * `known` recognizes
 * parts on sale by number and, in an e-mail, by name.
 */
export async function readList(
  { readListFile }: Pick<Shop, "readListFile">,
  file: Uint8Array,
  { hasHeading, known }: { hasHeading?: boolean | undefined; known?: KnownParts | undefined },
): Promise<ReadList> {
  const read = await readListFile(file, known?.countName)
  if ("refused" in read) throw refuse(read.refused)
  return "letter" in read ? read.letter : readTable(read.rows, hasHeading, known?.isNumber)
}
