import fc from "fast-check"
import { expect } from "vitest"
import type { ReturnStep } from "#domain/returns/return-state.ts"
import type { Customer } from "../many-customers.ts"
import { payOrder } from "../pay.ts"
import type { TestShop } from "../test-shop.ts"
import { pick, resultOf } from "./command.ts"
import {
  expectCancel,
  expectDecision,
  expectRequest,
  expectShipment,
  expectStep,
  expectWholeCancel,
  stateAfter,
  sum,
  toShip,
  totalCents,
  type Units,
  type UnitsModel,
  worthCents,
} from "./units-model.ts"

interface UnitsWorld {
  shop: TestShop
  buyer: Customer
  stranger: Customer
  parts: string[]
}

type Command = fc.AsyncCommand<UnitsModel, UnitsWorld>

const command = (
  name: string,
  given: object,
  act: Command["run"],
  check = (_: UnitsModel) => true,
): Command => ({
  check,
  run: async (order, world) => {
    await act(order, world)
    await expectSame(order, world)
  },
  toString: () => `${name} ${JSON.stringify(given)}`,
})

/** Units by line; lines with none are left out. */
const named = (units: Units) =>
  units.flatMap((quantity, index) => (quantity > 0 ? [{ number: index + 1, quantity }] : []))
const aFew = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 })).filter((units) => sum(units) > 0)
const aFewOrAll = fc.oneof(
  { arbitrary: aFew, weight: 8 },
  { arbitrary: fc.constant("all" as const), weight: 1 },
)

const payment = fc.constant({}).map((given) =>
  command(
    "pay",
    given,
    async (order, { shop, buyer }) => {
      await payOrder(shop, buyer, order.id)
      order.paid = true
    },
    ({ paid, status }) => !paid && status !== "cancelled",
  ),
)

const cancellation = fc
  .record({ units: aFewOrAll, isStranger: fc.constantFrom(false, false, false, true) })
  .map(({ units, isStranger }) =>
    command("cancel", { units, isStranger }, async (order, { shop, buyer, stranger }) => {
      const ask = (more: object) =>
        shop.send(`POST /order/${order.id}/cancel`, {
          token: (isStranger ? stranger : buyer).token,
          body: { ...(units !== "all" && { lines: named(units) }), ...more },
        })
      const expected = isStranger ? "403 forbidden" : expectCancel(order, units)
      const preview = await ask({ preview: true })
      expect(resultOf(preview)).toBe(expected)
      const answer = await ask({})
      expect(resultOf(answer)).toBe(expected)
      if (expected !== "200") return
      const gone = units === "all" ? toShip(order) : units
      const amount = worthCents(order, gone) / 100
      for (const { body } of [preview, answer])
        expect(body).toMatchObject({ amount, units: sum(gone) })
      cancel(order, gone)
    }),
  )

const wholeCancellation = fc.constant({}).map((given) =>
  command("cancel whole", given, async (order, { shop }) => {
    const answer = await shop.send(`POST /order/${order.id}/refund`, {
      token: shop.admin.token,
      body: { reason: "We cannot get them.", cancel: true },
    })
    const expected = expectWholeCancel(order)
    expect(resultOf(answer)).toBe(expected)
    if (expected === "200") cancel(order, toShip(order))
  }),
)

function cancel(order: UnitsModel, gone: Units): void {
  for (const [index, line] of order.lines.entries()) {
    const units = gone[index] ?? 0
    line.available += units
    if (order.paid) line.cancelled += units
    else line.quantity -= units
  }
  if (order.paid) order.refundedCents += worthCents(order, gone)
  else if (totalCents(order) === 0) order.status = "cancelled"
  settle(order)
}

/** Nothing is left to ship, so the shipped units are all units. */
function settle(order: UnitsModel): void {
  const isOnItsWay = order.lines.some(({ shipped }) => shipped > 0)
  if (order.status === "approved" && isOnItsWay && sum(toShip(order)) === 0)
    order.status = "shipped"
}

const shipment = fc.record({ units: aFewOrAll }).map(({ units }) =>
  command("ship", { units }, async (order, { shop }) => {
    const answer = await shop.send(`POST /order/${order.id}/shipment`, {
      token: shop.admin.token,
      body: units === "all" ? {} : { lines: named(units) },
    })
    const expected = expectShipment(order, units)
    expect(resultOf(answer)).toBe(expected)
    if (expected === "200") ship(order, units === "all" ? toShip(order) : units)
  }),
)

function ship(order: UnitsModel, units: Units): void {
  for (const [index, line] of order.lines.entries()) line.shipped += units[index] ?? 0
  settle(order)
}

