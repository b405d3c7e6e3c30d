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

/** Loads a chunk that the home page uses, with the texts that it may show. */
export async function withTexts<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  const [piece] = await Promise.all([load(), loadLanguage(currentLanguage(), "buyers")])
  return piece
}

/** Allows prefetching online only; offline the router would leave the page. */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none")

/** Loads a chunk and its texts; offline it waits for a connection, and the rendered page stays. */
export const onceOnline = <Piece>(load: () => Promise<Piece>): Promise<Piece> =>
  withTexts(load).catch(
    () =>
      new Promise((done) => {
        addEventListener("online", () => done(onceOnline(load)), { once: true })
      }),
  )
