import { startTransition, useState } from "react"
import { type UseFormReturn, useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import type { CallInput, Contract } from "#contract/contract.ts"
import { refundRules } from "#contract/kernel/form-rules.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { type Cents, cents, parseAmount, writeAmount } from "#domain/pricing/money.ts"
import { amountToSend, readTypedAmount, writeTyped } from "#domain/pricing/typed-number.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { browserApi, newIdempotencyKey } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { fieldsOf } from "#web/forms/write-form.tsx"
import { ChooseLinesDialog } from "#web/orders/shared/choose-lines-dialog.tsx"
import {
  type ChosenLine,
  chosenText,
  goodsValue,
  type LineToChoose,
  refundableLines,
} from "#web/orders/shared/chosen-lines.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { isByTransfer } from "#web/orders/shared/transfer-details.tsx"
import { linesToShip } from "#web/shipments/admin/line-to-ship-row.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { CheckField, MoneyField, TextArea, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

interface RefundedGoodsProps {
  lines: readonly LineToChoose[]
  chosen: ChosenLine[]
  lineCount: number
  onChoose: (chosen: ChosenLine[]) => void
}

function RefundedGoods({ lineCount, lines, chosen, onChoose }: RefundedGoodsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const textOf = (taken: readonly ChosenLine[]) => chosenText(taken, lineCount)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-[0.9375rem]/6 tabular-nums">
        {chosen.length > 0
          ? t("For {chosen}", { chosen: textOf(chosen) })
          : t("For the whole order")}
      </p>
      <Button variant="secondary" size={32} className="needs-script" onClick={() => setOpen(true)}>
        {plural(lineCount, "Choose units", "Choose lines")}
      </Button>
      {isOpen ? (
        <ChooseLinesDialog
          heading={t("Which goods is it for?")}
          button={t("Use these")}
          summarize={(taken) =>
            taken.length > 0
              ? `${textOf(taken)}, ${formatCents(goodsValue(taken, lines))}`
              : t("Nothing chosen: the whole order")
          }
          lines={lines}
          chosen={chosen}
          onClose={close}
          onChoose={(taken) => {
            onChoose(taken)
            close()
          }}
        />
      ) : null}
    </div>
  )
}

interface RefundFields {
  amount: string
  reason: string
  message: string
  restock: boolean
  stillSent: boolean
}

type RefundBody = CallInput<Contract["POST /order/{id}/refund"]>["body"]
type RefundRequest = RefundBody & { key: string; amount?: string }

interface RefundFormProps {
  order: Order
  refunded: ReadonlyMap<number, number>
}

export function RefundForm({ order, refunded }: RefundFormProps) {
  const [request, setRequest] = useState<RefundRequest>()
  const [made, setMade] = useState(0)
  // A refused request stays with its reason, even if nothing is left to refund.
  if (!order.can.refund.allowed && !request) return null
  return (
    <RefundEntries
      key={made}
      order={order}
      refunded={refunded}
      request={request}
      onRequest={setRequest}
      onMade={() => setMade(made + 1)}
    />
  )
}

interface RefundEntriesProps extends RefundFormProps {
  request: RefundRequest | undefined
  onRequest: (request: RefundRequest | undefined) => void
  onMade: () => void
}

