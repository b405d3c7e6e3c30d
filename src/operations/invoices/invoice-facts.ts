import type { z } from "zod"
import type { invoiceSettings } from "#contract/settings/invoice-settings.ts"
import type { shopSettings } from "#contract/settings/shop-settings.ts"
import type { ShownOrder } from "#db/orders/orders.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import type { InvoiceFacts, Party } from "#domain/invoices/invoice.ts"
import type { ShownAddress } from "../accounts/addresses.ts"

export interface InvoicedBy {
  shop: z.output<typeof shopSettings.fields>
  invoices: z.output<typeof invoiceSettings.fields>
}

/** All that an invoice of this order says, as everything is now. */
export function invoiceFacts(
  order: ShownOrder,
  { shop, invoices }: InvoicedBy,
  address: ShownAddress | undefined,
): InvoiceFacts {
  const { orderNumber, createdAt, purchaseOrder, paidAt, transactionId, shipTo } = order
  return {
    timeZone: shop.timeZone,
    seller: sellerOf(shop, invoices.country),
    buyer: buyerOf(order, address, invoices.country),
    shipTo,
    order: { number: orderNumber, placedAt: createdAt.toISOString(), purchaseOrder },
    payment: { paidAt: paidAt?.toISOString() ?? "", transactionId: transactionId ?? "" },
    lines: order.lines.map((line) => ({
      ...{ name: line.name, partNumber: partNumber(line), quantity: line.quantity },
      ...{ netCents: line.totalCents, category: "O" as const, taxes: [] },
    })),
    charges: [],
    untaxedBecause: invoices.untaxed,
    note: invoices.note,
  }
}

function sellerOf(shop: InvoicedBy["shop"], country: string): Party {
  const { name, legalName, email, phone, taxIds } = shop
  const lines = shop.address.split("\n").map((line) => line.trim())
  const address = lines.filter((line) => line !== "")
  return { name: legalName || name, address, country, email, phone, taxIds }
}

function buyerOf(order: ShownOrder, address: ShownAddress | undefined, home: string): Party {
  const { email, phone, userName } = order
  const name = address?.company || userName
  return {
    ...{ name, email, phone, taxIds: [] },
    address: address ? address.lines.filter((line) => line !== name) : [],
    country: address?.country ?? home,
  }
}
