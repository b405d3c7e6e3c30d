import type { BodyOf } from "#contract/kernel/endpoint.ts"
import type * as contract from "#contract/returns/withdrawals.ts"
import { dutySettings } from "#contract/settings/law-settings.ts"
import { returnSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { listLinesBack } from "#db/returns/returns.ts"
import {
  closeWithdrawal,
  findOpenWithdrawal,
  findOrderToWithdraw,
  hasWithdrawal,
  insertWithdrawal,
  listWithdrawalRows,
  type WithdrawalFilter,
} from "#db/returns/withdrawals.ts"
import { t } from "#domain/languages/translate.ts"
import { networkOf } from "#domain/network.ts"
import { readOrderNumber } from "#domain/orders/order.ts"
import { MAX_RETURN_LINES, returnableUnits } from "#domain/returns/return-state.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit, systemActor } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { consumeLimit, tryConsumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { writeReturn } from "./request-return.ts"

type Declaration = BodyOf<typeof contract.withdraw>

/**
 * Records a declaration of withdrawal, requests the return of shipped goods, and has a confirmation mailed to the
 * order's address. Unknown orders get the same response. A second declaration changes nothing.
 */
export async function withdraw(
  shop: Shop,
  { name, orderNumber, email, message }: Declaration,
  address: string,
): Promise<Date> {
  const { settings } = await readSettings(shop, dutySettings)
  if (!settings.withdrawal) throw refuse("withdrawal_not_offered")
  await consumeLimit(shop, "withdrawalOfAddress", networkOf(address))
  const receivedAt = new Date()
  const number = readOrderNumber(orderNumber)
  const orderId = number && (await findOrderToWithdraw(shop.db, number, email))
  // Beyond the limit nothing is written, with the same response: a refusal would reveal that the order exists.
  if (orderId && (await tryConsumeLimit(shop, "withdrawalOfOrder", orderId)))
    await shop.db.transaction((tx) => declare(tx, orderId, { name, message, receivedAt }))
  return receivedAt
}

interface ReceivedDeclaration {
  name: string
  message: string
  receivedAt: Date
}

async function declare(
  tx: Transaction,
  orderId: string,
  declared: ReceivedDeclaration,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.status === "cancelled") return
  if (await findOpenWithdrawal(tx, orderId)) return
  const returnId = await requestReturnOfShipped(tx, order)
  const id = newId()
  await insertWithdrawal(tx, { id, orderId, returnId, ...declared })
  await audit(tx, systemActor, "order.withdraw", orderId, { withdrawalId: id, returnId })
  await publish(tx, "order.withdrawn", id, {
    ...orderFacts(order),
    writtenName: declared.name,
    message: declared.message,
    receivedAt: declared.receivedAt.toISOString(),
    isReturnRequested: returnId !== undefined,
  })
}

/**
 * Requests the return of all shipped goods, if the shop takes returns. Returns the id of the first return; undefined if
 * there are no goods to return.
 */
async function requestReturnOfShipped(
  tx: Transaction,
  order: OrderRow,
): Promise<string | undefined> {
  const { settings } = await readSettings({ db: tx }, returnSettings)
  if (!settings.on) return undefined
  const back = await listLinesBack(tx, order.id, null)
  const lines = back
    .map((line) => ({ number: line.number, quantity: returnableUnits(line) }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      ...line,
      reason: "not_needed" as const,
      words: t("Withdrawal from the contract"),
      pictures: [],
    }))
  const returnIds: string[] = []
  for (let from = 0; from < lines.length; from += MAX_RETURN_LINES)
    returnIds.push(
      await writeReturn(tx, systemActor, order, lines.slice(from, from + MAX_RETURN_LINES)),
    )
  return returnIds[0]
}

const PAGE_SIZE = 100

export const listWithdrawals = (
  { db }: Pick<Shop, "db">,
  { limit = PAGE_SIZE, ...filter }: Omit<WithdrawalFilter, "limit"> & { limit: number | undefined },
) => listWithdrawalRows(db, { ...filter, limit })

/** Marks a withdrawal as handled. Returns the number of changed rows. */
export const handleWithdrawal = (shop: Shop, admin: Actor, id: string): Promise<number> =>
  adminTransaction(shop, admin, async (tx) => {
    const orderId = await closeWithdrawal(tx, id, admin.id)
    if (orderId === undefined) {
      if (await hasWithdrawal(tx, id)) return 0
      throw refuse("withdrawal_not_found")
    }
    await audit(tx, admin, "order.withdrawal_handled", orderId, { withdrawalId: id })
    return 1
  })
