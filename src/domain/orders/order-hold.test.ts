import { expect, test } from "vitest"
import { orderHold } from "./order-hold.ts"

const unpaid = {
  status: "pending",
  paid: false,
  refunded: false,
  cancelling: false,
  freightDue: false,
  partPaid: false,
  transferUntil: null,
  freightSetAt: null,
  editedAt: null,
  isProved: true,
  takesLast: false,
  createdAt: new Date("2026-11-27T10:00:00Z"),
} as const
const until = (time: string) => new Date(time)

test("an unpaid order is held as long as the shop sets", () => {
  expect(orderHold(unpaid, 48)).toEqual({
    until: until("2026-11-29T10:00:00Z"),
    reason: "usual",
  })
})

test("an unverified account's order is held two hours, or half an hour for the last units", () => {
  const unproved = { ...unpaid, isProved: false }
  expect(orderHold(unproved, 48)).toEqual({
    until: until("2026-11-27T12:00:00Z"),
    reason: "unproved",
    confirmedHours: 48,
  })
  expect(orderHold({ ...unproved, takesLast: true }, 48)).toEqual({
    until: until("2026-11-27T10:30:00Z"),
    reason: "takes_last",
    confirmedHours: 48,
  })
  expect(orderHold({ ...unpaid, takesLast: true }, 48)).toMatchObject({ reason: "usual" })
})

test("a shorter hold of the shop applies to all, without a hint to verify", () => {
  expect(orderHold({ ...unpaid, isProved: false, takesLast: true }, 0.25)).toEqual({
    until: until("2026-11-27T10:15:00Z"),
    reason: "takes_last",
  })
})

test.each([
  ["is paid", { paid: true }],
  ["is approved", { status: "approved" }],
  ["is being cancelled", { cancelling: true }],
  ["is cancelled", { status: "cancelled" }],
] as const)("an order that %s never lapses", (_, change) => {
  expect(orderHold({ ...unpaid, ...change }, 48)).toBeUndefined()
})

test("no order lapses in a shop that turns lapsing off", () => {
  expect(orderHold(unpaid, 0)).toBeUndefined()
})

test("freight to be agreed extends the hold only for a verified buyer", () => {
  const due = { ...unpaid, freightDue: true }
  expect(orderHold(due, 48)).toBeUndefined()
  expect(orderHold({ ...due, isProved: false }, 48)).toMatchObject({
    until: until("2026-11-27T12:00:00Z"),
  })
})

test("a buyer has a day after the freight is set", () => {
  const freightSetAt = new Date("2026-11-30T08:00:00Z")
  expect(orderHold({ ...unpaid, freightSetAt }, 48)).toMatchObject({
    until: until("2026-12-01T08:00:00Z"),
  })
  const setAtOnce = new Date("2026-11-27T10:30:00Z")
  expect(orderHold({ ...unpaid, freightSetAt: setAtOnce }, 48)).toMatchObject({
    until: until("2026-11-29T10:00:00Z"),
  })
})

test("an order awaiting a bank transfer has its own deadline, and none once part has come", () => {
  const transferUntil = new Date("2026-12-04T10:00:00Z")
  const chosen = { ...unpaid, transferUntil }
  expect(orderHold(chosen, 48)).toEqual({ until: transferUntil, reason: "transfer" })
  expect(orderHold({ ...chosen, partPaid: true }, 48)).toBeUndefined()
})

test("an order to be paid by transfer is held a day after its freight was set or it was edited", () => {
  const transferred = { ...unpaid, transferUntil: new Date("2026-12-01T10:00:00Z") }
  const held = (change: object) => orderHold({ ...transferred, ...change }, 48)
  expect(held({})).toEqual({ until: transferred.transferUntil, reason: "transfer" })
  for (const name of ["freightSetAt", "editedAt"]) {
    expect(held({ [name]: new Date("2026-12-02T10:00:00Z") })).toEqual({
      until: new Date("2026-12-03T10:00:00Z"),
      reason: "transfer",
    })
    expect(held({ [name]: new Date("2026-11-28T10:00:00Z") })).toMatchObject({
      until: transferred.transferUntil,
    })
  }
})
