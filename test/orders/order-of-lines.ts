import { newId } from "#operations/kernel/identifiers.ts"
import type { Person, TestShop } from "../test-shop.ts"

/** Inserts an order of several lines with its stock movements, as the shop does. Returns its id. */
export async function anOrderOfLines(
  shop: Pick<TestShop, "sql">,
  buyer: Pick<Person, "id" | "email" | "name">,
  lines: readonly { partId: string; quantity: number }[],
): Promise<string> {
  const id = newId()
  await shop.sql(
    `with lines as (
       select number, p.id as part_id, p.sku, p.name, wanted.quantity, p.price_cents, p.price_cents * wanted.quantity as total
       from unnest($3::text[], $4::integer[]) with ordinality as wanted (part_id, quantity, number)
       join parts p on p.id = wanted.part_id
     ), placed as (
       insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name)
       select $1, $2, sum(quantity), sum(total), count(*), $5, $6 from lines
     ), lined as (
       insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
       select $1, number, part_id, sku, name, quantity, price_cents, total from lines
     )
     select move_stock(array_agg(part_id order by number), array_agg(-quantity order by number), 'order', $1,
       actor_id => $2) from lines`,
    [
      id,
      buyer.id,
      lines.map(({ partId }) => partId),
      lines.map(({ quantity }) => quantity),
      buyer.email,
      buyer.name,
    ],
  )
  return id
}

/** Inserts an unpaid order of seven parts: 10 of the first, 11 of the second and so on. */
export async function anOrderOfSeven(shop: TestShop, buyer: Person) {
  const names = ["Anvil", "Beam", "Crank", "Drill", "Easel", "Forge", "Gauge"]
  const lines: { partId: string; quantity: number }[] = []
  for (const [index, name] of names.entries()) {
    const partId = await shop.part({ name, price: 1.1 * (index + 1) })
    lines.push({ partId, quantity: 10 + index })
  }
  return anOrderOfLines(shop, buyer, lines)
}

/** Adds a cheap part, a part with a minimum quantity and a part sold in packs. */
export async function threeParts(shop: Pick<TestShop, "part">) {
  return {
    cable: await shop.part({ name: "Cable", price: 3.4, availableQuantity: 500 }),
    card: await shop.part({
      name: "Card",
      price: 149.99,
      minimumQuantity: 5,
      availableQuantity: 40,
    }),
    packed: await shop.part({
      name: "Packed",
      price: 1.1,
      orderMultiple: 12,
      minimumQuantity: 12,
      availableQuantity: 600,
    }),
  }
}

/** Buys three units above the minimum of the first part, through the shop. */
export async function anOrderOfThreeMore(shop: Pick<TestShop, "as">, buyer: Person) {
  const [part] = await shop.as()("GET /part")
  const body = { purchaseId: part?._id ?? "", quantity: (part?.minimumQuantity ?? 0) + 3 }
  const { insertedId: id } = await shop.as(buyer)("POST /purchase", { body })
  return { id, ...body }
}
