import { type FormEvent, useDeferredValue, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { readTraceNumbers } from "#domain/orders/shipment.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { useAttemptKey, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { LineSearch, readUnits, searchLines } from "#web/orders/shared/choose-lines-dialog.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { CheckField } from "#web/ui/form/field.tsx"
import {
  type LineToShip,
  LineToShipRow,
  linesToShip,
  type TypedLine,
  unitsText,
} from "./line-to-ship-row.tsx"
import { TrackingFields, type TrackingValues, trackingErrors } from "./tracking-fields.tsx"

function useTypedLines(lines: readonly LineToShip[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedLine>>(new Map())
  const typedOf = ({ line, ready }: LineToShip): TypedLine =>
    typed.get(line.number) ?? { quantity: String(ready), numbers: "" }
  const read = lines.map((one) => {
    const { quantity, numbers } = typedOf(one)
    const traceNumbers = readTraceNumbers(numbers)
    return { number: one.line.number, quantity: readUnits(quantity, one.ready), traceNumbers }
  })
  return {
    typedOf,
    type: (one: LineToShip, changes: Partial<TypedLine>) =>
      setTyped((before) => new Map(before).set(one.line.number, { ...typedOf(one), ...changes })),
    typeAll: (quantityOf: (one: LineToShip) => number) =>
      setTyped(
        new Map(
          lines.map((one) => [
            one.line.number,
            { ...typedOf(one), quantity: String(quantityOf(one)) },
          ]),
        ),
      ),
    isWrong: read.some(
      ({ quantity, traceNumbers }) => quantity === undefined || traceNumbers.length > quantity,
    ),
    taken: read.flatMap(({ number, quantity, traceNumbers }) =>
      quantity ? [{ number, quantity, ...(traceNumbers.length > 0 && { traceNumbers }) }] : [],
    ),
  }
}

interface ShipFormProps {
  order: Order
  onSent: (number: number) => void
}

const MAX_SHOWN = 50
const FEW = 10
const NO_TRACKING: TrackingValues = { carrier: "", trackingNumber: "", trackingUrl: "" }

export function ShipForm({ order, onSent }: ShipFormProps) {
  const lines = linesToShip(order)
  const goods = useTypedLines(lines)
  const [tracking, setTracking] = useState(NO_TRACKING)
  const [inParts, setInParts] = useState(false)
  const { send, busy, failure } = useShip(order, onSent)
  const { errors, rest } = trackingErrors(failure)
  const left = lines.reduce((sum, one) => sum + one.left, 0)
  const units = goods.taken.reduce((sum, { quantity }) => sum + quantity, 0)
  const needsAllAtOnce = order.shipment === "complete" && units < left
  // After a refusal the form stays, with its message and what was typed.
  if (!showsShipment(order) && !failure) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!goods.isWrong && units > 0)
      void send({ ...tracking, lines: goods.taken, ...(needsAllAtOnce && { inParts }) })
  }
  return (
    <WriteForm
      aria-label={t("Ship")}
      onSubmit={submit}
      write={{ busy, failure: rest }}
      button={t("Ship")}
      buttonLook={{ disabled: goods.isWrong || units === 0 }}
      beside={
        <p role="status" className="text-sm text-text-2 tabular-nums">
          {units > 0 ? unitsText(goods.taken) : t("Nothing chosen")}
        </p>
      }
      notice
      className="mt-6 flex flex-col gap-4 border-t border-border pt-5"
    >
      <h3 className="text-h3">{t("Ship")}</h3>
      <Goods lines={lines} goods={goods} />
      <TrackingFields
        values={tracking}
        errors={errors}
        onType={(changes) => setTracking((before) => ({ ...before, ...changes }))}
      />
      {needsAllAtOnce ? (
        <CheckField
          name="inParts"
          label={t("Ship it in several shipments anyway")}
          hint={t("The buyer asked for a single shipment.")}
          checked={inParts}
          onChange={({ target }) => setInParts(target.checked)}
        />
      ) : null}
    </WriteForm>
  )
}

/** Reports whether the shipment section is shown; it also lists units that wait for stock. */
const showsShipment = ({ can }: Order): boolean =>
  can.ship.allowed || can.ship.reason === "order_awaits_stock"

interface GoodsProps {
  lines: ReturnType<typeof linesToShip>
  goods: ReturnType<typeof useTypedLines>
}

function Goods({ lines, goods }: GoodsProps) {
  const [sought, setSought] = useState("")
  const found = searchLines(lines, useDeferredValue(sought))
  return (
    <div className="flex flex-col gap-3">
      {lines.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size={32} onClick={() => goods.typeAll(({ ready }) => ready)}>
            {t("All available units")}
          </Button>
          <Button variant="secondary" size={32} onClick={() => goods.typeAll(() => 0)}>
            {t("None")}
          </Button>
        </div>
      ) : null}
      {lines.length > FEW ? <LineSearch value={sought} onSearch={setSought} /> : null}
      <ul className="max-h-96 overflow-y-auto rounded border border-border">
        {found.slice(0, MAX_SHOWN).map((one) => (
          <LineToShipRow
            key={one.line.number}
            one={one}
            typed={goods.typedOf(one)}
            onType={(changes) => goods.type(one, changes)}
          />
        ))}
      </ul>
      {found.length > MAX_SHOWN ? (
        <p className="text-sm text-text-2">
          {t(
            "{found} more lines are not shown. Search to find them. They are shipped too, unless you change their quantities.",
            {
              found: formatCount(found.length - MAX_SHOWN),
            },
          )}
        </p>
      ) : null}
    </div>
  )
}

type Body = TrackingValues & {
  lines: ReturnType<typeof useTypedLines>["taken"]
  inParts?: boolean
}

function useShip(order: Order, onSent: (number: number) => void) {
  const { run, busy, failure, revalidate } = useWrite()
  const attempt = useAttemptKey()
  const ship = async (body: Body) => {
    const headers = attempt.headersFor(body)
    const params = { id: order._id }
    const { number } = await browserApi("POST /order/{id}/shipment", { params, body }, { headers })
    attempt.done()
    toast(t("Shipment {number} sent", { number }))
    await revalidate()
    onSent(number)
  }
  const send = (body: Body) => run(() => ship(body), { reloadOnRefusal: true })
  return { send, busy, failure }
}