const step = fc.constant({}).map((given) =>
  command("step", given, async (order, { shop }) => {
    const { token } = shop.admin
    const answer = await shop.send(`PUT /order/${order.id}`, { token })
    const expected = expectStep(order)
    expect(resultOf(answer)).toBe(expected)
    if (expected !== "200") return
    if (order.status === "pending") order.status = "approved"
    else if (order.status === "approved") ship(order, toShip(order))
    else order.status = "delivered"
  }),
)

const returnRequest = fc.record({ units: aFew }).map(({ units }) =>
  command("request a return", { units }, async (order, { shop, buyer }) => {
    const lines = named(units).map((line) => ({ ...line, reason: "damaged" }))
    const answer = await shop.send(`POST /order/${order.id}/return`, {
      token: buyer.token,
      body: { lines },
    })
    const expected = expectRequest(order, units)
    expect(resultOf(answer)).toBe(expected)
    if (expected !== "200") return
    const id = String(answer.body.insertedId)
    order.returns.push({
      id,
      version: 1,
      state: "asked",
      units: [...units],
      received: [0, 0],
      restocked: [0, 0],
    })
  }),
)

const aStep = fc.constantFrom<ReturnStep[]>(
  "approve",
  "approve",
  "receive",
  "receive",
  "refund",
  "refund",
  "refuse",
  "withdraw",
)
const decision = fc
  .record({ which: fc.nat({ max: 5 }), step: aStep, came: aFew, isFine: fc.boolean() })
  .map((given) =>
    command(
      "decide",
      given,
      async (order, { shop, buyer }) => {
        const one = pick(order.returns, given.which)
        const received = one.units.map((units, index) =>
          units > 0 ? Math.min(units + 1, given.came[index] ?? 0) : 0,
        )
        const restocked = given.isFine ? received : received.map(() => 0)
        const lines = received.flatMap((count, index) =>
          (one.units[index] ?? 0) > 0
            ? [{ number: index + 1, received: count, restocked: restocked[index] }]
            : [],
        )
        const body = {
          step: given.step,
          answer: "As was agreed.",
          ...(given.step === "receive" && { lines }),
        }
        const answer =
          given.step === "withdraw"
            ? await shop.send(`POST /return/${one.id}/withdraw`, { token: buyer.token })
            : await shop.send(`PUT /return/${one.id}`, {
                token: shop.admin.token,
                body,
                headers: { "if-match": `"${one.version}"` },
              })
        const expected = expectDecision(order, one, given.step, received)
        expect(resultOf(answer)).toBe(expected)
        if (expected !== "200") return
        one.state = stateAfter(one, given.step) ?? one.state
        one.version += 1
        if (given.step === "refuse")
          for (const [index, line] of order.lines.entries())
            line.available -= one.restocked[index] ?? 0
        if (given.step === "refund") order.refundedCents += worthCents(order, one.received)
        if (given.step !== "receive") return
        one.received = received
        one.restocked = restocked
        for (const [index, line] of order.lines.entries()) {
          line.returned += received[index] ?? 0
          line.available += restocked[index] ?? 0
        }
      },
      ({ returns }) => returns.length > 0,
    ),
  )

/** Compares order, stock and returns with the model. */
async function expectSame(order: UnitsModel, { shop, buyer, parts }: UnitsWorld): Promise<void> {
  const { token } = buyer
  const { status, body } = await shop.send(`GET /order/${order.id}`, { token })
  if (order.status === "cancelled") expect(status).toBe(404)
  else
    expect(body).toMatchObject({
      status: order.status,
      paid: order.paid,
      price: totalCents(order) / 100,
      refunded: order.refundedCents / 100,
    })
  const units = await shop.sql(
    `select number, quantity from order_lines where order_id = $1 order by number`,
    [order.id],
  )
  if (order.status !== "cancelled")
    expect(units.map(({ quantity }) => quantity)).toEqual(
      order.lines.map(({ quantity }) => quantity).filter((quantity) => quantity > 0),
    )
  const stock = await shop.sql(
    "select available_quantity as n from parts join unnest($1::text[]) with ordinality as wanted (id, place) using (id) order by place",
    [parts],
  )
  expect(stock.map(({ n }) => n)).toEqual(order.lines.map(({ available }) => available))
  for (const one of order.returns)
    expect((await shop.send(`GET /return/${one.id}`, { token })).body).toMatchObject({
      state: one.state,
      version: one.version,
    })
}

/** Commands that continue an order are more frequent than those that end it. */
export const unitsCommands = (maxCommands: number) =>
  fc.commands(
    [
      payment,
      payment,
      payment,
      payment,
      step,
      step,
      shipment,
      shipment,
      shipment,
      shipment,
      cancellation,
      cancellation,
      cancellation,
      wholeCancellation,
      returnRequest,
      returnRequest,
      returnRequest,
      returnRequest,
      ...Array.from({ length: 6 }, () => decision),
    ],
    { maxCommands, size: "max" },
  )
