import { createClient, languageHeaders } from "#contract/client.ts"
import type { CallReply, Contract, RouteKey } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { undoneText } from "#contract/kernel/text.ts"
import { t } from "#domain/languages/translate.ts"
import { storedToken } from "./browser-storage.ts"
import { renewToken } from "./session.ts"

/** Reply of a call: `Reply<"GET /order/{id}">`. */
export type Reply<Key extends RouteKey> = CallReply<Contract[Key]>

const withBearer = (init: RequestInit, token: string | null | undefined): RequestInit => {
  const headers = new Headers(init.headers)
  if (token) headers.set("authorization", `Bearer ${token}`)
  for (const [name, value] of Object.entries(languageHeaders())) headers.set(name, value)
  return { ...init, headers }
}

/** Sends a request for the signed-in user. Renews an expired token once while the session lives. */
export async function sendAsViewer(
  path: string,
  init: RequestInit,
  send: (path: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  const token = storedToken()
  const response = token ? await send(path, withBearer(init, token)) : undefined
  if (response && response.status !== 401) return response
  const renewed = await renewToken()
  if (renewed) return send(path, withBearer(init, renewed))
  // Nobody is signed in: the shop would only say so, and the browser report it as an error.
  return (
    response ?? Response.json({ code: "unauthenticated", message: t("Sign in.") }, { status: 401 })
  )
}

interface WriteCounts {
  success?: boolean
  modifiedCount?: number
  deletedCount?: number
  message?: string
}

/**
 * Refuses answers that report no effect, so that no page takes them for success. 202 is not judged
 * here.
 */
async function refuseUndone(response: Response): Promise<Response> {
  if (response.status !== 200) return response
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const body = asDeclared<WriteCounts | undefined>(answer)
  const { success, modifiedCount, deletedCount, message = undoneText.nothingDone } = body ?? {}
  if (success !== false && modifiedCount !== 0 && deletedCount !== 0) return response
  return Response.json({ ...body, code: "nothing_done", message }, { status: 409 })
}

export const publicApi = createClient((path, init) => fetch(path, init))

export const browserApi = createClient(async (path, init) => {
  const response = await sendAsViewer(path, init)
  return init.method === "GET" ? response : refuseUndone(response)
})

/** Returns 128 random bits, even on http pages without `crypto.randomUUID`. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}
