import { useSyncExternalStore } from "react"
import { currentLanguage } from "#domain/languages/languages.ts"
import { loadLanguage } from "#domain/languages/translate.ts"

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

/** Loads a chunk together with the buyers' texts in the current language. */
export async function loadWithTexts<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  const [piece] = await Promise.all([load(), loadLanguage(currentLanguage(), "buyers")])
  return piece
}

/** Enables prefetching only while online; offline, a prefetch would make the router leave the page. */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none")

/** Loads a chunk and its texts. If that fails, waits for a connection and tries again. */
export const onceOnline = <Piece>(load: () => Promise<Piece>): Promise<Piece> =>
  loadWithTexts(load).catch(
    () =>
      new Promise((done) => {
        addEventListener("online", () => done(onceOnline(load)), { once: true })
      }),
  )
