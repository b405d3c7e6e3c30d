import { cookieHeader } from "./cookies.ts"
import type { Person, TestShop } from "./test-shop.ts"

/** Fills a new visitor's cart. Returns its cookie. */
export async function aCart(
  shop: TestShop,
  add: { partId: string; quantity: number }[],
): Promise<string> {
  const { status, headers } = await shop.send("PATCH /cart", { body: { add } })
  if (status !== 200) throw new Error(`PATCH /cart answered ${status}`)
  return cookieHeader(headers)
}

/**
 * Fills a cart with a line of each kind: refused, changed, with a hint and a note, no longer sold. Further
 * lines are ordinary.
 */
export async function aTroubledCart(shop: TestShop, buyer: Person, lines = 6): Promise<string[]> {
  const stock = { availableQuantity: 480, price: 118.5 }
  const names = ["Anvil 850", "Beam 240", "Crest ITX", "Drum 8 TB", "Easel Mini"]
  const breaks = [{ quantity: 100, price: 99 }]
  const named = names.map((name) => ({ ...stock, name, ...(name === "Crest ITX" && { breaks }) }))
  const plain = Array.from({ length: lines - names.length }, (_, number) => ({
    ...stock,
    name: `Frame ${number + 1}`,
  }))
  const parts = await Promise.all([...named, ...plain].map((part) => shop.part(part)))
  const [short, changed = "", hinted, noted, gone = ""] = parts
  const quantities = new Map([
    [short, 500],
    [hinted, 96],
  ])
  const set = parts.map((partId) => ({
    partId,
    quantity: quantities.get(partId) ?? 20,
    note: partId === noted ? "For the workshop in Graz, second floor" : "",
  }))
  await shop.as(buyer)("PATCH /cart", { body: { set } })
  await shop.sql("update parts set price_cents = 12900 where id = $1", [changed])
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: gone } })
  return parts
}
