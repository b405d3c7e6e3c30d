import type { OrderCharge } from "#domain/orders/charges.ts"
import { newId } from "#operations/kernel/identifiers.ts"
import type { Person, TestShop } from "../test-shop.ts"

interface ChargedOrder {
  lines: readonly { partId: string; quantity: number; unitPriceCents: number; taxCents?: number }[]
  charges: readonly OrderCharge[]
}

/** Inserts an order with these charges, as the shop does. Returns its id. */
export async function aChargedOrder(
  shop: Pick<TestShop, "sql">,
  buyer: Pick<Person, "id" | "email" | "name">,
  { lines, charges }: ChargedOrder,
): Promise<string> {
  const id = newId()
  const terms = {
    id,
    buyerId: buyer.id,
    email: buyer.email,
    userName: buyer.name,
    phone: "",
    ofProved: null,
    ofUnproved: null,
    requestHash: "",
    response: {},
    charges,
    taxFacts: lines.map(({ taxCents }) =>
      taxCents === undefined ? null : { addedCents: taxCents },
    ),
    event: { name: "none", subject: id, data: {} },
  }
  await shop.sql(
    `select place_order($1, $2, (select array_agg(version order by place) from parts
       join unnest($2::text[]) with ordinality as wanted (id, place) using (id)), $3, $4, $5)`,
    [
      JSON.stringify(terms),
      lines.map(({ partId }) => partId),
      lines.map(({ quantity }) => -quantity),
      lines.map(({ unitPriceCents }) => unitPriceCents),
      JSON.stringify(lines.map(() => ({}))),
    ],
  )
  await shop.sql("delete from events where subject = $1", [id])
  return id
}
