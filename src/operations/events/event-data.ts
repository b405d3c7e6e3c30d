import type { OrderLine, OrderRow } from "#db/orders/orders.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { includedCents, type OrderCharge } from "#domain/orders/charges.ts"

/** The data of events: what subscribers learn of an order, as it is at that moment. */

/** An event names so many lines; subscribers read the others from the order. */
export const MAX_EVENT_LINES = 100

type Order = Pick<
  OrderRow,
  "id" | "email" | "userName" | "firstName" | "lineCount" | "purchaseOrder"
> &
  Partial<Pick<OrderRow, "orderNumber">>

export const orderFacts = (order: Order) => ({
  /** Empty once its buyer's account is closed. */
  email: order.email,
  name: order.userName,
  orderId: order.id,
  orderNumber: order.orderNumber,
  productName: order.firstName,
  ...othersBeside(order.lineCount),
  ...(order.purchaseOrder !== "" && { purchaseOrder: order.purchaseOrder }),
})

/** How many lines there are beside the first, which names an order. */
export const othersBeside = (lineCount: number) =>
  lineCount > 1 ? { otherLines: lineCount - 1 } : undefined

export const buyersWords = ({ shipTo, note }: Pick<OrderRow, "shipTo" | "note">) => ({
  ...(shipTo !== "" && { shipTo }),
  ...(note !== "" && { note }),
})

interface NamedLine {
  name: string
  /** Missing in what earlier releases kept of a cancellation. */
  sku?: string
  mpn?: string | null
  customerPartNumber?: string | undefined
}

/** How a line is named: by its part, by the part's number, and by the buyer's own number of it. */
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
  moreLines: Math.max(0, lines.length - MAX_EVENT_LINES),
  ...(charges.length > 0 && { charges: charges.map(chargeFacts) }),
  totalCents,
})

const chargeFacts = (charge: OrderCharge) => ({
  name: charge.name,
  amountCents: charge.amountCents,
  includedCents: includedCents(charge),
})

export interface NamedUnits extends NamedLine {
  quantity: number
}

/** Quantities by the name of their line. */
export const namedUnits = (lines: readonly NamedUnits[]) =>
  lines.slice(0, MAX_EVENT_LINES).map(({ quantity, ...line }) => ({ ...lineName(line), quantity }))

type OrderFacts = ReturnType<typeof orderFacts>
type Words = ReturnType<typeof buyersWords>
type Amounts = ReturnType<typeof orderAmounts>
type Units = ReturnType<typeof namedUnits>

/** The data of each event by its name. */
export interface EventData {
  /** Its number and the promises of lines that wait are added as it is written. */
  "order.placed": OrderFacts & Words & Amounts & { placedByStaff?: true; freightDue?: true }
  "order.freight_set": OrderFacts & Amounts
  /** Staff changed what an unpaid order is for. */
  "order.edited": OrderFacts &
    Amounts & {
      totalBeforeCents: number
      changes: LineChange[]
      revision: number
      reason?: string
      freightDue?: true
    }
  /** The buyer does not take the order with this freight; the reason may be empty. */
  "order.freight_declined": OrderFacts & { reason: string }
  /** Choosing a bank transfer, and a reminder of it. */
  "order.transfer_chosen": OrderFacts & { transfer: TransferFacts }
  "order.transfer_due": OrderFacts & { transfer: TransferFacts }
  /** Without a transaction if it was paid by bank transfer. */
  "order.paid": OrderFacts & Words & Amounts & { transactionId: string; paidAt: string }
  "order.approved": OrderFacts
  "order.delivered": OrderFacts
  "order.shipped": OrderFacts & { shipment?: ShipmentFacts }
  "order.expiring": OrderFacts & { totalCents: number; hours: number }
  "order.cancelled": OrderFacts & {
    isWhole: boolean
    cancelled: Units
    totalCents: number
    freightDue?: true
    /** Only if delivery was free before. */
    deliveryCents?: number
  }
  "order.refunded": OrderFacts & {
    amountCents: number
    /** Empty if it was sent by bank transfer. */
    transactionId: string
    /** Only for a bank transfer. */
    reference?: string
    cancelled?: Units
    words?: string
  }
  "return.changed": Omit<OrderFacts, "purchaseOrder"> & {
    purchaseOrder?: string
    returnNumber: string
    state: "asked" | "approved" | "refused" | "received" | "withdrawn"
    answer: string
    sendTo?: string
    lines: Units
    moreLines: number
  }
  /** The card provider says that the buyer's bank disputes the payment. */
  "order.disputed": OrderFacts
  /** The buyer declared that they withdraw from the contract; the subject is the withdrawal. */
  "order.withdrawn": OrderFacts & {
    writtenName: string
    message: string
    receivedAt: string
    /** The return of what was shipped is asked for. */
    isShipped: boolean
  }
  "draft.sent": DraftFacts & Amounts & { link: string; words?: string; validUntil: string }
  "draft.answered": DraftFacts & {
    draftId: string
    answer: "accepted" | "declined"
    reason: string
  }
  /** Staff are to decide about a tax id. */
  "tax_id.waiting": { email: string; number: string; country: string }
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
    /** When the order was paid, or its refund made. */
    since: string
  }
  "review.decided": {
    email: string
    name: string
    productName: string
    slug: string
    published: boolean
    answer: string
    /** Version of the review. */
    version: number
  }
}

type DraftFacts = Record<"email" | "name" | "draftNumber", string>

interface LineChange {
  productName: string
  partNumber: string
  /** Missing for an added line. */
  before?: LineAmounts | undefined
  after: LineAmounts
}

interface LineAmounts {
  quantity: number
  unitPriceCents: number
}

interface TransferFacts {
  totalCents: number
  /** Missing amount, and the amount received. */
  missingCents: number
  receivedCents: number
  account: {
    holder: string
    account: string
    bic?: string | undefined
    bank?: string | undefined
    instructions?: string | undefined
  }
  /** Until when it is held. */
  until: string
}

interface ShipmentFacts {
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
  /** Only for a shipment that is the whole order. */
  lines?: Units
  moreLines?: number
  /** Only for a shipment that is not the whole order. */
  part?: { number: number; isLast: boolean; lines: Units; moreLines: number }
}
