import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import type { AppEnv } from "./app-env.ts"
import { cookiesOf } from "./cookies.ts"

/** Not named as a session's cookies are: pages that people share are shared with whoever has a cart, too. */
const NAME = "shop-cart"
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:")
const nameAt = (publicUrl: string) => (isSecure(publicUrl) ? `__Secure-${NAME}` : NAME)

/** The token of a visitor's cart. */
export const cartTokenOf = (c: Context<AppEnv>, publicUrl: string): string | undefined =>
  cookiesOf(c.req.raw).get(nameAt(publicUrl))

/** What a page that the shop renders for a visitor sends along to its own calls: the cookie of their cart alone. */
export function cartCookieOf(c: Context<AppEnv>, publicUrl: string): Record<string, string> {
  const token = cartTokenOf(c, publicUrl)
  return token === undefined ? {} : { cookie: `${nameAt(publicUrl)}=${token}` }
}

/** Has the browser keep it for thirty days from now. */
export function giveCartToken(c: Context<AppEnv>, publicUrl: string, token: string): void {
  setCookie(c, nameAt(publicUrl), token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(publicUrl),
    maxAge: THIRTY_DAYS_S,
  })
}
