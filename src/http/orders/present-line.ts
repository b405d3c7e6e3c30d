import { cents, toDollars } from "#domain/pricing/money.ts"
import type { OrderLine } from "#operations/orders/read-orders.ts"

export const presentLine = (line: OrderLine) => ({
  number: line.number,
  partId: line.partId,
  sku: line.sku,
  name: line.name,
  quantity: line.quantity,
  unitPrice: toDollars(cents(line.unitPriceCents)),
  total: toDollars(cents(line.totalCents)),
})
