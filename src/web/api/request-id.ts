import { createContext, use, useState } from "react"
import { isApiError } from "./api-error.ts"

/** The id under which the server's log knows the document that is being rendered. */
export const DocumentRequestId = createContext<string | undefined>(undefined)

const ELEMENT_ID = "request-id"

/**
 * The id of the request that failed, and where on the page it stands. The server knows its own; in the
 * browser it is read off the document, as long as that is still about the same failure.
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
