import { isDeepStrictEqual } from "node:util"
import { listPartStates, type PartState } from "#db/catalogue/parts.ts"
import type { DataVersion } from "../catalogue/data-version.ts"
import type { Shop } from "../kernel/shop.ts"

const LOOK_EVERY_MS = 500

/** What a buyer must know of a part. */
export type PartNow = PartState

/** Keeps whoever listens informed of parts' prices and stock, whichever process changes them. */
export interface PartWatch {
  /** What is so now; undefined when there never was such a part. */
  read(partId: string): Promise<PartNow | undefined>
  /** Tells of what differs from what was read, now and later, until the answer is called. */
  listen(read: PartNow, tell: Tell): () => void
}

type Tell = (now: PartNow) => void

interface Watched {
  now: PartNow
  /** The turn of the read that `now` came from: what was read earlier but arrives later is old. */
  turn: number
  listeners: Set<Tell>
}

/**
 * One look at the database serves all listeners of a process: whether anything was written, and only then
 * what became of the parts they listen to. Nobody listening, nobody looks.
 */
export function watchParts(shop: Pick<Shop, "db" | "log">, dataVersion: DataVersion): PartWatch {
  const watched = new Map<string, Watched>()
  let turns = 0
  let seen: number | undefined
  let looking = false
  let failing = false

  const read = async (ids: string[]) => {
    turns += 1
    const turn = turns
    const states = await listPartStates(shop.db, ids)
    for (const state of states) {
      const part = watched.get(state.id)
      if (!part || part.turn > turn) continue
      const changed = !isDeepStrictEqual(part.now, state)
      Object.assign(part, { now: state, turn })
      if (changed) for (const tell of part.listeners) tell(state)
    }
    return states
  }
  const look = async () => {
    if (watched.size === 0) return
    const version = dataVersion.known() ?? (await dataVersion.ask())
    if (version === seen) return
    // Before the parts are read: who comes meanwhile is not among them, and asks for another look.
    seen = version
    await read([...watched.keys()])
  }
  const lookLater = () => {
    looking = watched.size > 0
    if (looking) setTimeout(lookAgain, LOOK_EVERY_MS)
  }
  const lookAgain = async () => {
    try {
      await look()
      failing = false
    } catch (error) {
      seen = undefined
      if (!failing) shop.log.warn({ err: error }, "part_watch_failed")
      failing = true
    }
    lookLater()
  }
  return {
    read: async (partId) => (await read([partId]))[0],
    listen: (state, tell) => {
      const part = watched.get(state.id) ?? { now: state, turn: turns, listeners: new Set() }
      watched.set(state.id, part)
      part.listeners.add(tell)
      seen = undefined
      if (!looking) lookLater()
      if (part.now !== state) tell(part.now)
      return () => {
        part.listeners.delete(tell)
        if (part.listeners.size === 0) watched.delete(state.id)
      }
    },
  }
}
