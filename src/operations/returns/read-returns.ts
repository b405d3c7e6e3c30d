import * as contract from "#contract/returns/returns.ts"
import { returnSettings } from "#contract/settings/order-settings.ts"
import { type ReturnRate, listReturnRates as rates } from "#db/returns/return-rates.ts"
import {
  findReturn,
  listLinesBack,
  listReturnRows,
  listReturnsOf,
  type ReturnFilter,
  type ShownReturn,
} from "#db/returns/returns.ts"
import type { Cents } from "#domain/pricing/money.ts"
import { returnableUnits } from "#domain/returns/returnable-units.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { refundableOfReturn } from "./refund-return.ts"

export type { ReturnRate } from "#db/returns/return-rates.ts"
export type { ShownReturn } from "#db/returns/returns.ts"

const refuse = refuseFor(contract.getReturn.refusals)

/** As many as one page of a list has where nobody says. */
const PAGE = 100

export const listReturns = (
  shop: Shop,
  filter: Omit<ReturnFilter, "limit"> & { limit: number | undefined },
): ReturnType<typeof listReturnRows> =>
  listReturnRows(shop.db, { ...filter, limit: filter.limit ?? PAGE })

/** One's own return, or any for an administrator, who is told what can be given back for it. */
export async function getReturn(
  shop: Shop,
  actor: Actor,
  id: string,
): Promise<ShownReturn & { refundableCents?: Cents }> {
  const found = await findReturn(shop.db, id)
  if (!found) throw refuse("return_not_found")
  if (found.userId !== actor.id && !isAdmin(actor)) throw refuse("forbidden")
  if (!isAdmin(actor) || found.state !== "received") return found
  return { ...found, refundableCents: (await refundableOfReturn(shop.db, found)).amountCents }
}

/** Reads the units that can be returned now, and the returns. */
export async function readOrderReturns(shop: Shop, actor: Actor, orderId: string) {
  await requireOrder(shop, actor, orderId)
  const [{ settings }, returns] = await Promise.all([
    readSettings(shop, returnSettings),
    listReturnsOf(shop.db, orderId),
  ])
  const { on: offered, days } = settings
  const back = offered ? await listLinesBack(shop.db, orderId, days) : []
  const lines = back
    .map((line) => ({ number: line.number, returnable: returnableUnits(line) }))
    .filter(({ returnable }) => returnable > 0)
  return { offered, days, lines, returns }
}

export const listReturnRates = (
  shop: Shop,
  { limit = PAGE, afterId }: { limit?: number | undefined; afterId?: string | undefined },
): Promise<ReturnRate[]> => rates(shop.db, { limit, afterId })
