import { cents, toDollars } from "#domain/pricing/money.ts"
import type { ShownLine } from "#operations/orders/read-orders.ts"

export const presentLine = (line: ShownLine) => ({
  number: line.number,
  partId: line.partId,
  sku: line.sku,
  mpn: line.mpn ?? undefined,
  name: line.name,
  quantity: line.quantity,
  unitPrice: toDollars(cents(line.unitPriceCents)),
  total: toDollars(cents(line.totalCents)),
  ...(line.taxCents && { tax: line.taxCents / 100 }),
})
