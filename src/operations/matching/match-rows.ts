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

/** Matches the rows of lists with the parts on sale, as they were a moment ago at most. */
export interface RowMatcher {
  /** Until nobody waits for it any more. */
  match(rows: readonly AskedRow[], gone: AbortSignal): Promise<RowMatch[]>
  close(): Promise<void>
}

/** The thread with what it knows: all until a moment, as of a version of the shop's data. */
interface Known {
  thread: MatchingThread
  moment: string | undefined
  version: number | undefined
}

export function openRowMatcher(
  { db }: Pick<Shop, "db">,
  dataVersion: Pick<DataVersion, "known" | "ask">,
  idleMs = IDLE_MS,
): RowMatcher {
  let known: Known | undefined
  let updating: Promise<Known> | undefined
  let busy = 0
  let idle: ReturnType<typeof setTimeout> | undefined

  const letGo = async () => {
    const last = known
    known = undefined
    await last?.thread.close()
  }
  const upToDate = async (): Promise<Known> => {
    if (known?.thread.ended) known = undefined
    known ??= { thread: new MatchingThread(), moment: undefined, version: undefined }
    const version = dataVersion.known() ?? (await dataVersion.ask())
    if (known.version === version) return known
    updating ??= update(known, version).finally(() => {
      updating = undefined
    })
    return updating
  }
  const update = async (current: Known, version: number) => {
    const moment = await readMoment(db)
    let after: string | null = ""
    while (after !== null) {
      const page = await readPartsToMatch(db, {
        after,
        moment: current.moment,
        most: PARTS_AT_ONCE,
      })
      if (page.last !== null) await current.thread.put(page.json)
      after = page.last
    }
    Object.assign(current, { moment, version })
    return current
  }
  const match = async (rows: readonly AskedRow[], gone: AbortSignal) => {
    const { thread } = await upToDate()
    const matched: RowMatch[] = []
    while (matched.length < rows.length) {
      if (gone.aborted) throw refuse("shop_busy")
      matched.push(
        ...(await thread.match(rows.slice(matched.length, matched.length + ROWS_AT_ONCE))),
      )
    }
    return matched
  }
  return {
    match: async (rows, gone) => {
      if (busy >= MOST_AT_ONCE) throw refuse("shop_busy")
      clearTimeout(idle)
      busy += 1
      try {
        return await match(rows, gone)
      } finally {
        busy -= 1
        if (busy === 0) idle = setTimeout(letGo, idleMs).unref()
      }
    },
    close: async () => {
      clearTimeout(idle)
      await letGo()
    },
  }
}
