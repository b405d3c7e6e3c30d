import { isDeepStrictEqual } from "node:util"
import { listPartStates, type PartState } from "#db/catalogue/offered-parts.ts"
import type { DataVersion } from "../catalogue/data-version.ts"
import type { Shop } from "../kernel/shop.ts"

const POLL_EVERY_MS = 500

export type PartNow = PartState

/** Notifies listeners of changed prices and stock, whichever process writes. */
export interface PartWatch {
  read(partId: string): Promise<PartNow | undefined>
  /** Reports differences from the state that was read, until the returned function is called. */
  listen(read: PartNow, notify: PartListener): () => void
}

type PartListener = (now: PartNow) => void

interface WatchedPart {
  now: PartNow
  /** Sequence number of the read. Older reads that arrive later are ignored. */
  readNumber: number
  listeners: Set<PartListener>
}

/**
 * Polls the database once for all listeners: first whether anything was written, then the watched parts. Idle without
 * listeners.
 */
export function watchParts(shop: Pick<Shop, "db" | "log">, dataVersion: DataVersion): PartWatch {
  const watched = new Map<string, WatchedPart>()
  let reads = 0
  let seen: number | undefined
  let isPolling = false
  let isFailing = false

  const read = async (ids: string[]) => {
    reads += 1
    const readNumber = reads
    const states = await listPartStates(shop.db, ids)
    for (const state of states) {
      const part = watched.get(state.id)
      if (!part || part.readNumber > readNumber) continue
      const changed = !isDeepStrictEqual(part.now, state)
      Object.assign(part, { now: state, readNumber })
      if (changed) for (const notify of part.listeners) notify(state)
    }
    return states
  }
  const poll = async () => {
    if (watched.size === 0) return
    const version = dataVersion.known() ?? (await dataVersion.ask())
    if (version === seen) return
    // Set before the read: a listener that is added in the meantime resets it, for another read.
    seen = version
    await read([...watched.keys()])
  }
  const pollLater = () => {
    isPolling = watched.size > 0
    if (isPolling) setTimeout(pollAgain, POLL_EVERY_MS)
  }
  const pollAgain = async () => {
    try {
      await poll()
      isFailing = false
    } catch (error) {
      seen = undefined
      if (!isFailing) shop.log.warn({ err: error }, "part_watch_failed")
      isFailing = true
    }
    pollLater()
  }
  return {
    read: async (partId) => (await read([partId]))[0],
    listen: (state, notify) => {
      const part = watched.get(state.id) ?? { now: state, readNumber: reads, listeners: new Set() }
      watched.set(state.id, part)
      part.listeners.add(notify)
      seen = undefined
      if (!isPolling) pollLater()
      if (part.now !== state) notify(part.now)
      return () => {
        part.listeners.delete(notify)
        if (part.listeners.size === 0) watched.delete(state.id)
      }
    },
  }
}
