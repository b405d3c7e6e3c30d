import { createContext, use, useState } from "react"
import { isApiError } from "./api-error.ts"

export const DocumentRequestId = createContext<string | undefined>(undefined)

const ELEMENT_ID = "request-id"

/**
 * Returns the request id of a failed page, and the id of the element that shows it. During hydration the browser reads
 * the request id from that element.
 */
export function useRequestId(error: unknown): { id: string | undefined; elementId: string } {
  const rendered = use(DocumentRequestId)
  const [first] = useState(() => ({
    error,
    id:
      typeof document === "undefined"
        ? rendered
        : (document.getElementById(ELEMENT_ID)?.textContent ?? undefined),
  }))
  const refused = isApiError(error) ? error.body.requestId : undefined
  return { id: refused ?? (first.error === error ? first.id : undefined), elementId: ELEMENT_ID }
}
