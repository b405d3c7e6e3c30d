import { createContext, use, useState } from "react"
import { isApiError } from "./api-error.ts"

export const DocumentRequestId = createContext<string | undefined>(undefined)

const ELEMENT_ID = "request-id"

/**
 * Returns the request id of a failed page, and the element that carries it. The browser reads it
 * from the document while it shows the same failure.
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
