import { useId, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { t, translated } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { toCents } from "#domain/pricing/money.ts"
import { amountToSend, readTypedAmount, typedAmountOf } from "#domain/pricing/typed-number.ts"
import { dayIn, formatDay } from "#domain/shop/days.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { PanelForm } from "#web/forms/write-form.tsx"
import { useSite } from "#web/navigation/site.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { type OrderPayment, receivedText } from "#web/orders/shared/transfer-details.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { MoneyField, TextField } from "#web/ui/form/field.tsx"

export function TransferSection({ order }: { order: Order }) {
  const { payment, paid } = order
  const heading = useId()
  const overpaid = payment?.overpaid ?? 0
  const sendsBack = overpaid || (paid ? 0 : (payment?.received ?? 0))
  const sentBack = (
    <TransferForm
      key={`returned ${sendsBack}`}
      orderId={order._id}
      kind="returned"
      amount={sendsBack}
    />
  )
  return (
    <section aria-labelledby={heading} className="mt-6 border-t border-border pt-5">
      <h3 id={heading} className="mb-3 text-h3">
        {t("Bank transfers")}
      </h3>
      {payment && payment.received > 0 ? (
        <p className="mb-3 text-[0.9375rem]/6 tabular-nums">{sumText(order, payment)}</p>
      ) : null}
      {overpaid > 0 ? (
        <div className="mb-3">
          <Notice
            tone="warn"
            title={t("{overpaid} too much", { overpaid: formatAmount(overpaid) })}
          >
            {t("Transfer it back at your bank, then record it here.")}
          </Notice>
        </div>
      ) : null}
      {payment?.transfers?.length ? (
        <Transfers orderId={order._id} transfers={payment.transfers} />
      ) : null}
      {payment?.refundsDue?.map((refund) => (
        <RefundToSend key={refund._id} orderId={order._id} refund={refund} />
      ))}
      {/* Each transfer changes the amount due, and so the initial value of the form. */}
      {paid ? null : (
        <TransferForm
          key={`received ${payment?.received}`}
          orderId={order._id}
          kind="received"
          amount={payment?.due ?? order.price}
        />
      )}
      {overpaid > 0 ? sentBack : null}
      {paid || sendsBack > overpaid ? (
        <details className="mt-4">
          <summary className="min-h-6 cursor-pointer text-sm font-medium">
            {paid ? t("Record another transfer") : t("Record money sent back")}
          </summary>
          {sendsBack > overpaid ? sentBack : null}
          {paid ? <TransferForm orderId={order._id} kind="received" isPaid /> : null}
        </details>
      ) : null}
    </section>
  )
}

function sumText({ paid, price }: Order, payment: OrderPayment): string {
  if (!paid) return receivedText(payment.received, payment.received + payment.due)
  return payment.method === "card"
    ? t("{received} received, but the order was already paid by card", {
        received: formatAmount(payment.received),
      })
    : t("{received} received for {price}", {
        received: formatAmount(payment.received),
        price: formatAmount(price),
      })
}

type Transfer = NonNullable<OrderPayment["transfers"]>[number]

const kindWords = translated({ received: "received", returned: "sent back" })

function Transfers({ orderId, transfers }: { orderId: string; transfers: readonly Transfer[] }) {
  const [undone, setUndone] = useState<Transfer>()
  const { revalidate } = useRevalidator()
  const undo = async ({ number }: Transfer) => {
    const params = { id: orderId, number: String(number) }
    await browserApi("POST /order/{id}/transfer/{number}/undo", { params })
    setUndone(undefined)
    toast(t("Transfer undone"))
    await revalidate()
  }
  return (
    <ul className="mb-4 flex flex-col gap-2 text-sm">
      {transfers.map((transfer) => (
        <li key={transfer.number} className="flex items-start justify-between gap-3">
          <span
            className={`min-w-0 wrap-anywhere tabular-nums ${transfer.undone ? "line-through" : ""}`}
          >
            {transferText(transfer)}
          </span>
          {transfer.undone ? (
            <span className="text-text-2">{t("Undone")}</span>
          ) : (
            <Button
              variant="secondary"
              size={32}
              className="needs-script"
              aria-label={t("Undo transfer {number}", { number: transfer.number })}
              onClick={() => setUndone(transfer)}
            >
              {t("Undo")}
            </Button>
          )}
        </li>
      ))}
      {undone ? (
        <ConfirmDialog
          title={t("Undo this transfer?")}
          confirmLabel={t("Undo")}
          onConfirm={() => undo(undone)}
          onClose={() => setUndone(undefined)}
        >
          {t("{transfer}. If it paid for the order, the order becomes unpaid again.", {
            transfer: transferText(undone),
          })}
        </ConfirmDialog>
      ) : null}
    </ul>
  )
}

const transferText = ({ amount, kind, day, reference, by }: Transfer): string =>
  [
    t("{amount} {kindWords} on {day}", {
      amount: formatAmount(amount),
      kindWords: kindWords[kind],
      day: formatDay(day),
    }),
    reference,
    by && t("recorded by {by}", { by }),
  ]
    .filter(Boolean)
    .join(", ")

interface TransferFormProps {
  orderId: string
  kind: Transfer["kind"]
  amount?: number
  /** Whether money arrived for an order that is already paid. */
  isPaid?: boolean
}

const formWords = translated({
  received: { button: "Mark as paid", amount: "Amount received", done: "Transfer recorded" },
  returned: { button: "Record what was sent back", amount: "Amount sent back", done: "Recorded" },
})

function TransferForm({ orderId, kind, amount, isPaid = false }: TransferFormProps) {
  const { timeZone } = useSite()
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const form = useForm({
    defaultValues: {
      amount: typedAmountOf(amount),
      day: dayIn(timeZone, new Date()),
      reference: "",
    },
  })
  const words = formWords[kind]
  const typed = readTypedAmount(form.watch("amount"))
  const isPart =
    isPaid || (kind === "received" && typed !== undefined && typed < toCents(amount ?? 0))
  const record = form.handleSubmit((typed) =>
    write.run(
      async () => {
        const body = { ...typed, amount: amountToSend(typed.amount), kind }
        const headers = attempt.headersFor(body)
        const params = { id: orderId }
        await browserApi("POST /order/{id}/transfer", { params, body }, { headers })
        attempt.done()
        form.setValue("reference", "")
      },
      { form, done: words.done },
    ),
  )
  return (
    <PanelForm
      onSubmit={record}
      write={write}
      button={isPart ? t("Record transfer") : words.button}
      className="mt-4"
    >
      <MoneyField label={words.amount} {...fieldsOf(form, {})("amount")} aria-required />
      <DayAndReference field={fieldsOf(form, {})} />
    </PanelForm>
  )
}

interface DayAndReferenceProps {
  field: ReturnType<typeof fieldsOf<{ day: string; reference: string }>>
}

function DayAndReference({ field }: DayAndReferenceProps) {
  return (
    <>
      <TextField label={t("Day on the statement")} type="date" {...field("day")} aria-required />
      <TextField
        label={t("Bank’s reference")}
        hint={t("Distinguishes two transfers with the same amount and day.")}
        autoComplete="off"
        {...field("reference")}
      />
    </>
  )
}

interface RefundToSendProps {
  orderId: string
  refund: NonNullable<OrderPayment["refundsDue"]>[number]
}

function RefundToSend({ orderId, refund }: RefundToSendProps) {
  const { timeZone } = useSite()
  const write = useWrite()
  const form = useForm({ defaultValues: { day: dayIn(timeZone, new Date()), reference: "" } })
  const send = form.handleSubmit(({ day, reference }) =>
    write.run(
      () =>
        browserApi("POST /order/{id}/refund/{refund}/sent", {
          params: { id: orderId, refund: refund._id },
          body: { day, reference },
        }),
      { form, done: t("Refund marked as sent") },
    ),
  )
  return (
    <PanelForm onSubmit={send} write={write} button={t("Mark as sent")} className="mb-4">
      <Notice
        tone="warn"
        title={t("{amount} to be sent back", { amount: formatAmount(refund.amount) })}
      >
        {t("Transfer it at your bank, then mark it as sent here. Reason: {reason}", {
          reason: refund.reason,
        })}
      </Notice>
      <DayAndReference field={fieldsOf(form, {})} />
    </PanelForm>
  )
}
