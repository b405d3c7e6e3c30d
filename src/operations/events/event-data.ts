import type { OrderLine, OrderRow } from "#db/orders/orders.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { includedCents, type OrderCharge } from "#domain/orders/charges.ts"
import type { detailFields } from "#domain/orders/order.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"

/** Event data is a snapshot of its subject at the time of the event. */

/** Maximum number of lines in an event; mails say how many they omit. */
const MAX_EVENT_LINES = 100

type Order = Pick<
  OrderRow,
  "id" | "email" | "userName" | "firstLineName" | "lineCount" | "purchaseOrder"
> &
  Partial<Pick<OrderRow, "orderNumber">>

export const orderFacts = (order: Order) => ({
  /** Empty once the buyer's account is closed. */
  email: order.email,
  name: order.userName,
  orderId: order.id,
  orderNumber: order.orderNumber,
  productName: order.firstLineName,
  ...otherLinesOf(order.lineCount),
  ...(order.purchaseOrder !== "" && { purchaseOrder: order.purchaseOrder }),
})

/** Returns the number of lines other than the first, whose name represents the order. */
export const otherLinesOf = (lineCount: number) =>
  lineCount > 1 ? { otherLines: lineCount - 1 } : undefined

export const buyerTexts = ({ shipTo, note }: Pick<OrderRow, "shipTo" | "note">) => ({
  ...(shipTo !== "" && { shipTo }),
  ...(note !== "" && { note }),
})

interface NamedLine {
  name: string
  /** Missing in cancellations stored by earlier releases. */
  sku?: string
  mpn?: string | null
  customerPartNumber?: string | undefined
}

/** Returns the names of a line: part, part number and the buyer's own number. */
const lineName = ({ name, sku, mpn, customerPartNumber }: NamedLine) => ({
  productName: name,
  ...(sku && { partNumber: partNumber({ sku, mpn }) }),
  ...(customerPartNumber && { customerPartNumber }),
})

type Line = NamedLine & Pick<OrderLine, "quantity" | "unitPriceCents" | "totalCents">

export const orderAmounts = (
  { totalCents }: Pick<OrderRow, "totalCents">,
  lines: readonly Line[],
  charges: readonly OrderCharge[],
) => ({
  lines: lines.slice(0, MAX_EVENT_LINES).map((line) => ({
    ...lineName(line),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    totalCents: line.totalCents,
  })),
  moreLines: moreLinesOf(lines),
  ...(charges.length > 0 && { charges: charges.map(chargeFacts) }),
  totalCents,
})

const chargeFacts = (charge: OrderCharge) => ({
  name: charge.name,
  amountCents: charge.amountCents,
  includedCents: includedCents(charge),
  ...(charge.facts.agreed === true && { agreed: true as const }),
})

export interface NamedUnits extends NamedLine {
  quantity: number
}

const moreLinesOf = (lines: readonly unknown[]) => Math.max(0, lines.length - MAX_EVENT_LINES)

export const namedUnits = (lines: readonly NamedUnits[]) => ({
  lines: lines
    .slice(0, MAX_EVENT_LINES)
    .map(({ quantity, ...line }) => ({ ...lineName(line), quantity })),
  moreLines: moreLinesOf(lines),
})

type OrderFacts = ReturnType<typeof orderFacts>
type BuyerTexts = ReturnType<typeof buyerTexts>
type Amounts = ReturnType<typeof orderAmounts>
type Units = ReturnType<typeof namedUnits>

