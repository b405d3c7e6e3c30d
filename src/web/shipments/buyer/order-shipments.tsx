import type { ReactNode } from "react"
import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { DownloadButton } from "#web/forms/download.tsx"
import { paths } from "#web/navigation/paths.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { Moment } from "#web/ui/moment.tsx"

export type Shipment = NonNullable<Order["shipments"]>[number]

interface OrderShipmentsProps {
  order: Order
  /** Buttons of staff. */
  actions: ((shipment: Shipment) => ReactNode) | undefined
}

export function OrderShipments({ order, actions }: OrderShipmentsProps) {
  if (!order.shipments) return null
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments" tabIndex={-1} className="mb-4 text-h3">
        {t("Shipments")}
      </h2>
      <ul className="flex flex-col gap-3">
        {order.shipments.map((shipment) => (
          <li
            key={shipment.number}
            className="rounded-lg border border-border bg-surface p-4 sm:px-5"
          >
            <Heading shipment={shipment} />
            <Tracking shipment={shipment} />
            <Contents order={order} shipment={shipment} isForStaff={actions !== undefined} />
            <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
              <PackingSlip orderId={order._id} number={shipment.number} />
              {actions?.(shipment)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Heading = ({ shipment: { number, shippedAt, deliveredAt } }: { shipment: Shipment }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <h3 className="text-[0.9375rem]/6 font-medium">{t("Shipment {number}", { number })}</h3>
    <p className="text-sm text-text-2">
      {deliveredAt ? `${t("Delivered")} ` : `${t("Sent")} `}
      <Moment at={deliveredAt ?? shippedAt} dayOnly />
    </p>
  </div>
)

const Tracking = ({ shipment }: { shipment: Shipment }) => {
  const { carrier, trackingNumber, trackingUrl } = shipment
  if (!carrier && !trackingNumber && !trackingUrl) return null
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
      {carrier ? <span>{carrier}</span> : null}
      {trackingNumber ? (
        <span className="font-mono text-mono break-all select-all">{trackingNumber}</span>
      ) : null}
      {trackingUrl ? (
        <a
          href={trackingUrl}
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-6 items-center text-brand underline underline-offset-4"
        >
          {t("Track shipment {number}", { number: shipment.number })}
        </a>
      ) : null}
    </p>
  )
}

const MAX_UNFOLDED = 4

interface ContentsProps {
  order: Order
  shipment: Shipment
  isForStaff: boolean
}

function Contents(props: ContentsProps) {
  const { shipment } = props
  const { lines } = shipment
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const list = <ContentsList {...props} />
  if (lines.length <= MAX_UNFOLDED) return list
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-6 cursor-pointer text-text-2">
        {t("{units} units of {lines} lines", {
          units: formatCount(units),
          lines: formatCount(lines.length),
        })}
      </summary>
      {list}
    </details>
  )
}

function ContentsList({ order, shipment, isForStaff }: ContentsProps) {
  const names = new Map(order.lines.map(({ number, name }) => [number, name]))
  return (
    <ul className="mt-2 flex flex-col gap-1.5 text-sm">
      {shipment.lines.map(({ number, quantity, traceNumbers = [] }) => (
        <li key={number}>
          <span className="tabular-nums">{formatCount(quantity)} × </span>
          <span className="wrap-anywhere">
            {names.get(number) ?? t("line {number}", { number })}
          </span>
          {traceNumbers.length > 0 ? (
            <TraceNumbers numbers={traceNumbers} isForStaff={isForStaff} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface TraceNumbersProps {
  numbers: readonly string[]
  isForStaff: boolean
}

const TraceNumbers = ({ numbers, isForStaff }: TraceNumbersProps) => {
  const text = (
    <span className="font-mono text-mono wrap-anywhere select-all">{numbers.join(", ")}</span>
  )
  if (numbers.length <= MAX_UNFOLDED)
    return (
      <span className="flex flex-wrap gap-x-3 text-text-2">
        {isForStaff ? numbers.map((number) => <RecallLink key={number} number={number} />) : text}
      </span>
    )
  return (
    <details className="text-text-2">
      <summary className="min-h-6 cursor-pointer">
        {t("{numbers} batch or serial numbers", { numbers: formatCount(numbers.length) })}
      </summary>
      {text}
    </details>
  )
}

const RecallLink = ({ number }: { number: string }) => (
  <Link
    to={paths.recall(number)}
    title={t("Recall")}
    className="inline-flex min-h-6 items-center font-mono text-mono wrap-anywhere underline underline-offset-2"
  >
    <span className="sr-only">{t("Recall")} </span>
    {number}
  </Link>
)

const PackingSlip = ({ orderId, number }: { orderId: string; number: number }) => (
  <DownloadButton
    size={32}
    className="needs-script"
    path={`/order/${orderId}/shipment/${number}/slip`}
  >
    <Icon of={Download} size={14} />
    {t("Packing slip")}
    <span className="sr-only"> {t("of shipment {number}", { number })}</span>
  </DownloadButton>
)
