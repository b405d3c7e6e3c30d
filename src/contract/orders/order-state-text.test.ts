import { expect, test } from "vitest"
import { orderStateText } from "./order-text.ts"

const order = { status: "pending", paid: false, price: 10, refunded: 0 }
const paid = { ...order, paid: true }
const places = { shipped: 2 }

test("an order's state is named in a word or two", () => {
  const states = [
    [order, "Not paid"],
    [{ ...order, heldUntil: "2026-11-21T09:30:00.000Z" }, "Reserved"],
    [{ ...order, received: 5 }, "Partly paid"],
    [{ ...order, freightDue: true as const }, "Freight to be agreed"],
    [{ ...order, cancelled: { by: "time" } }, "Expired"],
    [{ ...order, cancelled: { by: "buyer" } }, "Cancelled"],
    [{ ...order, cancelled: { by: "buyer", declined: true } }, "Declined"],
    [{ ...paid, status: "cancelled", refunded: 10 }, "Cancelled"],
    [paid, "Awaiting approval"],
    [{ ...paid, status: "approved", refunded: 5 }, "Being prepared"],
    [{ ...paid, status: "approved", places }, "Partly shipped"],
    [{ ...paid, status: "shipped", places }, "Shipped"],
    [{ ...paid, status: "delivered" }, "Delivered"],
    [{ ...paid, status: "approved", refunded: 10 }, "Refunded"],
  ] as const
  for (const [one, text] of states) expect(orderStateText(one)).toBe(text)
})
