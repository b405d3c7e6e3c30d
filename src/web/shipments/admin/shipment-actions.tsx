import { type FormEvent, useEffect, useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { PanelForm } from "#web/forms/write-form.tsx"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { TrackingFields, type TrackingValues, trackingErrors } from "./ship-form.tsx"

type Shipment = NonNullable<Order["shipments"]>[number]

interface ShipmentActionsProps {
  orderId: string
  shipment: Shipment
  isNew: boolean
}

export function ShipmentActions({ orderId, shipment, isNew }: ShipmentActionsProps) {
  const { number } = shipment
  const params = { id: orderId, number: String(number) }
  const [isOpen, setOpen] = useState(false)
  const canUndo = useCanUndo(isNew)
  const { change, busyKeys, failure } = useChange()
  return (
    <>
      {shipment.deliveredAt ? null : (
        <Button
          variant="secondary"
          size={32}
          busy={busyKeys.has("deliver")}
          onClick={() =>
            change("deliver", t("Shipment {number} delivered", { number }), () =>
              browserApi("PUT /order/{id}/shipment/{number}", {
                params,
                body: { delivered: true },
              }),
            )
          }
        >
          {t("Delivered")}
          <span className="sr-only"> {t("shipment {number}", { number })}</span>
        </Button>
      )}
      <Button variant="link" size={32} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("Change tracking")}
        <span className="sr-only"> {t("of shipment {number}", { number })}</span>
      </Button>
      {canUndo ? (
        <Button
          variant="link"
          size={32}
          busy={busyKeys.has("undo")}
          onClick={() =>
            change("undo", t("Shipment {number} undone", { number }), () =>
              browserApi("DELETE /order/{id}/shipment/{number}", { params }),
            )
          }
        >
          {t("undo")}
          <span className="sr-only"> {t("shipment {number}", { number })}</span>
        </Button>
      ) : null}
      <WriteFailureNotice failure={failure} className="basis-full" />
      {isOpen ? (
        <TrackingForm orderId={orderId} shipment={shipment} onSaved={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/** Returns whether a new shipment can still be undone, because its mail has not been sent. */
function useCanUndo(isNew: boolean): boolean {
  const [isTooLate, setTooLate] = useState(false)
  useEffect(() => {
    if (!isNew) return
    focusShipments()
    const timer = setTimeout(() => setTooLate(true), UNDO_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [isNew])
  return isNew && !isTooLate
}

/** Focuses the heading of the shipments, as the pressed button may have been removed. Staff who type are not disturbed. */
function focusShipments(): void {
  if (document.activeElement?.matches("input, textarea")) return
  document.getElementById("shipments")?.focus({ preventScroll: true })
}

function useChange() {
  const { run, busyKeys, failure, revalidate } = useWrite()
  const change = (key: string, done: string, work: () => Promise<unknown>) =>
    void run(
      async () => {
        await work()
        toast(done)
        await revalidate()
        focusShipments()
      },
      { key, reloadOnRefusal: true },
    )
  return { change, busyKeys, failure }
}

interface TrackingFormProps {
  orderId: string
  shipment: Shipment
  /** Called when all that was typed is saved. */
  onSaved: () => void
}

function TrackingForm({ orderId, shipment, onSaved }: TrackingFormProps) {
  const { carrier = "", trackingNumber = "", trackingUrl = "", number } = shipment
  const [before, setBefore] = useState<TrackingValues>({ carrier, trackingNumber, trackingUrl })
  const [values, setValues] = useState(before)
  const typed = useRef(values)
  const type = (changes: Partial<TrackingValues>) => {
    typed.current = { ...typed.current, ...changes }
    setValues(typed.current)
  }
  const { run, busy, failure } = useWrite()
  const { errors, rest } = trackingErrors(failure)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const changed = (name: keyof TrackingValues) =>
      values[name] === before[name] ? undefined : values[name]
    const write = async () => {
      await browserApi("PUT /order/{id}/shipment/{number}", {
        params: { id: orderId, number: String(number) },
        // Leaves the other fields to other staff, and the link to the server, which derives it.
        body: {
          carrier: changed("carrier"),
          trackingNumber: changed("trackingNumber"),
          trackingUrl: changed("trackingUrl"),
        },
      })
      setBefore(values)
      if (typed.current === values) onSaved()
    }
    void run(write, { done: t("Shipment {number} changed", { number }) })
  }
  return (
    <PanelForm
      onSubmit={save}
      write={{ busy, failure: rest }}
      button={t("Save tracking")}
      className="basis-full pt-2"
    >
      <TrackingFields values={values} errors={errors} onType={type} />
    </PanelForm>
  )
}