/** Fields of one refund. What is typed stays when others refund; the rest follows the order. */
function RefundEntries({ order, refunded, request, onRequest, onMade }: RefundEntriesProps) {
  const [refundedBefore] = useState(order.refunded)
  const left = cents(parseAmount(order.can.refund.amount ?? 0) ?? 0)
  const lines = refundableLines(order, refunded)
  const [wanted, setWanted] = useState<ChosenLine[]>([])
  const chosen = stillRefundable(wanted, lines)
  const worthOf = (taken: readonly ChosenLine[]) =>
    writeTyped(writeAmount(cents(Math.min(goodsValue(taken, lines), left))))
  const form = useForm<RefundFields>({
    values: {
      amount: wanted.length > 0 ? worthOf(chosen) : writeTyped(writeAmount(left)),
      reason: "",
      message: "",
      // Units that were never shipped are still in the warehouse.
      restock: isUnshipped(order, chosen),
      stillSent: false,
    },
    resetOptions: { keepDirtyValues: true },
  })
  const isWhole = readTypedAmount(form.watch("amount")) === left
  const mayRestock = chosen.length > 0 || (isWhole && !order.can.refund.restockNeedsLines)
  const isRestocked = mayRestock && form.watch("restock")
  const maySend = !isRestocked && chosen.some(isToShip(order))
  const ask = form.handleSubmit(({ stillSent, amount, reason, message }) =>
    onRequest({
      amount,
      reason,
      message,
      restock: isRestocked,
      key: newIdempotencyKey(),
      ...(chosen.length > 0 && { lines: chosen, stillSent: stillSent && maySend }),
    }),
  )
  const cancelWhole = async () => {
    if (!(await form.trigger("reason", { shouldFocus: true }))) return
    const { reason, message } = form.getValues()
    onRequest({ reason, message, cancel: true, key: newIdempotencyKey() })
  }
  const choose = (taken: ChosenLine[]) => {
    setWanted(taken)
    form.resetField("amount")
    form.resetField("restock")
  }
  return (
    <div className="mt-6 flex flex-col gap-4 border-t border-border pt-5">
      <h3 className="text-h3">{t("Refund|noun")}</h3>
      <div role="status" className="empty:hidden">
        {order.refunded === refundedBefore ? null : (
          <Notice tone="warn">
            {t("The refunded amount has changed from {before} to {now}. Check your entries.", {
              before: formatAmount(refundedBefore),
              now: formatAmount(order.refunded),
            })}
          </Notice>
        )}
      </div>
      {lines.length > 0 ? (
        <RefundedGoods
          lineCount={order.lineCount}
          lines={lines}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
      <form noValidate method="post" onSubmit={ask} className="flex flex-col gap-4">
        <AmountAndReason form={form} left={left} />
        {mayRestock ? (
          <CheckField
            label={
              chosen.length > 0
                ? t("Put these goods back on sale")
                : t("Put the goods back on sale")
            }
            hint={restockHint(order, chosen)}
            {...form.register("restock")}
          />
        ) : null}
        {maySend ? (
          <CheckField
            label={t("These goods will still be shipped")}
            hint={t(
              "If not, units that have not been shipped are removed from the pick list and the shipment.",
            )}
            {...form.register("stillSent")}
          />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary">{t("Refund")}</SubmitButton>
          {order.can.refund.cancels ? (
            <Button
              variant="danger-quiet"
              size={44}
              className="needs-script"
              aria-haspopup="dialog"
              onClick={() => void cancelWhole()}
            >
              {t("Cancel the whole order")}
            </Button>
          ) : null}
        </div>
      </form>
      {request ? (
        <RefundDialog
          order={order}
          request={request}
          goods={request.cancel || isWhole ? goodsOf(request.lines, lines) : (request.lines ?? [])}
          onClose={() => onRequest(undefined)}
          onMade={onMade}
        />
      ) : null}
    </div>
  )
}

const isToShip = (order: Order) => (chosen: ChosenLine) =>
  linesToShip(order).some(({ line }) => line.number === chosen.number)

/** Reports whether none of these units, or none of the order's, is shipped. */
const isUnshipped = (order: Order, chosen: readonly ChosenLine[]): boolean =>
  chosen.length > 0
    ? chosen.every(({ number, quantity }) =>
        linesToShip(order).some(({ line, left }) => line.number === number && left >= quantity),
      )
    : order.lines.every(({ shipped = 0 }) => shipped === 0)

/** Says which of these units are shipped. */
function restockHint(order: Order, chosen: readonly ChosenLine[]): string {
  if (isUnshipped(order, chosen))
    return t(
      "None of these units has been shipped. Unless put back on sale, they are missing from the stock.",
    )
  return chosen.length === 0 || chosen.some(isToShip(order))
    ? t("If not, units that have not been shipped are missing from the stock.")
    : t("All of these units have been shipped. Choose it if they came back.")
}

function AmountAndReason({ form, left }: { form: UseFormReturn<RefundFields>; left: Cents }) {
  const field = fieldsOf(form, refundRules(left))
  return (
    <>
      <MoneyField
        label={t("Amount")}
        hint={t("{left} can be refunded", { left: formatCents(left) })}
        {...field("amount")}
      />
      <TextField
        label={t("Reason")}
        hint={t("The credit note states it if there is no message to the buyer.")}
        autoComplete="off"
        {...field("reason")}
      />
      <TextArea
        label={t("Message to the buyer")}
        hint={t("The buyer reads it in the mail about the refund and on the credit note.")}
        rows={2}
        maxLength={500}
        {...field("message")}
      />
    </>
  )
}

/** Returns the chosen goods, or all that are not refunded yet. */
const goodsOf = (
  chosen: readonly ChosenLine[] | undefined,
  lines: readonly LineToChoose[],
): readonly ChosenLine[] =>
  chosen ?? lines.map(({ line, maxUnits }) => ({ number: line.number, quantity: maxUnits }))

/** Leaves out units that were refunded since they were chosen. */
const stillRefundable = (
  chosen: readonly ChosenLine[],
  lines: readonly LineToChoose[],
): ChosenLine[] =>
  lines.flatMap(({ line: { number }, maxUnits }) => {
    const wanted = chosen.find((one) => one.number === number)
    return wanted ? [{ number, quantity: Math.min(wanted.quantity, maxUnits) }] : []
  })

const MAX_NAMED_GOODS = 6

/** Names the refunded goods with their units. */
function goodsText(order: Order, chosen: readonly ChosenLine[]): string {
  const names = new Map(order.lines.map(({ number, name }) => [number, name]))
  const goods = chosen.map(
    ({ number, quantity }) => `${formatCount(quantity)} × ${names.get(number) ?? ""}`,
  )
  const named = goods.slice(0, MAX_NAMED_GOODS).join(", ")
  const count = goods.length - MAX_NAMED_GOODS
  return count > 0 ? t("{name} and {count} more", { name: named, count }) : named
}

/** Says what became of a recorded refund. */
function doneText(
  order: Order,
  { cancel }: RefundRequest,
  status: "succeeded" | "pending",
): string {
  if (isByTransfer(order))
    return t("Refund recorded. Transfer the money, then mark the refund as sent")
  if (status === "pending")
    return t("Refund recorded. The shop sends it when the card provider answers")
  return cancel ? t("Order cancelled and refunded") : t("Refund sent")
}

interface RefundDialogProps {
  order: Order
  request: RefundRequest
  /** Goods that are refunded; empty for an amount alone. */
  goods: readonly ChosenLine[]
  onClose: () => void
  onMade: () => void
}

function RefundDialog({ order, request, goods, onClose, onMade }: RefundDialogProps) {
  const { revalidate } = useRevalidator()
  const refund = async () => {
    const { key, ...typed } = request
    const { amount } = typed
    const body = { ...typed, ...(amount !== undefined && { amount: amountToSend(amount) }) }
    const headers = { "idempotency-key": key }
    const params = { id: order._id }
    const made = await browserApi("POST /order/{id}/refund", { params, body }, { headers })
    onClose()
    toast(doneText(order, request, made.refundStatus))
    await revalidate()
    // Starts anew with the reloaded order, which the router shows in a transition.
    startTransition(onMade)
  }
  const { cancel } = request
  const amount =
    request.amount === undefined
      ? formatAmount(order.can.refund.amount ?? 0)
      : formatCents(readTypedAmount(request.amount) ?? cents(0))
  return (
    <ConfirmDialog
      title={cancel ? t("Cancel the whole order?") : t("Refund this amount?")}
      confirmLabel={cancel ? t("Cancel the order") : t("Refund")}
      closeLabel={cancel ? t("Keep the order") : undefined}
      reloadOnRefusal
      onConfirm={refund}
      onClose={onClose}
    >
      {goods.length > 0
        ? t("{amount} to {email}, for {product}.", {
            amount,
            email: order.email,
            product: goodsText(order, goods),
          })
        : t("{amount} to {email}, for order {order}.", {
            amount,
            email: order.email,
            order: order.orderNumber,
          })}
      {cancel
        ? ` ${t("Nothing of it is sent, and its goods go back on sale. The buyer receives an e-mail.")}`
        : null}
      {isByTransfer(order)
        ? ` ${t("Paid by bank transfer: you transfer the refund yourself, then mark it as sent.")}`
        : null}
    </ConfirmDialog>
  )
}
