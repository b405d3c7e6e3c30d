import { useState } from "react"
import { type UseFormReturn, useForm } from "react-hook-form"
import { refundRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { type Cents, cents, parseAmount, writeAmount } from "#domain/pricing/money.ts"
import { readTypedAmount, writeTyped } from "#domain/pricing/typed-number.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useIdempotencyKeys } from "#web/forms/use-write.ts"
import {
  type ChosenLine,
  goodsValue,
  type LineToChoose,
  refundableLines,
} from "#web/orders/shared/chosen-lines.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { linesToShip } from "#web/shipments/admin/line-to-ship-row.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { CheckField, MoneyField, TextArea, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { RefundDialog, type RefundRequest } from "./refund-dialog.tsx"
import { RefundedGoods } from "./refunded-goods.tsx"

interface RefundFields {
  amount: string
  reason: string
  message: string
  restock: boolean
  stillSent: boolean
}

interface RefundFormProps {
  order: Order
  refunded: ReadonlyMap<number, number>
}

export function RefundForm({ order, refunded }: RefundFormProps) {
  const [request, setRequest] = useState<RefundRequest>()
  const [refundCount, setRefundCount] = useState(0)
  const attempt = useIdempotencyKeys()
  // A refused request stays with its reason, even if nothing is left to refund.
  if (!order.can.refund.allowed && !request) return null
  return (
    <RefundFieldset
      key={refundCount}
      order={order}
      refunded={refunded}
      request={request}
      attempt={attempt}
      onRequest={setRequest}
      onRefunded={() => setRefundCount(refundCount + 1)}
    />
  )
}

interface RefundFieldsetProps extends RefundFormProps {
  request: RefundRequest | undefined
  /** Keys that outlive a closed dialog, so that a refund whose reply was lost is not made again. */
  attempt: ReturnType<typeof useIdempotencyKeys>
  onRequest: (request: RefundRequest | undefined) => void
  onRefunded: () => void
}

/** Fields of one refund. What is typed stays when others refund; the rest follows the order. */
function RefundFieldset(props: RefundFieldsetProps) {
  const { order, refunded, request, attempt, onRequest, onRefunded } = props
  const [refundedBefore] = useState(order.refunded)
  const left = cents(parseAmount(order.can.refund.amount ?? 0) ?? 0)
  const lines = refundableLines(order, refunded)
  const [wanted, setWanted] = useState<ChosenLine[]>([])
  const chosen = stillRefundable(wanted, lines)
  const typedValueOf = (taken: readonly ChosenLine[]) =>
    writeTyped(writeAmount(cents(Math.min(goodsValue(taken, lines), left))))
  const form = useForm<RefundFields>({
    values: {
      amount: wanted.length > 0 ? typedValueOf(chosen) : writeTyped(writeAmount(left)),
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
  // An order that is refunded in full is not shipped.
  const maySend = !isRestocked && !isWhole && chosen.some(isToShip(order))
  const ask = form.handleSubmit(({ stillSent, amount, reason, message }) =>
    onRequest({
      amount,
      reason,
      message,
      restock: isRestocked,
      ...(chosen.length > 0 && { lines: chosen, stillSent: stillSent && maySend }),
    }),
  )
  const cancelWhole = async () => {
    if (!(await form.trigger("reason", { shouldFocus: true }))) return
    const { reason, message } = form.getValues()
    onRequest({ reason, message, cancel: true })
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
        {isWhole && !mayRestock && lines.length > 0 ? (
          <p className="text-sm text-text-2">
            {t("To put goods back on sale, choose them first.")}
          </p>
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
          attempt={attempt}
          goods={request.cancel || isWhole ? goodsOf(request.lines, lines) : (request.lines ?? [])}
          onClose={() => onRequest(undefined)}
          onRefunded={onRefunded}
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
