import { useEffect, useState } from "react"
import { publicApi, type Reply } from "#web/api/api.ts"

const MIN_LETTERS = 2

export interface Suggestions extends Reply<"GET /suggest"> {
  typed: string
}

/** Returns suggestions for typed text; undefined on failure. Keeps the last ones until new ones arrive. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>()
  const isEnough = typed.length >= MIN_LETTERS
  useEffect(() => {
    if (!isEnough) return
    const controller = new AbortController()
    const show = (suggestions?: Suggestions) => {
      if (!controller.signal.aborted) setFound(suggestions)
    }
    publicApi("GET /suggest", { query: { q: typed } }, controller).then(
      (answer) => show({ ...answer, typed }),
      () => show(),
    )
    return () => controller.abort()
  }, [typed, isEnough])
  return isEnough ? found : undefined
}
