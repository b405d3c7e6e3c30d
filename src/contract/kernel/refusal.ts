import type { z } from "zod"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { translate } from "#domain/languages/translate.ts"

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 503
type NoPayload = Record<never, never>

export interface DeclaredRefusal<
  Payload extends z.ZodRawShape = z.ZodRawShape,
  Plain extends boolean = boolean,
> {
  status: RefusalStatus
  /** In the current language. */
  readonly text: string
  /** Facts for the caller, added to the answer. */
  payload: Payload
  /** The status says it all, so the body has no code. */
  plain: Plain
}

/** A text, or a function where it has values. */
type Text = PlainMessage | (() => string)

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
  return {
    status,
    get text() {
      return typeof text === "string" ? translate(text) : text()
    },
    payload,
    plain: false,
  }
}

export const plainRefusal = (
  status: 401 | 403,
  text: PlainMessage,
): DeclaredRefusal<NoPayload, true> => ({
  status,
  get text() {
    return translate(text)
  },
  payload: {},
  plain: true,
})
