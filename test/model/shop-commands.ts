import fc from "fast-check"
import { expect } from "vitest"
import { command, type World } from "./command.ts"
import {
  advance,
  confirmation,
  deletion,
  orderEdit,
  payment,
  purchase,
  refund,
} from "./order-commands.ts"
import { archiving, edit, restock } from "./part-commands.ts"
import { type ShopModel, totalOf, visible } from "./shop-model.ts"

const comparison = fc.constant({}).map((given) => command("compare", given, expectSame))

/** Compares everything visible with the model. */
export async function expectSame(model: ShopModel, { shop, buyers }: World): Promise<void> {
  const [buyer = shop.admin] = buyers
  for (const part of model.parts) {
    const seen = await shop.send(`GET /part/${part.id}`, { token: buyer.token })
    const { available: availableQuantity, name } = part
    const price = part.priceCents / 100
    expect(seen).toMatchObject(
      part.archived ? { status: 404 } : { status: 200, body: { name, availableQuantity, price } },
    )
  }
  for (const [owner, by] of buyers.entries()) {
    const seen = await shop.as(by)("GET /myorder")
    const own = model.orders.filter((order) => order.owner === owner && visible(order)).toReversed()
    expect(seen.map(({ _id }) => _id)).toEqual(own.map(({ id }) => id))
    for (const [index, order] of own.entries()) {
      expect(seen[index]).toMatchObject({
        quantity: order.quantity,
        price: totalOf(order) / 100,
        unitPrice: order.unitPriceCents / 100,
        productName: order.name,
        status: order.status,
        refunded: order.refundedCents / 100,
        ...(order.paid !== "charged" && { paid: order.paid === "yes" }),
      })
      if (seen[index]?.paid) order.paid = "yes"
    }
  }
}

/** Purchases and payments are more frequent than endings. */
export const shopCommands = (maxCommands: number) =>
  fc.commands(
    [
      ...Array.from({ length: 6 }, () => purchase),
      ...Array.from({ length: 4 }, () => payment),
      ...Array.from({ length: 4 }, () => advance),
      orderEdit,
      orderEdit,
      confirmation,
      confirmation,
      deletion,
      deletion,
      refund,
      refund,
      restock,
      edit,
      archiving,
      comparison,
    ],
    { maxCommands, size: "max" },
  )
