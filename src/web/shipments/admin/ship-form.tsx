import { type FormEvent, useEffect, useId, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { readTraceNumbers } from "#domain/orders/shipment.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldErrorsOf } from "#web/forms/field-errors.ts"
import { useIdempotencyKeys, useWrite, type WriteFailure } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { readUnits } from "#web/orders/shared/chosen-lines.ts"
import { LineSearch, useShownLines } from "#web/orders/shared/line-search.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { CheckField, TextField } from "#web/ui/form/field.tsx"
import {
  type LineToShip,
  LineToShipRow,
  linesToShip,
  type TypedLine,
  unitsText,
} from "./line-to-ship-row.tsx"

function useTypedLines(lines: readonly LineToShip[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, Partial<TypedLine>>>(new Map())
  const typedOf = ({ line, ready }: LineToShip): TypedLine => {
    const { quantity = String(ready), numbers = "" } = typed.get(line.number) ?? {}
    return { quantity, numbers }
  }
  const values = lines.map((one) => {
    const { quantity, numbers } = typedOf(one)
    const traceNumbers = readTraceNumbers(numbers)
    return { number: one.line.number, quantity: readUnits(quantity, one.ready), traceNumbers }
  })
  return {
    typedOf,
    type: ({ line: { number } }: LineToShip, changes: Partial<TypedLine>) =>
      setTyped((before) => new Map(before).set(number, { ...before.get(number), ...changes })),
    typeAll: (quantityOf: (line: LineToShip) => number) =>
      setTyped(
        new Map(
          lines.map((one) => [
            one.line.number,
            { ...typedOf(one), quantity: String(quantityOf(one)) },
          ]),
        ),
      ),
    /** Clears what was typed before this render, but not what was typed since. */
    clear: () =>
      setTyped(
        (now) =>
          new Map(
            [...now].map(([number, line]) => [number, changesSince(line, typed.get(number))]),
          ),
      ),
    /** Number of the first line whose units or numbers are wrong. */
    firstInvalid: values.find(
      ({ quantity, traceNumbers }) => quantity === undefined || traceNumbers.length > quantity,
    )?.number,
    linesToSend: values.flatMap(({ number, quantity, traceNumbers }) =>
      quantity ? [{ number, quantity, ...(traceNumbers.length > 0 && { traceNumbers }) }] : [],
    ),
  }
}

/** Returns the values that differ from earlier ones. */
const changesSince = <Values extends object>(
  now: Values,
  before: Values | undefined,
): Partial<Values> => {
  const changed = { ...now }
  for (const name in changed) if (changed[name] === before?.[name]) delete changed[name]
  return changed
}

interface ShipFormProps {
  order: Order
  /** Called with the number of the shipment. */
  onSent: (number: number) => void
}

const MAX_SHOWN = 50
const MAX_WITHOUT_SEARCH = 10
const NO_TRACKING: TrackingValues = { carrier: "", trackingNumber: "", trackingUrl: "" }

export function ShipForm({ order, onSent }: ShipFormProps) {
  const lines = linesToShip(order)
  const goods = useTypedLines(lines)
  const list = useShownLines(lines, MAX_SHOWN)
  const [tracking, setTracking] = useState(NO_TRACKING)
  const [inParts, setInParts] = useState(false)
  const { send, busy, failure } = useShip(order, (number) => {
    goods.clear()
    setTracking((now) => ({ ...NO_TRACKING, ...changesSince(now, tracking) }))
    setInParts(false)
    onSent(number)
  })
  const { errors, rest } = trackingErrors(failure)
  const left = lines.reduce((sum, one) => sum + one.left, 0)
  const units = goods.linesToSend.reduce((sum, { quantity }) => sum + quantity, 0)
  const needsAllAtOnce = order.shipment === "complete" && units < left
  // After a refusal the form stays, with its message and what was typed.
  if (!showsShipment(order) && !failure) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (goods.firstInvalid !== undefined) list.reveal(goods.firstInvalid, event.currentTarget)
    else if (units > 0)
      void send({ ...tracking, lines: goods.linesToSend, ...(needsAllAtOnce && { inParts }) })
  }
  return (
    <WriteForm
      aria-label={t("Ship")}
      onSubmit={submit}
      write={{ busy, failure: rest }}
      button={t("Ship")}
      buttonProps={{ disabled: goods.firstInvalid === undefined && units === 0 }}
      beside={
        <p role="status" className="text-sm text-text-2 tabular-nums">
          {units > 0 ? unitsText(goods.linesToSend) : t("Nothing chosen")}
        </p>
      }
      notice
      className="mt-6 flex flex-col gap-4 border-t border-border pt-5"
    >
      <h3 className="text-h3">{t("Ship")}</h3>
      <Goods count={lines.length} list={list} goods={goods} />
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
  count: number
  list: ReturnType<typeof useShownLines<LineToShip>>
  goods: ReturnType<typeof useTypedLines>
}

function Goods({ count, list, goods }: GoodsProps) {
  const { shown, hidden, reveal: _, ...search } = list
  return (
    <div className="flex flex-col gap-3">
      {count > 1 ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size={32} onClick={() => goods.typeAll(({ ready }) => ready)}>
            {t("All available units")}
          </Button>
          <Button variant="secondary" size={32} onClick={() => goods.typeAll(() => 0)}>
            {t("None")}
          </Button>
        </div>
      ) : null}
      {count > MAX_WITHOUT_SEARCH ? <LineSearch {...search} /> : null}
      <ul className="max-h-96 overflow-y-auto rounded border border-border">
        {shown.map((one) => (
          <LineToShipRow
            key={one.line.number}
            lineToShip={one}
            typed={goods.typedOf(one)}
            onType={(changes) => goods.type(one, changes)}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="text-sm text-text-2">
          {t(
            "{found} more lines are not shown. Search to find them. They are shipped too, unless you change their quantities.",
            { found: formatCount(hidden) },
          )}
        </p>
      ) : null}
    </div>
  )
}

type Body = TrackingValues & {
  lines: ReturnType<typeof useTypedLines>["linesToSend"]
  inParts?: boolean
}

function useShip(order: Order, onSent: (number: number) => void) {
  const { run, busy, failure, revalidate } = useWrite()
  const attempt = useIdempotencyKeys()
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

export interface TrackingValues {
  carrier: string
  trackingNumber: string
  trackingUrl: string
}

/** Returns the errors of these fields, or else the failure to show beside the button. */
export function trackingErrors(failure: WriteFailure | undefined) {
  const { carrier, trackingNumber, trackingUrl } = fieldErrorsOf(failure?.error)
  const hasFieldError = Boolean(carrier || trackingNumber || trackingUrl)
  return {
    errors: { carrier, trackingNumber, trackingUrl },
    rest: hasFieldError ? undefined : failure,
  }
}

interface TrackingFieldsProps {
  values: TrackingValues
  errors: Readonly<Partial<Record<keyof TrackingValues, string | undefined>>>
  onType: (changes: Partial<TrackingValues>) => void
}

export function TrackingFields({ values, errors, onType }: TrackingFieldsProps) {
  const list = useId()
  const carriers = useCarriers()
  const field = (name: keyof TrackingValues) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label={t("Carrier")} list={list} maxLength={60} {...field("carrier")} />
        <TextField label={t("Tracking number")} maxLength={60} {...field("trackingNumber")} />
      </div>
      <datalist id={list}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t("Tracking link")}
        type="url"
        hint={t("If empty, the carrier's link from the settings is used.")}
        maxLength={500}
        {...field("trackingUrl")}
      />
    </>
  )
}

/** Loads the configured carriers; empty on failure, because any carrier can be typed. */
function useCarriers(): readonly string[] {
  const [carriers, setCarriers] = useState<readonly string[]>([])
  useEffect(() => {
    browserApi("GET /settings/shipping")
      .then(({ settings }) => setCarriers(settings.carriers.map(({ name }) => name)))
      .catch(() => {})
  }, [])
  return carriers
}
