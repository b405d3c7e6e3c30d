import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGE_HEADER } from "#domain/languages/languages.ts"
import type { CallInput, CallReply, Contract, RouteKey } from "./contract.ts"
import { asDeclared } from "./kernel/as-declared.ts"
import type { RefusalBody } from "./refusals.ts"

type ErrorBody =
  | RefusalBody
  | { code: "internal" | "unreachable" | "nothing_done"; message: string; requestId?: string }

/**
 * Error response of the shop, or a failed request (status 0). `body.code` determines the other fields of the body.
 */
export class ApiError extends Error {
  override name = "ApiError"
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

type RequestInput = { params?: object; query?: object; body?: unknown }
type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }

export type ApiClient = <Key extends RouteKey>(
  route: Key,
  ...input: object extends CallInput<Contract[Key]>
    ? [input?: CallInput<Contract[Key]> & RequestInput, options?: CallOptions]
    : [input: CallInput<Contract[Key]> & RequestInput, options?: CallOptions]
) => Promise<CallReply<Contract[Key]>>

/**
 * Creates the typed client: `api("GET /part/{id}", { params: { id } })`. In the browser `send` is fetch with a
 * bearer token; during server rendering it is the app. Throws `ApiError`.
 */
export function createClient(
  send: (path: string, init: RequestInit) => Promise<Response>,
): ApiClient {
  return async (route, input?: RequestInput, options: CallOptions = {}) => {
    const [method = "GET", template = "/"] = route.split(" ")
    const headers = new Headers({ ...options.headers, ...languageHeaders() })
    const init: RequestInit = { method, headers }
    if (options.signal) init.signal = options.signal
    if (input?.body !== undefined) {
      headers.set("content-type", "application/json")
      init.body = JSON.stringify(input.body)
    }
    return readReply(await reach(() => send(address(template, input), init)))
  }
}

/** Returns the header that asks the shop to answer in the language of the page; none for the default language. */
export const languageHeaders = (): Record<string, string> =>
  currentLanguage() === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_HEADER]: currentLanguage() }

function address(template: string, input: RequestInput = {}): string {
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}))
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries<unknown>({ ...input.query }))
    if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause
    throw new ApiError(0, { code: "unreachable", message: "The shop could not be reached." })
  }
}

async function readReply<Reply>(response: Response): Promise<Reply> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return asDeclared(body)
  throw new ApiError(
    response.status,
    asDeclared(body ?? { code: "internal", message: "The shop's answer could not be read." }),
  )
}
