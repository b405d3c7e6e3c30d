import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  nextStatus,
  type OrderState,
  type OrderStatus,
  orderCan,
  previousStatus,
  readOrderNumber,
  refuseAdvance,
  refuseCancel,
  refusePay,
  refuseSetFreight,
  refuseShip,
} from "./order.ts"

const placed: OrderState = {
  status: "pending",
  paid: false,
  refunded: false,
  cancelling: false,
  freightDue: false,
  partPaid: false,
}
const steps: OrderStatus[] = ["pending", "approved", "shipped", "delivered"]

/** Requests of people and of the card provider; the rules decide about them. */
const requests = ["advance", "pay", "refund", "begin cancelling", "finish cancelling"] as const
type Request = (typeof requests)[number]

function after(order: OrderState, request: Request): OrderState {
  switch (request) {
    case "advance":
      return orderCan.advance(order)
        ? { ...order, status: nextStatus[order.status] ?? order.status }
        : order
    case "pay":
      return refusePay(order) === undefined ? { ...order, paid: true } : order
    case "refund":
      return order.paid ? { ...order, refunded: true } : order
    case "begin cancelling":
      return refuseCancel(order) === undefined ? { ...order, cancelling: true } : order
    case "finish cancelling":
      return order.cancelling && refuseCancel(order) === undefined
        ? { ...order, status: "cancelled", cancelling: false }
        : order
  }
}

/** Returns the order before each request and after the last. */
function historyOf(requests: Request[]): OrderState[] {
  const history = [placed]
  for (const request of requests) history.push(after(history.at(-1) ?? placed, request))
  return history
}

const aHistory = fc.array(fc.constantFrom(...requests), { maxLength: 40 }).map(historyOf)

const always = (holds: (before: OrderState, now: OrderState) => void) =>
  fc.assert(
    fc.property(aHistory, (history) => {
      history.slice(1).forEach((now, index) => {
        holds(history[index] ?? placed, now)
      })
    }),
    { numRuns: 2000 },
  )

test("an order with freight to be agreed can be paid once it is set, and it is set once", () => {
  const due = { ...placed, freightDue: true }
  expect(refusePay(due)).toBe("freight_due")
  expect(orderCan.advance(due)).toBe(true)
  expect(refuseSetFreight(due)).toBeUndefined()
  expect(refuseSetFreight(placed)).toBe("freight_not_due")
  expect(refuseSetFreight({ ...due, cancelling: true })).toBe("order_being_cancelled")
  expect(refuseSetFreight({ ...due, paid: true })).toBe("order_paid")
})

test("reverting a step restores the status before it", () => {
  for (const [index, status] of steps.entries())
    expect(previousStatus[status]).toBe(steps[index - 1])
  expect(previousStatus.cancelled).toBeUndefined()
})

test("an order is approved, paid, shipped and delivered, or is cancelled", () => {
  const paths: Request[][] = [
    ["advance", "pay", "advance", "advance"],
    ["begin cancelling", "finish cancelling"],
  ]
  expect(paths.map((path) => historyOf(path).at(-1)?.status)).toEqual(["delivered", "cancelled"])
})

describe("an order under random actions", () => {
  test("advances one step at a time and never goes back", () => {
    always((before, now) => {
      if (now.status === "cancelled") return
      const advanced = steps.indexOf(now.status) - steps.indexOf(before.status)
      expect([0, 1]).toContain(advanced)
    })
  })

  test("is never shipped unpaid", () => {
    always((_, now) => {
      if (now.status === "shipped" || now.status === "delivered") expect(now.paid).toBe(true)
    })
  })

  test("does not advance once refunded", () => {
    always((before, now) => {
      if (before.refunded) expect(now).toEqual(before)
    })
  })

  test("is never both paid and cancelled", () => {
    always((_, now) => {
      expect(now.paid && now.status === "cancelled").toBe(false)
    })
  })

  test("stays paid or cancelled", () => {
    always((before, now) => {
      if (before.paid) expect(now.paid).toBe(true)
      if (before.status === "cancelled") expect(now).toEqual(before)
    })
  })

  test("is neither paid nor advanced while it is being cancelled", () => {
    always((before, now) => {
      if (!before.cancelling) return
      expect(now.paid).toBe(before.paid)
      if (now.status !== "cancelled") expect(now.status).toBe(before.status)
    })
  })
})

describe("each refusal has its reason", () => {
  type Reason = ReturnType<typeof refusePay | typeof refuseAdvance | typeof refuseShip>
  const states: [string, OrderState, Reason[]][] = [
    ["unpaid", placed, [undefined, undefined, undefined, "order_not_approved"]],
    [
      "paid",
      { ...placed, paid: true },
      ["order_paid", "order_paid", undefined, "order_not_approved"],
    ],
    [
      "approved, unpaid",
      { ...placed, status: "approved" },
      [undefined, undefined, "order_not_paid", "order_not_paid"],
    ],
    [
      "approved, paid",
      { ...placed, status: "approved", paid: true },
      ["order_paid", "order_paid", undefined, undefined],
    ],
    [
      "shipped",
      { ...placed, status: "shipped", paid: true },
      ["order_paid", "order_paid", undefined, "nothing_to_ship"],
    ],
    [
      "delivered",
      { ...placed, status: "delivered", paid: true },
      ["order_paid", "order_paid", "order_delivered", "nothing_to_ship"],
    ],
    [
      "approved, refunded",
      { ...placed, status: "approved", paid: true, refunded: true },
      ["order_paid", "order_paid", "order_refunded", "order_refunded"],
    ],
    [
      "being cancelled",
      { ...placed, cancelling: true },
      ["order_being_cancelled", undefined, "step_while_cancelling", "order_being_cancelled"],
    ],
    [
      "cancelled",
      { ...placed, status: "cancelled" },
      ["order_cancelled", "order_cancelled", "order_cancelled", "order_not_approved"],
    ],
  ]
  test.each(states)("%s: to pay, to cancel, to advance, to ship", (_, order, refusals) => {
    const rules = [refusePay, refuseCancel, refuseAdvance, refuseShip]
    expect(rules.map((rule) => rule(order))).toEqual(refusals)
    expect(orderCan.ship(order)).toBe(refusals.at(-1) === undefined)
  })
})

test.each(["CA-2026-000123", "ca-2026-123", " #CA-2026-000123 ", "ca2026000123", "CA 2026 123"])(
  "%j is a valid order number",
  (written) => expect(readOrderNumber(written)).toBe("CA-2026-000123"),
)

test("numbers above a million are written in full", () =>
  expect(readOrderNumber("CA-2026-1234567")).toBe("CA-2026-1234567"))

test.each(["", "CA-F-120", "CA-26-000123", "000123", "d4016a39c8e609841ed6e812", "CA-2026-"])(
  "%j is not an order number",
  (written) => expect(readOrderNumber(written)).toBeUndefined(),
)
