import { isDeepStrictEqual } from "node:util"
import { listPartStates, type PartState } from "#db/catalogue/parts.ts"
import type { DataVersion } from "../catalogue/data-version.ts"
import type { Shop } from "../kernel/shop.ts"

const LOOK_EVERY_MS = 500

export type PartNow = PartState

/** Notifies listeners of changed prices and stock, whichever process writes. */
export interface PartWatch {
  read(partId: string): Promise<PartNow | undefined>
  /** Reports differences from the state that was read, until the returned function is called. */
  listen(read: PartNow, tell: PartListener): () => void
}

type PartListener = (now: PartNow) => void

interface WatchedPart {
  now: PartNow
  /** Sequence number of the read. Older reads that arrive later are ignored. */
  turn: number
  listeners: Set<PartListener>
}

/**
 * Polls the database once for all listeners: first whether anything was written, then the watched parts. Idle without
 * listeners.
 */
export function watchParts(shop: Pick<Shop, "db" | "log">, dataVersion: DataVersion): PartWatch {
  const watched = new Map<string, WatchedPart>()
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
    // Set before the read: a listener that is added in the meantime resets it, for another read.
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
