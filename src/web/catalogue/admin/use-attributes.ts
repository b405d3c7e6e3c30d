import { useEffect, useState } from "react"
import { browserApi, type Reply } from "#web/api/api.ts"

export type Attribute = Reply<"GET /vocabulary">["attributes"][number]

/** Nobody waits for what is asked while they type. */
const REST_MS = 300

/** What can be said of parts of a category; none until the shop has told, or where it cannot. */
export function useAttributes(category: string): readonly Attribute[] {
  const [attributes, setAttributes] = useState<readonly Attribute[]>([])
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(async () => {
      const query = { category: category.trim().slice(0, 100) }
      const told = await browserApi("GET /vocabulary", { query }).catch(() => undefined)
      if (told && isLatest) setAttributes(told.attributes)
    }, REST_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [category])
  return attributes
}
