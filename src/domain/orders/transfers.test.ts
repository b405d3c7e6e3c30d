import fc from "fast-check"
import { expect, test } from "vitest"
import {
  addToBalance,
  effectOf,
  refuseRecording,
  refuseUndo,
  sumTransfers,
  type Transfer,
} from "./transfers.ts"

const unpaid = {
  status: "pending",
  paid: false,
  totalCents: 800_00,
  refundedCents: 0,
  refunded: false,
  cancelling: false,
  freightDue: false,
  freightSet: false,
  partPaid: false,
  deletedAt: null,
} as const
const nothing = { paid: false, paidByTransfer: false, totalCents: 800_00, balanceCents: 0 }
const received = (amountCents: number): Transfer => ({ kind: "received", amountCents })
const after = (...transfers: Transfer[]) =>
  transfers.reduce((state, transfer) => addToBalance(state, effectOf(transfer)), nothing)

test("transfers add up until they pay the order, and the rest is overpaid", () => {
  expect(sumTransfers(after(received(500_00)))).toEqual({
    receivedCents: 500_00,
    missingCents: 300_00,
    overpaidCents: 0,
  })
  expect(after(received(500_00), received(300_00))).toMatchObject({ paid: true, balanceCents: 0 })
  expect(sumTransfers(after(received(500_00), received(350_00)))).toEqual({
    receivedCents: 850_00,
    missingCents: 0,
    overpaidCents: 50_00,
  })
})

test("all transfers to an order paid by card are overpaid", () => {
  const paid = { ...nothing, paid: true }
  expect(sumTransfers(addToBalance(paid, 800_00))).toEqual({
    receivedCents: 800_00,
    missingCents: 0,
    overpaidCents: 800_00,
  })
})

test.each([
  [{ status: "cancelled" }, "order_cancelled"],
  [{ cancelling: true }, "order_being_cancelled"],
  [{ freightDue: true }, "freight_due"],
  [{}, undefined],
  [{ paid: true }, undefined],
] as const)("for an order with %o a transfer is recorded or refused: %s", (change, refusal) => {
  expect(refuseRecording({ ...unpaid, ...change })).toBe(refusal)
})

const paidOrder = { ...unpaid, paid: true, status: "approved" } as const
const all = {
  order: paidOrder,
  state: after(received(850_00)),
  hasInvoice: true,
  hasShipments: true,
}

test("a transfer the order does not depend on can be undone in any state", () => {
  expect(refuseUndo(received(50_00), all)).toBeUndefined()
  expect(refuseUndo({ kind: "returned", amountCents: 800_00 }, all)).toBeUndefined()
  const partPaid = { ...all, order: unpaid, state: after(received(500_00)) }
  expect(refuseUndo(received(500_00), partPaid)).toBeUndefined()
})

test("the transfer that paid an order can be undone until something depends on it", () => {
  const free = { ...all, hasInvoice: false, hasShipments: false }
  expect(refuseUndo(received(850_00), free)).toBeUndefined()
  expect(refuseUndo(received(850_00), { ...free, hasInvoice: true })).toBe("transfer_invoiced")
  expect(refuseUndo(received(850_00), { ...free, hasShipments: true })).toBe("transfer_shipped")
  const shipped = { ...paidOrder, status: "shipped" } as const
  expect(refuseUndo(received(850_00), { ...free, order: shipped })).toBe("transfer_shipped")
  const refunded = { ...paidOrder, refundedCents: 1 }
  expect(refuseUndo(received(850_00), { ...free, order: refunded })).toBe("transfer_refunded")
})

test("a transfer that was returned, or whose order has ended, cannot be undone", () => {
  const sentBack = {
    ...all,
    state: after(received(500_00), { kind: "returned", amountCents: 400_00 }),
  }
  expect(refuseUndo(received(500_00), { ...sentBack, order: unpaid })).toBe("transfer_sent_back")
  const byCard = { ...all, state: { ...nothing, paid: true, balanceCents: 10_00 } }
  expect(refuseUndo(received(20_00), byCard)).toBe("transfer_sent_back")
  const ended = { ...unpaid, status: "cancelled" } as const
  expect(refuseUndo(received(50_00), { ...all, order: ended })).toBe("order_cancelled")
  expect(refuseUndo(received(50_00), { ...all, order: { ...unpaid, cancelling: true } })).toBe(
    "order_being_cancelled",
  )
})

test("random transfers, returns and undos lose no money, and the order is paid at its total", () => {
  const amount = fc.integer({ min: 1, max: 2000 })
  const step = fc.record({
    does: fc.constantFrom("receive", "return", "undo"),
    amount,
    pick: fc.nat(),
  })
  fc.assert(
    fc.property(amount, fc.array(step, { maxLength: 30 }), (totalCents, steps) => {
      let state = { ...nothing, totalCents }
      let kept: Transfer[] = []
      for (const { does, amount: amountCents, pick } of steps) {
        const undone = kept[pick % Math.max(kept.length, 1)]
        const made: Transfer = { kind: does === "return" ? "returned" : "received", amountCents }
        const isUndo = does === "undo" && undone !== undefined
        const next = addToBalance(state, isUndo ? -effectOf(undone) : effectOf(made))
        if (next.balanceCents < 0 || (does === "return" && amountCents > state.balanceCents))
          continue
        state = next
        kept = isUndo ? kept.filter((one) => one !== undone) : [...kept, made]
        const inAll = kept.reduce((sum, one) => sum + effectOf(one), 0)
        const sums = sumTransfers(state)
        expect(sums.receivedCents).toBe(inAll)
        expect(state.paid).toBe(inAll >= totalCents)
        expect(sums.missingCents).toBe(Math.max(totalCents - inAll, 0))
        expect(sums.overpaidCents).toBe(Math.max(inAll - totalCents, 0))
      }
    }),
  )
})
