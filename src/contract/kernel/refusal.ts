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

export function refusal(status: RefusalStatus, text: string): DeclaredRefusal<NoPayload, false>
export function refusal<Payload extends z.ZodRawShape>(
  status: RefusalStatus,
  text: string,
  payload: Payload,
): DeclaredRefusal<Payload, false>
export function refusal(
  status: RefusalStatus,
  text: string,
  payload: z.ZodRawShape = {},
): DeclaredRefusal<z.ZodRawShape, false> {
  return { status, text, payload, plain: false }
}

export const plainRefusal = (
  status: 401 | 403,
  text: string,
): DeclaredRefusal<NoPayload, true> => ({ status, text, payload: {}, plain: true })
