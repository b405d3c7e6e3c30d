import type { z } from "zod"
import {
  bankTransferSettings,
  DEFAULT_TRANSFER_DAYS,
} from "#contract/settings/bank-transfer-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { findSucceededPayment } from "#db/payments/payments.ts"
import { listRefundsToSend, listTransfers } from "#db/payments/transfers.ts"
import { t } from "#domain/languages/translate.ts"
import { transferDue } from "#domain/orders/order-hold.ts"
import { sumTransfers, type TransferState } from "#domain/orders/transfers.ts"
import { dayIn, formatDay } from "#domain/shop/days.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { readSettings } from "../settings/read-settings.ts"

export interface BankAccount {
  holder: string
  account: string
  bic: string | undefined
  bank: string | undefined
  instructions: string | undefined
}

interface TransferTerms {
  on: boolean
  days: number
  reminderDays: number | null
  account: BankAccount
}

/** Reads whether the shop accepts bank transfers, and the terms. */
export async function readTransferTerms(db: Executor): Promise<TransferTerms> {
  const { settings } = await readSettings({ db }, bankTransferSettings)
  const { on, days, reminderDays } = settings
  return {
    on,
    days: days ?? DEFAULT_TRANSFER_DAYS,
    reminderDays,
    account: accountIn(settings),
  }
}

const accountIn = ({
  holder,
  account,
  bic,
  bank,
  instructions,
}: z.output<typeof bankTransferSettings.fields>): BankAccount => ({
  holder,
  account,
  bic: bic || undefined,
  bank: bank || undefined,
  instructions: instructions || undefined,
})

const refuse = refuseFor([])

/** Refuses a day on which no money of the order can have moved. */
export async function requireBookedDay(
  db: Executor,
  { createdAt }: OrderRow,
  bookedOn: string,
): Promise<void> {
  const { timeZone } = (await readSettings({ db }, shopSettings)).settings
  const from = dayIn(timeZone, createdAt)
  if (bookedOn > dayIn(timeZone, new Date()))
    throw refuse("invalid_input", { fields: { day: t("Day must not be later than today") } })
  if (bookedOn < from) {
    const day = t("Day must not be before the day of the order, {from}", { from: formatDay(from) })
    throw refuse("invalid_input", { fields: { day } })
  }
}

/** Reads how much of an order was paid by transfer. */
export async function readTransferState(
  db: Executor,
  { id, paidAt, totalCents, transferBalanceCents }: OrderRow,
): Promise<TransferState> {
  const paidBy = paidAt ? await findSucceededPayment(db, id) : undefined
  return {
    paid: paidAt !== null,
    paidByTransfer: paidBy?.method === "transfer",
    totalCents,
    balanceCents: transferBalanceCents,
  }
}

/** Payment of an order whose buyer chose a bank transfer. */
export interface OrderPayment extends ReturnType<typeof sumTransfers> {
  method: "transfer" | "card"
  /** Reference that the transfer must state. */
  reference: string
  /** Only for an unpaid order. */
  until: Date | undefined
  account: BankAccount | undefined
  /** Only for administrators. */
  transfers: Awaited<ReturnType<typeof listTransfers>> | undefined
  refundsDue: Awaited<ReturnType<typeof listRefundsToSend>> | undefined
}

/** Returns undefined if the buyer did not choose a bank transfer. */
export async function readOrderPayment(
  db: Executor,
  order: OrderRow,
  { forStaff }: { forStaff: boolean },
): Promise<OrderPayment | undefined> {
  const due = transferDue(order)
  if (!due) return undefined
  const state = await readTransferState(db, order)
  const isAwaited = !state.paid && order.status !== "cancelled"
  return {
    ...sumTransfers(state),
    method: state.paid && !state.paidByTransfer ? "card" : "transfer",
    reference: order.orderNumber,
    until: isAwaited ? due : undefined,
    account: isAwaited ? (await readTransferTerms(db)).account : undefined,
    transfers: forStaff ? await listTransfers(db, order.id) : undefined,
    refundsDue: forStaff ? await listRefundsToSend(db, order.id) : undefined,
  }
}
