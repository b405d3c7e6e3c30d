import type { z } from "zod"
import type { lineDetailsIn, orderDetails } from "#contract/orders/order-details.ts"
import type { orderOfLines } from "#contract/orders/orders.ts"
import { isLegalPage, legalPages } from "#contract/settings/shop-text.ts"
import { hasLineDetails, type SomeLineDetails } from "#domain/orders/line-details.ts"
import { toAmount } from "#domain/pricing/money.ts"
import type { OrderDetails } from "#operations/orders/place-order.ts"
import type { Order } from "#operations/orders/read-orders.ts"

type LineInput = z.output<z.ZodObject<typeof lineDetailsIn>>

export const lineDetailsFrom = ({
  designators,
  note,
  customerPartNumber,
  targetPrice,
}: LineInput): SomeLineDetails => ({
  designators,
  note,
  customerPartNumber,
  targetPriceCents: targetPrice,
})

/**
 * Reads the details of an order's line. Returns undefined if there are none, as in requests of earlier releases.
 */
function orderedDetailsFrom(line: LineInput): SomeLineDetails | undefined {
  const details = lineDetailsFrom(line)
  return hasLineDetails(details) ? details : undefined
}

export const presentLineDetails = ({
  designators,
  note,
  customerPartNumber,
  targetPriceCents = null,
}: SomeLineDetails) => ({
  designators: designators || undefined,
  note: note || undefined,
  customerPartNumber: customerPartNumber || undefined,
  targetPrice: targetPriceCents === null ? undefined : toAmount(targetPriceCents),
})

type DetailsInput = z.output<z.ZodObject<typeof orderDetails>>

/**
 * Reads the details of an order. Leaves out new fields without a value, so that a repeated request is still
 * recognized after an upgrade.
 */
export const detailsFrom = ({ phone = "", ...given }: DetailsInput): OrderDetails => ({
  phone,
  purchaseOrder: given.purchaseOrder,
  shipTo: given.shipTo,
  note: given.note,
  ...(given.shipment && { shipment: given.shipment }),
})

/** Reads the request for an order with several lines. */
export const orderFrom = ({
  lines,
  addressId,
  delivery,
  billingAddressId,
  agreed,
  expected,
  ...details
}: z.output<typeof orderOfLines>) => ({
  lines: lines.map(({ partId, quantity, unitPrice, ...line }) => ({
    partId,
    quantity,
    expectedUnitPriceCents: unitPrice,
    details: orderedDetailsFrom(line),
  })),
  details: detailsFrom(details),
  addressId,
  delivery,
  billingAddressId,
  agreed,
  expected: { totalCents: expected?.total },
})

export const presentDetails = (order: Order) => {
  const { purchaseOrder, shipTo, billTo, note, agreed, shipment } = order
  return {
    purchaseOrder: purchaseOrder || undefined,
    shipTo: shipTo || undefined,
    billTo: billTo || undefined,
    note: note || undefined,
    shipment: shipment ?? undefined,
    agreed: agreed?.map((one) => ({ ...one, title: titleOf(one.page), at: new Date(one.at) })),
  }
}

const titleOf = (page: string): string => (isLegalPage(page) ? legalPages[page] : page)
