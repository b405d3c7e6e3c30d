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

/** Where a link's page may be fetched ahead: without a connection the router would give up the page that is open. */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none")
