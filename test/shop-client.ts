import { type ApiClient, createClient } from "#contract/client.ts"
import { cookieHeader } from "./cookies.ts"
import { bodyOf } from "./read-json.ts"
import { requireDeclared } from "./security/declared-refusals.ts"

export interface SendOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

export interface Person {
  id: string
  name: string
  email: string
  password: string
  token: string
  /** The identity session, as a Cookie header. */
  cookie: string
}

interface Account {
  name: string
  email: string
  password: string
}

/** Sends requests to the shop at this address, anonymously or as a person. `origin` is the origin of its pages. */
export function shopClient(url: string, origin: string, ask: typeof fetch = fetch) {
  const as = (person?: Pick<Person, "token">): ApiClient =>
    createClient((path, init) => {
      const headers = new Headers(init.headers)
      if (person) headers.set("authorization", `Bearer ${person.token}`)
      return ask(url + path, { ...init, headers })
    })

  const send = async (route: string, options: SendOptions = {}): Promise<Answer> => {
    const [method = "GET", path = "/"] = route.split(" ")
    const response = await ask(url + path, initOf(method, options))
    const body = await readBody(response)
    await requireDeclared(url, method, path, { status: response.status, code: Object(body).code })
    return { status: response.status, headers: response.headers, body }
  }

  /** Signs in or up at the identity provider, then exchanges the session for a token. */
  const enter = async (path: string, account: Account): Promise<Person> => {
    const response = await fetch(`${url}/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(account),
    })
    const { user } = await bodyOf<{ user: { id: string } }>(response)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const cookie = cookieHeader(response.headers)
    const answer = await send(`PUT /user/${account.email}`, {
      headers: { cookie, origin },
      body: { email: account.email },
    })
    return { ...account, id: user.id, cookie, token: String(answer.body.token) }
  }

  return { as, send, enter }
}

function initOf(method: string, { token, body, ...options }: SendOptions): RequestInit {
  const headers = new Headers(options.headers)
  if (token) headers.set("authorization", `Bearer ${token}`)
  const init: RequestInit = { method, headers, redirect: "manual" }
  if (body === undefined) return init
  if (!headers.has("content-type")) headers.set("content-type", "application/json")
  return { ...init, body: typeof body === "string" ? body : JSON.stringify(body) }
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const type = response.headers.get("content-type")
  if (type?.startsWith("application/json")) return bodyOf(response)
  // An event stream never ends.
  if (type === "text/event-stream") await response.body?.cancel()
  return { text: response.bodyUsed ? "" : await response.text() }
}
