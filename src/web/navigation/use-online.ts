import { useSyncExternalStore } from "react"

function watchConnection(listener: () => void): () => void {
  addEventListener("online", listener)
  addEventListener("offline", listener)
  return () => {
    removeEventListener("online", listener)
    removeEventListener("offline", listener)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

/** Allows prefetching online only; offline the router would leave the page. */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none")

/** Loads a chunk; offline it waits for a connection, and the rendered page stays. */
export const onceOnline = <Piece>(load: () => Promise<Piece>): Promise<Piece> =>
  load().catch(
    () =>
      new Promise((done) => {
        addEventListener("online", () => done(onceOnline(load)), { once: true })
      }),
  )
