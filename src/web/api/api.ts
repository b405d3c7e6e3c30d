import { type ApiClient, createClient, languageHeaders } from "#contract/client.ts"
import type { CallReply, Contract, RouteKey } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { noAnswerText } from "#contract/kernel/common-text.ts"
import { t } from "#domain/languages/translate.ts"
import { storedToken } from "./browser-storage.ts"
import { renewToken } from "./session.ts"

/** Reply type of a call, such as `Reply<"GET /order/{id}">`. */
export type Reply<Key extends RouteKey> = CallReply<Contract[Key]>

const addBearer = (init: RequestInit, token: string | null | undefined): RequestInit => {
  const headers = new Headers(init.headers)
  if (token) headers.set("authorization", `Bearer ${token}`)
  for (const [name, value] of Object.entries(languageHeaders())) headers.set(name, value)
  return { ...init, headers }
}

/** Sends a request for the signed-in user. Renews a missing or expired token once, by the session cookie. */
export async function sendAsViewer(
  path: string,
  init: RequestInit,
  send: (path: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  const token = storedToken()
  const response = token ? await send(path, addBearer(init, token)) : undefined
  if (response && response.status !== 401) return response
  const renewed = await renewToken()
  if (renewed) return send(path, addBearer(init, renewed))
  // Signed out: the server would answer 401 too, and the browser would log that as an error.
  return (
    response ?? Response.json({ code: "unauthenticated", message: t("Sign in.") }, { status: 401 })
  )
}

/** Client whose calls send this file as their body. */
export const apiWithFile = (file: Blob): ApiClient =>
  createClient((path, init) => sendAsViewer(path, { ...init, body: file }))

interface WriteCounts {
  success?: boolean
  modifiedCount?: number
  deletedCount?: number
  message?: string
}

/**
 * Throws on a 200 reply that reports no effect, so that no page takes it for success. Ignores other statuses, such as
 * 202.
 */
async function refuseUndone(response: Response): Promise<Response> {
  if (response.status !== 200) return response
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const body = asDeclared<WriteCounts | undefined>(answer)
  const { success, modifiedCount, deletedCount, message = noAnswerText.nothingDone } = body ?? {}
  if (success !== false && modifiedCount !== 0 && deletedCount !== 0) return response
  return Response.json({ ...body, code: "nothing_done", message }, { status: 409 })
}

export const publicApi = createClient((path, init) => fetch(path, init))

export const browserApi = createClient(async (path, init) => {
  const response = await sendAsViewer(path, init)
  return init.method === "GET" ? response : refuseUndone(response)
})

/** Returns 128 random bits as hex. Works on plain http pages too, where `crypto.randomUUID` is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** Creates headers with the same idempotency key for the same request body, until `done`. */
export function createIdempotencyKeys() {
  let attempt: { request: string; key: string } | undefined
  const headersFor = (body: object) => {
    const request = JSON.stringify(body)
    if (attempt?.request !== request) attempt = { request, key: newIdempotencyKey() }
    return { "idempotency-key": attempt.key }
  }
  const done = () => {
    attempt = undefined
  }
  return { headersFor, done }
}
