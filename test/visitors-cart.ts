import type { TestShop } from "./test-shop.ts"

/** Fills a new visitor's cart; answers the cookie that leads to it. */
export async function aCart(
  shop: TestShop,
  add: { partId: string; quantity: number }[],
): Promise<string> {
  const { status, headers } = await shop.send("PATCH /cart", { body: { add } })
  if (status !== 200) throw new Error(`PATCH /cart answered ${status}`)
  return givenCookie(headers)
}

/** What a browser sends back of what it was given. */
export const givenCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")

/** A cookie's value. */
export const cookieIn = (cookie: string): string => cookie.split("=")[1] ?? ""
