import { expect, onTestFinished, test } from "vitest"
import { readLanguageFrom } from "#domain/languages/languages.ts"
import "#domain/languages/all-texts.ts"
import { formatHoldEnd, holdSentence, orderHoldText, orderStateText } from "./order-text.ts"

const now = new Date("2026-11-27T12:00:00Z")
const until = new Date("2026-11-27T13:20:00Z")

test("a hold that ends today is shown with its time, by the shop's clock", () => {
  expect(formatHoldEnd(until, "Europe/Berlin", now)).toBe("14:20 CET")
  expect(formatHoldEnd(until, "Asia/Tokyo", new Date("2026-11-27T15:00:00Z"))).toContain("22:20")
})

test("a hold that ends on another day is shown with its date", () => {
  expect(formatHoldEnd(new Date("2026-11-29T13:20:00Z"), "UTC", now)).toBe("29 Nov, 13:20 UTC")
})

test("the sentence about a hold explains why it is short, and how to extend it", () => {
  const shop = { timeZone: "UTC", now }
  expect(holdSentence({ until, reason: "usual" }, shop)).toBe("Reserved until 13:20 UTC.")
  expect(holdSentence({ until, reason: "unproved", confirmedHours: 48 }, shop)).toBe(
    "Reserved until 13:20 UTC. Confirm your e-mail to keep it 48 hours.",
  )
  expect(holdSentence({ until, reason: "takes_last", confirmedHours: 48 }, shop)).toBe(
    "Reserved until 13:20 UTC. It includes the last units of a part. Confirm your e-mail to keep it 48 hours.",
  )
})

test("in German, the sentence about a hold names what is reserved", () => {
  onTestFinished(readLanguageFrom(() => "de"))
  const shop = { timeZone: "UTC", now }
  expect(holdSentence({ until, reason: "unproved", confirmedHours: 48 }, shop)).toBe(
    "Reserviert bis 13:20 UTC. Bestätigen Sie Ihre E-Mail-Adresse, um die Bestellung 48 Stunden lang zu reservieren.",
  )
  expect(orderHoldText.confirm + orderHoldText.toKeepAll(1)).toBe(
    "Bestätigen Sie Ihre E-Mail-Adresse, um unbezahlte Bestellungen 1 Stunde lang zu reservieren.",
  )
})

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
