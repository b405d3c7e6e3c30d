import { bodyOf } from "../read-json.ts"
import type { TestShop } from "../test-shop.ts"

/** Where a walk through redirects ended. */
interface Arrival {
  url: URL
  status: number
  text: string
}

export interface ProviderBrowser {
  /** Starts the sign-in by a provider. Returns the address of the redirect. */
  begin(
    provider: "google" | "oidc",
    options?: { returnPath?: string; connect?: { password?: string } },
  ): Promise<string>
  /** Opens an address and follows every redirect. */
  go(url: string, form?: Record<string, string>): Promise<Arrival>
  /** Takes over the cookies of another session. */
  adopt(cookie: string): void
  /** Returns the signed-in e-mail address. */
  whoIs(): Promise<string | undefined>
  cookie(): string
}

interface Cookie {
  name: string
  value: string
  path: string
}

/** A browser without scripts: cookies, forms and redirects. */
export function providerBrowser(shop: Pick<TestShop, "url">): ProviderBrowser {
  let jar: Cookie[] = []

  const cookiesFor = (path: string) =>
    jar
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ")

  const keep = (line: string) => {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim())
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? "/"
    const over = attributes.some(
      (part) => /^max-age=0$/i.test(part) || /^expires=.*1970/i.test(part),
    )
    jar = jar.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (!over) jar.push({ name, value, path })
  }

  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url)
    const headers = new Headers(init.headers)
    const cookie = cookiesFor(pathname)
    if (cookie) headers.set("cookie", cookie)
    const response = await fetch(url, { ...init, headers, redirect: "manual" })
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  const call = async (path: string, body: object) => {
    const response = await ask(`${shop.url}/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shop.url },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await bodyOf(response) }
  }

  return {
    async begin(provider, { returnPath = "/purchase/1", connect } = {}) {
      const request = { provider, callbackURL: returnPath, errorCallbackURL: "/login?from=x" }
      const answer = connect
        ? await call("/link-social", { ...request, ...connect })
        : await call("/sign-in/social", request)
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.code}`)
      return String(answer.body.url)
    },

    async go(start, form) {
      const post = { method: "POST", body: new URLSearchParams(form) }
      let url = start
      let response = await ask(url, form ? post : {})
      for (let hops = 0; hops < 10; hops += 1) {
        const location = response.headers.get("location")
        if (!location) break
        url = new URL(location, url).href
        response = await ask(url)
      }
      return { url: new URL(url), status: response.status, text: await response.text() }
    },

    adopt: (cookie) => keep(`${cookie}; path=/`),

    async whoIs() {
      const answer = await ask(`${shop.url}/api/auth/get-session`)
      const session = await bodyOf<{ user?: { email: string } } | null>(answer)
      return session?.user?.email
    },

    cookie: () => cookiesFor("/"),
  }
}
