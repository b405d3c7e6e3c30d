import { promiseText } from "#contract/stock/promise-text.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import type { ShownLine } from "#operations/orders/read-orders.ts"

/** When a line's units are there; nothing where it has to wait for none. */
export const presentPromise = (promise: readonly PromisedUnits[] | null | undefined) =>
  promise ? { promise: [...promise], promised: promiseText(promise) } : undefined

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
  ...presentPromise(line.promise),
  ...(line.waiting && { waiting: line.waiting }),
  ...(line.shipped && { shipped: line.shipped }),
  ...(line.cancelled && { cancelled: line.cancelled }),
  ...(line.returned && { returned: line.returned }),
})
