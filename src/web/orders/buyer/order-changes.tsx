import { useEffect, useRef, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { orderChangeText } from "#contract/orders/order-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/api-error.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { ChooseLinesDialog } from "#web/orders/shared/choose-lines-dialog.tsx"
import {
  type ChosenLine,
  cancellableLines,
  chosenText,
  type LineToChoose,
} from "#web/orders/shared/chosen-lines.ts"
import { freeDeliveryText } from "#web/orders/shared/delivery-choice.tsx"
import { DetailsDialog } from "#web/orders/shared/details-dialog.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { isByTransfer } from "#web/orders/shared/transfer-details.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { TitledSection } from "#web/ui/page-heading.tsx"

interface CancelDialogProps {
  order: Order
  lines: ChosenLine[] | undefined
  /** Keys that outlive a closed dialog, so that units whose cancellation was not answered are not cancelled twice. */
  attempt: ReturnType<typeof useIdempotencyKeys>
  onClose: () => void
}

type CancelReply = Reply<"POST /order/{id}/cancel">

function CancelDialog({ order, lines, attempt, onClose }: CancelDialogProps) {
  const reason = useRef<HTMLInputElement>(null)
  const outcome = useOutcome(order, lines)
  const concluded = useReloadAfterChange()
  const params = { id: order._id }
  const cancel = async () => {
    const body = { lines, reason: reason.current?.value ?? "" }
    const headers = attempt.headersFor(body)
    const done = await browserApi("POST /order/{id}/cancel", { params, body }, { headers })
    attempt.done()
    onClose()
    await concluded(done, order.paid)
  }
  return (
    <ConfirmDialog
      title={
        lines
          ? t("Cancel {lines}?", { lines: chosenText(lines, order.lineCount) })
          : t("Cancel this order?")
      }
      confirmLabel={lines ? t("Cancel these") : t("Cancel order")}
      closeLabel={lines ? t("Keep them") : t("Keep the order")}
      reloadOnRefusal
      onConfirm={cancel}
      onClose={onClose}
    >
      <p role="status" className="mb-4 min-h-12">
        {outcome}
      </p>
      <TextField
        ref={reason}
        label={t("Reason")}
        name="reason"
        hint={t("Optional. Tells the shop why.")}
        autoComplete="off"
        maxLength={500}
      />
    </ConfirmDialog>
  )
}

const previewCancellation = (id: string, lines: ChosenLine[] | undefined): Promise<CancelReply> =>
  browserApi("POST /order/{id}/cancel", { params: { id }, body: { lines, preview: true } })

/** Returns the server's preview of a cancellation, or its refusal. */
function useOutcome(order: Order, lines: ChosenLine[] | undefined): string {
  const [announcement, setAnnouncement] = useState("")
  const { _id: id, paid, price } = order
  const byTransfer = isByTransfer(order)
  useEffect(() => {
    let isWanted = true
    const say = (text: string) => {
      if (isWanted) setAnnouncement(text)
    }
    previewCancellation(id, lines).then(
      (would) => say(outcomeText(would, { paid, price, byTransfer })),
      (error: unknown) => say(failureText(error)),
    )
    return () => {
      isWanted = false
    }
  }, [id, paid, price, byTransfer, lines])
  return announcement
}

function useReloadAfterChange() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async ({ whole }: CancelReply, isPaid: boolean) => {
    toast(orderChangeText.cancelled)
    if (whole && !isPaid) await navigate(paths.myOrder)
    else await revalidate()
  }
}

interface PaidOrder extends Pick<Order, "paid" | "price"> {
  byTransfer: boolean
}

function outcomeText(cancelled: CancelReply, order: PaidOrder): string {
  const { freeDelivery } = cancelled
  return [moneyText(cancelled, order), freeDelivery ? freeDeliveryText(freeDelivery) : ""]
    .filter(Boolean)
    .join(" ")
}

function moneyText({ whole, amount, price }: CancelReply, order: PaidOrder): string {
  const { outcome } = orderChangeText
  if (order.paid) return outcome.givenBack(formatAmount(amount), order.byTransfer)
  return whole
    ? outcome.nothingToPay
    : outcome.toPay(formatAmount(price), formatAmount(order.price))
}

interface CancelLinesDialogProps {
  order: Order
  lines: LineToChoose[]
  /** Called once the preview shows that the chosen lines can be cancelled. */
  onChosen: (chosen: ChosenLine[]) => void
  onClose: () => void
}

function CancelLinesDialog({ order, lines, onChosen, onClose }: CancelLinesDialogProps) {
  const { run, failure } = useWrite()
  const choose = (chosen: ChosenLine[]) => {
    if (chosen.length === 0) return
    void run(async () => {
      await previewCancellation(order._id, chosen)
      onChosen(chosen)
    })
  }
  return (
    <ChooseLinesDialog
      heading={t("What do you want to cancel?")}
      button={t("Continue")}
      closeLabel={t("Keep all")}
      summarize={(chosen) =>
        chosen.length > 0 ? chosenText(chosen, order.lineCount) : t("Nothing chosen")
      }
      lines={lines}
      chosen={[]}
      error={failure?.text}
      onClose={onClose}
      onChoose={choose}
    />
  )
}

interface OrderChangesProps {
  order: Order
  refunded: ReadonlyMap<number, number>
}

interface OpenDialog {
  name: "details" | "lines" | "cancel"
  /** Lines to cancel; by default all. */
  chosen?: ChosenLine[]
}

export function OrderChanges({ order, refunded }: OrderChangesProps) {
  const [open, setOpen] = useState<OpenDialog>()
  const attempt = useIdempotencyKeys()
  const lines = cancellableLines(order, refunded)
  const { cancel, change } = order.can
  const isPart = order.lines.some(({ shipped = 0 }) => shipped > 0)
  const units = lines.reduce((sum, { maxUnits }) => sum + maxUnits, 0)
  // An open dialog stays when the order may no longer be changed, so that its refusal can be read.
  if (!open && !change.allowed && !cancel.allowed) return null
  const close = () => setOpen(undefined)
  return (
    <TitledSection title={t("Change this order")} className="needs-script print:hidden">
      <div className="order-buttons">
        {change.allowed ? (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => setOpen({ name: "details" })}
          >
            {t("Change details")}
          </Button>
        ) : null}
        {cancel.allowed && units > 1 ? (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => setOpen({ name: "lines" })}
          >
            {t("Cancel part of it")}
          </Button>
        ) : null}
        {cancel.allowed ? (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => setOpen({ name: "cancel" })}
          >
            {isPart ? t("Cancel the rest") : t("Cancel order")}
          </Button>
        ) : null}
      </div>
      {open?.name === "lines" ? (
        <CancelLinesDialog
          order={order}
          lines={lines}
          // A reply after the dialog was closed opens nothing.
          onChosen={(chosen) => setOpen((now) => (now === open ? { name: "cancel", chosen } : now))}
          onClose={close}
        />
      ) : null}
      {open?.name === "cancel" ? (
        <CancelDialog order={order} lines={open.chosen} attempt={attempt} onClose={close} />
      ) : null}
      {open?.name === "details" ? <DetailsDialog order={order} onClose={close} /> : null}
    </TitledSection>
  )
}
