import { describe, expect, test } from "vitest"
import {
  type LineAtMoment,
  type OrderAtMoment,
  refundableCents,
  refuseActions,
  refuseBuyerCancel,
  refuseBuyerChange,
  refuseDelete,
} from "./order-actions.ts"

const placed: OrderAtMoment = {
  status: "pending",
  paid: false,
  totalCents: 1000,
  refundedCents: 0,
  refunded: false,
  cancelling: false,
  freightDue: false,
  partPaid: false,
  freightSet: false,
  deletedAt: null,
}
const paid: OrderAtMoment = { ...placed, paid: true }
const refunded: OrderAtMoment = { ...paid, refunded: true, refundedCents: 1000 }
const line: LineAtMoment = {
  number: 1,
  quantity: 4,
  waiting: 0,
  dropped: 0,
  cancelled: 0,
  undecided: 0,
  shipped: 0,
  refunded: 0,
}
const buyerRules = {
  cancelling: "until shipped",
  details: "until shipped",
  returnsOffered: true,
  deletion: { byStaff: false, cancelling: "unpaid" },
} as const

const byStaff = { byStaff: true, cancelling: "unpaid" }

const refusals = (order: OrderAtMoment, lines = [line], rules: object = {}) =>
  refuseActions({ order, lines, returnable: 0 }, { ...buyerRules, ...rules })

describe("the allowed actions", () => {
  test("for an unpaid order are pay, change, cancel and delete", () => {
    expect(refusals(placed)).toEqual({
      pay: undefined,
      refund: "nothing_to_refund",
      cancel: undefined,
      ship: "order_not_approved",
      return: "nothing_shipped",
      change: undefined,
      edit: undefined,
      decline: "freight_not_set",
      delete: undefined,
    })
  })

  test("include declining freight once staff have set it, until payment", () => {
    const set = { ...placed, freightSet: true }
    expect(refusals(set).decline).toBeUndefined()
    expect(refusals({ ...set, partPaid: true }).decline).toBe("order_part_paid")
    expect(refusals({ ...set, status: "cancelled" }).decline).toBe("order_cancelled")
    expect(refusals({ ...paid, freightSet: true }).decline).toBe("order_paid")
  })

  test("for a paid order are refund, ship once approved, and cancel before that", () => {
    expect(refusals(paid)).toMatchObject({
      pay: "order_paid",
      refund: undefined,
      cancel: undefined,
      delete: "order_paid",
    })
    expect(refusals({ ...paid, status: "approved" }).ship).toBeUndefined()
    expect(refundableCents({ ...paid, refundedCents: 300 })).toBe(700)
  })

  test("for a fully refunded order exclude refund, cancel and ship", () => {
    const whole = refusals({ ...refunded, status: "approved" })
    expect(whole).toMatchObject({
      refund: "nothing_to_refund",
      cancel: "nothing_to_refund",
      ship: "order_refunded",
    })
    expect(refundableCents(refunded)).toBe(0)
  })

  test("exclude shipping while an order waits for stock or has nothing left", () => {
    const approved = { ...paid, status: "approved" } as const
    expect(refusals(approved, [{ ...line, waiting: 4 }]).ship).toBe("order_awaits_stock")
    expect(refusals(approved, [{ ...line, cancelled: 4 }]).ship).toBe("nothing_to_ship")
  })

  test("for administrators exclude cancelled and hidden orders", () => {
    for (const order of [
      { ...placed, status: "cancelled" } as const,
      { ...paid, deletedAt: new Date() },
    ])
      expect(refusals(order, [line], { deletion: byStaff })).toMatchObject({
        ship: "order_not_found",
        delete: "order_cancelled",
      })
    expect(refusals(paid, [line], { deletion: byStaff }).delete).toBeUndefined()
  })

  test("include returning shipped units, if the shop accepts returns", () => {
    const order = { ...paid, status: "shipped" } as const
    const facts = { order, lines: [{ ...line, shipped: 4 }], returnable: 1 }
    expect(refuseActions(facts, buyerRules).return).toBeUndefined()
    expect(refuseActions({ ...facts, returnable: 0 }, buyerRules).return).toBe("nothing_to_return")
    const none = { ...buyerRules, returnsOffered: false }
    expect(refuseActions(facts, none).return).toBe("returns_not_offered")
  })
})

test.each([
  ["nothing", "change_not_allowed", "change_not_allowed", "change_not_allowed"],
  ["unpaid", undefined, "order_paid", "order_paid"],
  ["until approved", undefined, undefined, "change_not_allowed"],
  ["until shipped", undefined, undefined, undefined],
] as const)("where buyers cancel %s: unpaid, paid, approved", (allowed, ...expected) => {
  const orders = [placed, paid, { ...paid, status: "approved" } as const]
  expect(orders.map((order) => refuseBuyerCancel(order, allowed, 1))).toEqual(expected)
  expect(refuseBuyerCancel(placed, allowed, 0)).toBe("change_not_allowed")
})

test("details can be changed until something is shipped or all is refunded", () => {
  const shipped = [{ shipped: 1 }]
  expect(refuseBuyerChange(paid, "until shipped", [])).toBeUndefined()
  expect(refuseBuyerChange(paid, "until shipped", shipped)).toBe("change_not_allowed")
  expect(refuseBuyerChange(paid, "never", [])).toBe("change_not_allowed")
  const refunded = { ...paid, refunded: true }
  expect(refuseBuyerChange(refunded, "until shipped", [])).toBe("change_not_allowed")
  const cancelling = { ...placed, cancelling: true }
  expect(refuseBuyerChange(cancelling, "until shipped", [])).toBe("order_being_cancelled")
})

test("a shop that forbids cancelling also forbids deleting by buyers", () => {
  const rules = { byStaff: false, cancelling: "nothing" } as const
  expect(refuseDelete(placed, rules)).toBe("change_not_allowed")
  expect(refuseDelete(placed, { ...rules, byStaff: true })).toBeUndefined()
})
