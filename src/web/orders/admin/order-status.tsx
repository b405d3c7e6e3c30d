import { type RefObject, useLayoutEffect, useRef, useState } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { nextStatus, UNDO_SECONDS } from "#domain/orders/order.ts"
import { browserApi } from "#web/api/api.ts"
import { isRefused } from "#web/api/api-error.ts"
import { useRowRemoval } from "#web/forms/confirm-dialog.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { type StaffOrder as Order, statusText } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { FieldError } from "#web/ui/form/field.tsx"
import { ArrowRight } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

/** Reports whether the next step approves an order that is not paid. */
export const isApprovedUnpaid = ({ status, paid, removed }: Order): boolean =>
  status === "pending" && !paid && !removed

export const unpaidHint = (): string =>
  t("This order is not paid yet. The next step approves it without payment.")

interface OrderStatusProps {
  order: Order
  steps: ReturnType<typeof useAdvanceOrder>
}

export function OrderStatus({ order, steps }: OrderStatusProps) {
  const place = useRef<HTMLSpanElement>(null)
  const next = order.removed ? undefined : nextStatus[order.status]
  const mayUndo = steps.undoable.get(order._id)?.status === order.status
  useRestoredFocus(place, next !== undefined, mayUndo)
  const busy = steps.busyKeys.has(order._id)
  return (
    <span ref={place} className="order-steps">
      {next ? (
        <Button
          variant="secondary"
          size={32}
          busy={busy}
          // Ignores the second click of a double click, which was meant for the previous status.
          onClick={({ detail }) => detail < 2 && steps.advance(order)}
          className="min-w-[min(8.75rem,50vw)]"
          title={
            isApprovedUnpaid(order) ? unpaidHint() : t("Next: {next}", { next: statusText[next] })
          }
          aria-label={t("Status: {status}, update order {orderNumber}", {
            status: statusText[order.status],
            orderNumber: order.orderNumber,
          })}
        >
          {statusText[order.status]}
          <Icon of={ArrowRight} size={14} />
        </Button>
      ) : (
        <span tabIndex={-1} className="inline-block min-w-[min(8.75rem,50vw)]">
          {statusText[order.status]}
        </span>
      )}
      {mayUndo ? (
        <Button
          variant="link"
          size={32}
          busy={busy}
          onClick={() => steps.undo(order)}
          aria-label={t("undo {status}, order {orderNumber}", {
            status: statusText[order.status],
            orderNumber: order.orderNumber,
          })}
        >
          {t("undo")}
        </Button>
      ) : null}
    </span>
  )
}

function useRestoredFocus(
  place: RefObject<HTMLElement | null>,
  hasStep: boolean,
  hasUndo: boolean,
) {
  const before = useRef({ hasStep, hasUndo })
  useLayoutEffect(() => {
    const isGone = (before.current.hasStep && !hasStep) || (before.current.hasUndo && !hasUndo)
    const left = place.current?.querySelector("button") ?? place.current?.querySelector("span")
    if (isGone && document.activeElement === document.body) left?.focus({ preventScroll: true })
    before.current = { hasStep, hasUndo }
  }, [place, hasStep, hasUndo])
}

/**
 * Moves an order to its next status; undo is possible for ten seconds. Sends the status seen, so that two clicks never
 * skip a status.
 */
export function useAdvanceOrder() {
  const { run, busyKeys, failure, revalidate } = useWrite()
  const [undoable, setUndoable] = useState<ReadonlyMap<string, Order>>(new Map())

  const endUndo = (id: string, offered?: Order) =>
    setUndoable((before) => {
      if (offered && before.get(id) !== offered) return before
      const after = new Map(before)
      after.delete(id)
      return after
    })
  const offerUndo = (order: Order) => {
    setUndoable((before) => new Map(before).set(order._id, order))
    setTimeout(() => endUndo(order._id, order), UNDO_SECONDS * 1000)
  }

  const send = async ({ _id: id, status }: Order, step: Step, done: (now: Status) => void) => {
    const seen = { headers: { "if-match": status } }
    const work = async () => {
      const { status: now } = await browserApi(step, { params: { id } }, seen)
      done(now)
      toast(pageText.orders.statusUpdated)
      await revalidate()
    }
    await run(work, {
      key: id,
      failed: pageText.orders.statusFailed,
      // Reads the order again first, so that the row shows its current status.
      reloadOnRefusal: "first",
      onFailure: (error) => {
        if (step === "POST /order/{id}/undo" && isRefused(error)) endUndo(id)
      },
    })
  }
  const advance = (order: Order) =>
    void send(order, "PUT /order/{id}", (status) => offerUndo({ ...order, status }))
  const undo = (order: Order) => void send(order, "POST /order/{id}/undo", () => endUndo(order._id))
  return { advance, undo, undoable, busyKeys, failure }
}

type Status = Order["status"]
type Step = "PUT /order/{id}" | "POST /order/{id}/undo"

export function RestoreOrder({ order }: { order: Order }) {
  const { run, busy, failure } = useWrite()
  const leave = useRowRemoval()

  const restore = () =>
    leave(order._id, async () => {
      await browserApi("POST /order/{id}/restore", { params: { id: order._id } })
      return pageText.orders.restored
    })
  return (
    <>
      <Button variant="secondary" size={32} busy={busy} onClick={() => void run(restore)}>
        {pageText.orders.restore}
        <span className="sr-only">
          {" "}
          {t("order {orderNumber}", { orderNumber: order.orderNumber })}
        </span>
      </Button>
      <div role="alert">{failure ? <FieldError>{failure.text}</FieldError> : null}</div>
    </>
  )
}
