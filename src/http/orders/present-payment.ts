import { cents, toAmount } from "#domain/pricing/money.ts"
import type { OrderPayment } from "#operations/payments/order-payment.ts"

export const presentPayment = (payment: OrderPayment) => ({
  method: payment.method,
  due: toAmount(cents(payment.missingCents)),
  received: toAmount(cents(payment.receivedCents)),
  ...(payment.overpaidCents > 0 && { overpaid: toAmount(cents(payment.overpaidCents)) }),
  reference: payment.reference,
  ...(payment.until && { until: payment.until.toISOString() }),
  ...(payment.account && { account: payment.account }),
  ...(payment.transfers && { transfers: payment.transfers.map(presentTransfer) }),
  ...(payment.refundsDue && { refundsDue: payment.refundsDue.map(presentRefundDue) }),
})

type StoredTransfer = NonNullable<OrderPayment["transfers"]>[number]

const presentTransfer = ({
  amountCents,
  bookedOn,
  reference,
  undoneAt,
  by,
  ...transfer
}: StoredTransfer) => ({
  ...transfer,
  amount: toAmount(cents(amountCents)),
  day: bookedOn,
  ...(reference && { reference }),
  ...(by && { by }),
  ...(undoneAt && { undone: true as const }),
})

const presentRefundDue = ({
  id,
  amountCents,
  reason,
  createdAt,
}: NonNullable<OrderPayment["refundsDue"]>[number]) => ({
  _id: id,
  amount: toAmount(cents(amountCents)),
  reason,
  createdAt: createdAt.toISOString(),
})
