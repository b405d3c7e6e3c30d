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

/** Enables prefetching only while online; offline, a prefetch would make the router leave the page. */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none")
