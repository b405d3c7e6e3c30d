import { afterAll } from "vitest"
import { openTestApi, type Person } from "../test-shop.ts"

/** Shares one shop among a file's tests of carts, with a buyer. */
export async function cartTests() {
  const shop = await openTestApi({ rateLimitScale: 0 })
  const buyer = await shop.customer()
  afterAll(() => shop.close())
  return {
    shop,
    buyer,
    cartOf: (person: Person) => shop.as(person)("GET /cart"),
    change: (person: Person, body: object, headers?: Record<string, string>) =>
      shop.send("PATCH /cart", { token: person.token, body, ...(headers && { headers }) }),
    quantities: ({ lines }: { lines: { partId: string; quantity: number }[] }) =>
      lines.map(({ partId, quantity }) => [partId, quantity]),
  }
}
