import { z } from "zod"
import type { listOrderChanges } from "#db/orders/order-changes.ts"
import { cents } from "#domain/pricing/money.ts"

/** Outcome for free delivery, stored with a cancellation. */
export const freeDeliveryKept = z
  .discriminatedUnion("lost", [
    z.object({ lost: z.literal(true), cents: z.int().transform(cents) }),
    z.object({ lost: z.literal(false) }),
  ])
  .optional()

const word = z.string().optional()
const words = z.object({ purchaseOrder: word, note: word, phone: word, shipTo: word })
/** Nothing is left of who has closed their account. */
const changedSchema = z.object({ before: words.default({}), after: words.default({}) })
const cancelledSchema = z.object({
  lines: z.array(z.object({ number: z.int(), name: z.string(), quantity: z.int() })),
  freeDelivery: freeDeliveryKept,
})

/** Change that a buyer made to their order. */
export interface BuyersChange {
  /** Cancelled lines. */
  lines?: { number: number; name: string; quantity: number }[]
  reason?: string
  freeDelivery?: z.output<typeof freeDeliveryKept>
  /** How far the refund of it is. */
  state?: "succeeded" | "pending" | "failed"
  /** Changed texts. */
  changes?: { field: keyof z.output<typeof words>; before: string; after: string }[]
}

type OrderChangeRow = Awaited<ReturnType<typeof listOrderChanges>>[number]

/** As an event of the order's history. */
export function buyersChange({ kind, detail, reason, refund, at }: OrderChangeRow): {
  event: "cancelled" | "changed"
  at: Date
  change: BuyersChange
} {
  if (kind === "details") return { event: "changed", at, change: { changes: changesIn(detail) } }
  const { lines, freeDelivery } = cancelledSchema.parse(detail)
  const state = refund === "due" ? "pending" : refund
  return {
    event: "cancelled",
    at,
    change: {
      lines,
      ...(freeDelivery && { freeDelivery }),
      ...(reason !== "" && { reason }),
      ...(state && { state }),
    },
  }
}

function changesIn(detail: unknown): NonNullable<BuyersChange["changes"]> {
  const { before, after } = changedSchema.parse(detail)
  const fields = ["purchaseOrder", "note", "phone", "shipTo"] as const
  return fields.flatMap((field) => {
    const now = after[field]
    return now === undefined ? [] : [{ field, before: before[field] ?? "", after: now }]
  })
}
