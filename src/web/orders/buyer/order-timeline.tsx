import { t } from "#domain/languages/translate.ts"
import { freeDeliveryText } from "#web/orders/shared/delivery-choice.tsx"
import { lineChangeText } from "#web/orders/shared/line-change-text.ts"
import { Moment } from "#web/ui/moment.tsx"
import { TitledSection } from "#web/ui/page-heading.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import {
  detailChangeText,
  eventLinesText,
  eventText,
  type OrderEvent,
  totalChangeText,
} from "./order-event-text.ts"

export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <TitledSection title={t("History")} className="print:hidden">
      <ol className="flex flex-col border-l border-border pl-5">
        {events.map((event) => (
          <li
            key={`${event.event} ${event.at} ${event.mail?.template ?? event.text} ${event.shipment}`}
            className="relative pb-5 last:pb-0 before:absolute before:top-[0.45rem] before:-left-[1.5625rem] before:size-2.5 before:rounded-full before:border-2 before:border-brand before:bg-bg last:before:bg-brand"
          >
            <p className="font-medium">{eventText(event)}</p>
            <p className="text-sm text-text-2">
              <Moment at={event.at} />
              {event.by ? ` ${t("by {by}", { by: event.by })}` : null}
            </p>
            {event.lines ? (
              <p className="text-sm text-text-2 tabular-nums">{eventLinesText(event.lines)}</p>
            ) : null}
            {event.freeDelivery ? (
              <p className="text-sm text-text-2">{freeDeliveryText(event.freeDelivery)}</p>
            ) : null}
            {event.edited ? (
              <ul className="text-sm text-text-2 tabular-nums">
                {event.edited.lines.map((change) => (
                  <li key={change.number}>{lineChangeText(change)}</li>
                ))}
                <li>{totalChangeText(event.edited.price)}</li>
              </ul>
            ) : null}
            {event.changes?.map((change) => (
              <p key={change.field} className="text-sm text-text-2 wrap-anywhere">
                {detailChangeText(change)}
              </p>
            ))}
            {event.text ? (
              <p className="mt-1 rounded bg-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
                {event.text}
              </p>
            ) : null}
            {event.heldUntil ? (
              <p className="text-sm text-text-2">
                {rich("Reserved until {moment}", { moment: <Moment at={event.heldUntil} /> })}
              </p>
            ) : null}
            {event.reason ? <p className="text-sm text-text-2">“{event.reason}”</p> : null}
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
