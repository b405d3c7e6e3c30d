import fc from "fast-check"
import { expect } from "vitest"
import { nextStatus } from "#domain/orders/order.ts"
import { cards, openCheckout } from "../pay.ts"
import {
  aBuyer,
  anIndex,
  anyone,
  type Command,
  command,
  pick,
  resultOf,
  tokenOf,
  type World,
} from "./command.ts"
import {
  editedPriceCents,
  expectAdvance,
  expectCheckout,
  expectConfirmation,
  expectDeletion,
  expectOrderEdit,
  expectPurchase,
  expectRefund,
  type ModelOrder,
  type OrderEdit,
  OWN_PRICE_CENTS,
  type ShopModel,
  totalOf,
} from "./shop-model.ts"

export const purchase = fc
  .record({
    by: aBuyer,
    part: anIndex,
    quantity: fc.integer({ min: -1, max: 12 }),
    seen: fc.constantFrom(
      "nothing",
      "total",
      "both",
      "unit price",
      "unit price as total",
      "another",
    ),
  })
  .map((given) =>
    command("purchase", given, async (model, world) => {
      const part = pick(model.parts, given.part)
      const { quantity, by } = given
      const unit = part.priceCents
      const total = Math.max(0, unit * quantity)
      const seenCents: { total?: number; unit?: number } = {
        nothing: {},
        total: { total },
        both: { total, unit },
        "unit price": { unit },
        "unit price as total": { total: unit },
        another: { unit: unit + 1 },
      }[given.seen]
      const body = {
        purchaseId: part.id,
        quantity,
        ...(seenCents.total !== undefined && { price: seenCents.total / 100 }),
        ...(seenCents.unit !== undefined && { unitPrice: seenCents.unit / 100 }),
      }
      const answer = await world.shop.send("POST /purchase", { token: tokenOf(world, by), body })
      const expected = expectPurchase(part, quantity, seenCents)
      expect(resultOf(answer)).toBe(expected)
      if (expected !== "200") return
      part.available -= quantity
      model.orders.push({
        id: String(answer.body.insertedId),
        owner: by,
        part,
        quantity,
        name: part.name,
        unitPriceCents: part.priceCents,
        hasOwnPrice: false,
        status: "pending",
        paid: "no",
        refundedCents: 0,
        hidden: false,
      })
    }),
  )

const hasOrders = (model: ShopModel) => model.orders.length > 0

const orderCommand = <Given extends { order: number }>(
  name: string,
  given: Given,
  run: (order: ModelOrder, world: World) => Promise<void>,
): Command =>
  command(name, given, (model, world) => run(pick(model.orders, given.order), world), hasOrders)

export const deletion = fc.record({ who: anyone, order: anIndex }).map((given) =>
  orderCommand("delete", given, async (order, world) => {
    const token = tokenOf(world, given.who)
    const answer = await world.shop.send(`DELETE /order/${order.id}`, { token })
    const outcome =
      resultOf(answer) === "200" ? `200 deleted ${answer.body.deletedCount}` : resultOf(answer)
    expect(expectDeletion(order, given.who)).toContain(outcome)
    if (outcome === "409 order_paid") order.paid = "yes"
    if (outcome !== "200 deleted 1") return
    if (order.paid !== "no") {
      order.paid = "yes"
      order.hidden = true
      return
    }
    order.status = "cancelled"
    order.part.available += order.quantity
  }),
)

export const payment = fc
  .record({ who: aBuyer, order: anIndex, card: fc.constantFrom("good", "good", "declined") })
  .map((given) =>
    orderCommand("pay", given, async (order, world) => {
      const token = tokenOf(world, given.who)
      const body = { orderId: order.id, price: totalOf(order) / 100 }
      const opened = await world.shop.send("POST /create-payment-intent", { token, body })
      const expected = expectCheckout(order, given.who)
      expect(resultOf(opened)).toBe(expected)
      if (expected === "409 order_paid") order.paid = "yes"
      if (expected !== "200") return
      const checkout = await openCheckout(world.shop, { token }, order.id)
      const declined = given.card === "declined"
      const outcome = await checkout.pay(declined ? cards.declined : cards.good)
      expect(outcome).toBe(declined ? "card_declined" : "succeeded")
      if (!declined) order.paid = "charged"
    }),
  )

export const confirmation = fc.record({ who: aBuyer, order: anIndex }).map((given) =>
  orderCommand("confirm", given, async (order, world) => {
    const token = tokenOf(world, given.who)
    const answer = await world.shop.send(`PATCH /order/${order.id}`, { token, body: {} })
    const expected = expectConfirmation(order, given.who)
    expect(resultOf(answer)).toBe(expected)
    if (expected === "200") order.paid = "yes"
  }),
)

export const advance = fc
  .record({ order: anIndex, seen: fc.constantFrom("now", "now", "nothing", "shipped") })
  .map((given) =>
    orderCommand("advance", given, async (order, world) => {
      const seen = { now: order.status, nothing: undefined, shipped: "shipped" }[given.seen]
      const answer = await world.shop.send(`PUT /order/${order.id}`, {
        token: world.shop.admin.token,
        ...(seen && { headers: { "if-match": seen } }),
      })
      expect(expectAdvance(order, seen)).toContain(resultOf(answer))
      if (answer.status === 200) order.status = nextStatus[order.status] ?? order.status
      if (order.status === "shipped") order.paid = "yes"
    }),
  )

export const orderEdit = fc
  .record({
    order: anIndex,
    quantity: fc.nat({ max: 12 }),
    price: fc.constantFrom<OrderEdit["price"][]>("kept", "kept", "own", "list"),
  })
  .map((given) =>
    orderCommand("edit order", given, async (order, world) => {
      const { token } = world.shop.admin
      const { quantity, price } = given
      const { body } = await world.shop.send(`GET /order/${order.id}`, { token })
      const own = { ownPrice: OWN_PRICE_CENTS / 100, priceReason: "Agreed." }
      const prices = { kept: {}, own, list: { ownPrice: null } }
      const answer = await world.shop.send(`POST /order/${order.id}/edit`, {
        token,
        body: { revision: body.revision ?? 0, lines: [{ number: 1, quantity, ...prices[price] }] },
      })
      const outcome = resultOf(answer)
      expect(expectOrderEdit(order, given)).toContain(outcome)
      if (outcome === "409 order_paid") order.paid = "yes"
      if (outcome !== "200") return
      order.part.available += order.quantity - quantity
      order.unitPriceCents = editedPriceCents(order, given)
      if (price !== "kept") order.hasOwnPrice = price === "own"
      order.quantity = quantity
    }),
  )

export const refund = fc
  .record({
    order: anIndex,
    amount: fc.constantFrom("all", "all", "half", "too much"),
    restock: fc.boolean(),
  })
  .map((given) =>
    orderCommand("refund", given, async (order, world) => {
      const total = totalOf(order)
      const amounts = { all: undefined, half: Math.ceil(total / 2), "too much": total + 1 }
      const amountCents = amounts[given.amount]
      const { restock } = given
      const amount = amountCents !== undefined && { amount: amountCents / 100 }
      const answer = await world.shop.send(`POST /order/${order.id}/refund`, {
        token: world.shop.admin.token,
        body: { reason: "It was asked for.", restock, ...amount },
      })
      expect(expectRefund(order, amountCents, restock)).toContain(resultOf(answer))
      if (answer.status !== 200) return
      order.paid = "yes"
      order.refundedCents += amountCents ?? total - order.refundedCents
      expect(answer.body.refunded).toBe(order.refundedCents / 100)
      if (restock) order.part.available += order.quantity
    }),
  )
