import type { z } from "zod"

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 503
type NoPayload = Record<never, never>

export interface DeclaredRefusal<
  Payload extends z.ZodRawShape = z.ZodRawShape,
  Plain extends boolean = boolean,
> {
  status: RefusalStatus
  text: string
  /** Facts for the caller, added to the answer. */
  payload: Payload
  /** The status says it all, so the body has no code. */
  plain: Plain
}

/** A text that depends on the shop's currency. */
type Text = string | (() => string)

export function refusal(status: RefusalStatus, text: Text): DeclaredRefusal<NoPayload, false>
export function refusal<Payload extends z.ZodRawShape>(
  status: RefusalStatus,
  text: Text,
  payload: Payload,
): DeclaredRefusal<Payload, false>
export function refusal(
  status: RefusalStatus,
  text: Text,
  payload: z.ZodRawShape = {},
): DeclaredRefusal<z.ZodRawShape, false> {
  if (typeof text === "string") return { status, text, payload, plain: false }
  return {
    status,
    get text() {
      return text()
    },
    payload,
    plain: false,
  }
}

export const plainRefusal = (
  status: 401 | 403,
  text: string,
): DeclaredRefusal<NoPayload, true> => ({ status, text, payload: {}, plain: true })
