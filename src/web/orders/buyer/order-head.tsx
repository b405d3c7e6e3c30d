import { freightText } from "#contract/delivery/freight-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { paths } from "#web/navigation/paths.ts"
import { EndText, HoldNote } from "#web/orders/shared/hold-note.tsx"
import { RefundBadge } from "#web/orders/shared/order-refunds.tsx"
import { type Order, statusText } from "#web/orders/shared/shown-order.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Printer } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { OrderAgainButtons, OrderAgainNews, useOrderAgain } from "./order-again.tsx"

interface OrderHeadProps {
  order: Order
  /** Amount of the refunds that are on their way. */
  pendingRefund: number
  isOwn: boolean
}

export function OrderHead({ order, pendingRefund, isOwn }: OrderHeadProps) {
  const again = useOrderAgain(order)
  const list = useSaveAsList()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <OrderTitle order={order} pendingRefund={pendingRefund} isOwn={isOwn} />
        <div className="order-buttons sm:grow sm:flex-nowrap sm:justify-end">
          {isOwn && order.can.pay.allowed ? (
            <ButtonLink to={paths.payment(order._id)}>{pageText.orders.pay}</ButtonLink>
          ) : null}
          {isOwn && order.can.decline.allowed ? (
            <ButtonLink to={paths.declineFreight(order._id)} variant="secondary">
              {t("Decline the freight")}
            </ButtonLink>
          ) : null}
          {order.paid ? (
            <Button variant="secondary" className="needs-script" onClick={() => print()}>
              <Icon of={Printer} size={16} />
              {t("Print receipt")}
            </Button>
          ) : null}
          {isOwn ? <OrderAgainButtons order={order} again={again} /> : null}
          {isOwn ? (
            <Button
              variant="secondary"
              className="needs-script"
              busy={list.busy}
              onClick={() =>
                void list.saveAsList(
                  t("Order {orderNumber}", { orderNumber: order.orderNumber }),
                  order.lines,
                )
              }
            >
              {t("Save as list")}
            </Button>
          ) : null}
        </div>
      </div>
      {order.cancelled ? <OrderEnd end={order.cancelled} /> : null}
      <WriteFailureNotice failure={list.failure} className="mb-6" />
      <OrderAgainNews again={again} />
    </>
  )
}

const OrderEnd = ({ end }: { end: NonNullable<Order["cancelled"]> }) => (
  <div className="mb-6">
    <Notice tone="warn">
      <p className="font-semibold">
        <EndText of={end} />
      </p>
      <p>
        {rich("{moment}. Nothing was charged, and its parts are on sale again.", {
          moment: <Moment at={end.at} />,
        })}
      </p>
    </Notice>
  </div>
)

const isPartlyShipped = ({ status, shipments = [] }: Order): boolean =>
  status === "approved" && shipments.length > 0

const OrderTitle = ({ order, pendingRefund, isOwn }: OrderHeadProps) => (
  <div>
    <PageTitle>
      {t("Order")} <span className="text-h2">{order.orderNumber}</span>
    </PageTitle>
    <p role="status" className="mt-2 flex flex-wrap gap-2">
      <Badge tone={order.paid ? "brand" : "warn"}>{order.paid ? t("Paid") : t("Not paid")}</Badge>
      <Badge>{isPartlyShipped(order) ? t("Partly shipped") : statusText[order.status]}</Badge>
      {order.placedByStaff ? <Badge tone="info">{t("Placed by staff")}</Badge> : null}
      <RefundBadge order={order} pending={pendingRefund} />
      {order.freightDue ? <Badge tone="warn">{freightText.due}</Badge> : null}
    </p>
    <HoldNote order={order} offersConfirming={isOwn} className="mt-2" />
  </div>
)