export interface EventData {
  /** The order number and the promises of back-ordered lines are added when the event is written. */
  "order.placed": OrderFacts & BuyerTexts & Amounts & { placedByStaff?: true; freightDue?: true }
  /** `taxChanged` is present if the goods are taxed in another way than when the order was placed. */
  "order.freight_set": OrderFacts & Amounts & { revision: number; taxChanged?: true }
  /** Staff changed the lines of an unpaid order. */
  "order.edited": OrderFacts &
    Amounts & {
      totalBeforeCents: number
      changes: LineChange[]
      revision: number
      reason?: string
      freightDue?: true
    }
  /** Staff changed the address or texts of an order for its buyer. */
  "order.details_changed": OrderFacts & {
    changes: { field: (typeof detailFields)[number]; before: string; after: string }[]
  }
  /** The buyer declined the freight; the reason may be empty. */
  "order.freight_declined": OrderFacts & { reason: string }
  /** The buyer chose bank transfer, or a reminder of it is due. */
  "order.transfer_chosen": OrderFacts & { transfer: TransferFacts }
  "order.transfer_due": OrderFacts & { transfer: TransferFacts }
  /** A transfer arrived that does not pay the whole order. The subject is `ORDER:NUMBER`. */
  "order.part_paid": OrderFacts & { transfer: TransferFacts; amountCents: number }
  /** `transactionId` is empty for a bank transfer. The subject is `ORDER:PAYMENT`. */
  "order.paid": OrderFacts &
    BuyerTexts &
    Amounts & {
      transactionId: string
      paidAt: string
      /** Amount received beyond the total. */
      overpaidCents: number | undefined
    }
  "order.approved": OrderFacts & { isPaid?: true }
  "order.delivered": OrderFacts
  "order.shipped": OrderFacts & { shipment?: ShipmentFacts }
  /** Staff changed the tracking of a shipment. The subject is `ORDER:NUMBER`. */
  "order.tracking_changed": OrderFacts & {
    shipment: ShipmentFacts
    changedShipment: number
    changedAt: string
  }
  "order.expiring": OrderFacts & { totalCents: number; hours: number }
  "order.cancelled": OrderFacts & {
    isWhole: boolean
    cancelled: Units
    totalCents: number
    freightDue?: true
    /** Present only if delivery was free before. */
    deliveryCents?: number
  }
  "order.refunded": OrderFacts & {
    amountCents: number
    /** Empty for a bank transfer. */
    transactionId: string
    /** Present only for a bank transfer. */
    reference?: string
    /** Cancelled by the buyer. */
    cancelled?: Units
    /** Refunded by staff before they were sent. */
    notSent?: Units
    /** Nothing of the order is or will be sent. */
    isWhole?: true
    words?: string
  }
  "return.changed": Omit<OrderFacts, "purchaseOrder"> & {
    purchaseOrder?: string
    returnNumber: string
    state: "asked" | "approved" | "refused" | "received" | "withdrawn"
    answer: string
    sendTo?: string
  } & Units
  /**
   * The card provider reports that the buyer's bank disputes the payment. The subject is `ORDER:DISPUTE`, or the order
   * if the provider does not name the dispute.
   */
  "order.disputed": OrderFacts
  /** The buyer withdrew from the contract. The subject is the withdrawal. */
  "order.withdrawn": OrderFacts & {
    writtenName: string
    message: string
    receivedAt: string
    isReturnRequested: boolean
  }
  "draft.sent": DraftFacts &
    Amounts & { link: string; words?: string; validUntil: string; waits?: PromisedLine[] }
  "draft.answered": DraftFacts & {
    draftId: string
    answer: "accepted" | "declined"
    reason: string
  }
  "tax_id.waiting": { email: string; number: string; country: string }
  /** An administrator decided about a VAT number or a certificate. */
  "tax_id.decided": { email: string; name: string; number: string; valid: boolean }
  /** An administrator withdrew a valid VAT number or certificate. */
  "tax_id.withdrawn": { email: string; name: string; number: string }
  /** The authority no longer confirms a VAT number that was valid. */
  "tax_id.invalid": {
    email: string
    name: string
    userId: string
    number: string
    country: string
  }
  "invoice.issued": Omit<OrderFacts, "productName" | "otherLines" | "orderNumber"> & {
    orderNumber: string
    invoice: { kind: "invoice" | "credit_note"; year: number; sequence: number; number: string }
    totalCents: number
    /** Time of the payment or of the refund. */
    since: string
  }
  "review.decided": {
    email: string
    name: string
    productName: string
    slug: string
    published: boolean
    answer: string
    version: number
  }
}

type DraftFacts = Record<"email" | "name" | "draftNumber", string>

interface PromisedLine {
  number: number
  promise: PromisedUnits[]
}

interface LineChange {
  productName: string
  partNumber: string
  /** Undefined for an added line. */
  before?: LineAmounts | undefined
  after: LineAmounts
}

interface LineAmounts {
  quantity: number
  unitPriceCents: number
}

interface TransferFacts {
  totalCents: number
  missingCents: number
  receivedCents: number
  account: {
    holder: string
    account: string
    bic?: string | undefined
    bank?: string | undefined
    instructions?: string | undefined
  }
  /** Time until which the order is held. */
  until: string
}

/** Names its lines itself if it is the whole order, else in `part`. */
interface ShipmentFacts extends Partial<Units> {
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
  part?: { number: number; isLast: boolean } & Units
}
