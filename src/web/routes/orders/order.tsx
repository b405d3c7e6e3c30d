import { useState } from "react"
import { redirect, useRevalidator } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { shopLetterhead } from "#contract/settings/shop-text.ts"
import { t } from "#domain/languages/translate.ts"
import { readOrderNumber } from "#domain/orders/order.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { browserApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { NoteForm } from "#web/forms/note-form.tsx"
import { TagsSection } from "#web/forms/tags-section.tsx"
import { InvoiceButtons } from "#web/invoices/buyer/order-documents.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { EditOrder } from "#web/orders/admin/edit-order.tsx"
import { ListSteps, nextInList } from "#web/orders/admin/list-steps.tsx"
import { ChangeDetails, OrderActions } from "#web/orders/admin/order-actions.tsx"
import { useFollowOrder } from "#web/orders/buyer/follow-orders.ts"
import { OrderChanges } from "#web/orders/buyer/order-changes.tsx"
import { OrderFacts } from "#web/orders/buyer/order-facts.tsx"
import { OrderHead } from "#web/orders/buyer/order-head.tsx"
import { OrderLines } from "#web/orders/buyer/order-lines.tsx"
import { OrderTimeline } from "#web/orders/buyer/order-timeline.tsx"
import { WithdrawalNote, WithdrawLink, withdrawalIn } from "#web/orders/buyer/withdrawal-note.tsx"
import { refundsIn } from "#web/orders/shared/order-refunds.tsx"
import { TransferDetails } from "#web/orders/shared/transfer-details.tsx"
import { OrderReturns } from "#web/returns/buyer/order-returns.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ShipmentActions } from "#web/shipments/admin/shipment-actions.tsx"
import { OrderShipments, type Shipment } from "#web/shipments/buyer/order-shipments.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { MissingPage } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/order.ts"

const title = () => t("Order")
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(
    matches,
    loaderData?.order
      ? t("Order {orderNumber}", { orderNumber: loaderData.order.orderNumber })
      : title(),
  )

const FIRST_LINES = 250

async function load(api: ApiClient, { search, params: { id } }: PageRequest<Route.LoaderArgs>) {
  const all = search.get("lines") === "all"
  const list = search.get("list")
  const query = { cancelled: "true" } as const
  if (readOrderNumber(id) !== undefined) {
    const { _id } = await api("GET /order/{id}", { params: { id }, query })
    throw redirect(paths.order(_id) + (search.size > 0 ? `?${search}` : ""))
  }
  const [order, events, { settings: shop }, place] = await Promise.all([
    api("GET /order/{id}", { params: { id }, query }),
    api("GET /order/{id}/history", { params: { id }, query: { ...query, all: "true" } }),
    api("GET /settings/shop"),
    list === null ? undefined : nextInList(api, list, id),
  ])
  const [orderReturns, reviewable, tags] = await Promise.all([
    order.returns && api("GET /order/{id}/return", { params: { id } }),
    order.paid ? api("GET /order/{id}/review", { params: { id } }) : [],
    // Only administrators receive the revision.
    order.revision === undefined ? [] : api("GET /order-tag"),
  ])
  return {
    order,
    events,
    orderReturns,
    reviewable,
    tags,
    place,
    seller: shopLetterhead(shop),
    firstLines: all ? order.lineCount : FIRST_LINES,
  }
}

/** Treats another buyer's order as missing. */
const find = async (api: ApiClient, page: PageRequest<Route.LoaderArgs>) =>
  (await ifFound(load(api, page), 403)) ?? { order: undefined }

export const loader = serverLoader(find, ({ order }) => order !== undefined)
export const clientLoader = browserLoader(find)

export default function OrderPage({ loaderData, matches }: Route.ComponentProps) {
  const { viewer } = matches[0].loaderData
  if (!loaderData.order || !viewer) return <NoSuchOrder isAdmin={viewer?.role === "admin"} />
  const { order, place } = loaderData
  return (
    <>
      {place ? <ListSteps place={place} /> : null}
      <ShownOrder key={order._id} found={loaderData} viewer={viewer} />
    </>
  )
}

interface ShownOrderProps {
  found: Awaited<ReturnType<typeof load>>
  viewer: { email: string; role: string }
}

/** Page of one order; its key keeps what was typed and opened from the next order of the list. */
function ShownOrder({ found, viewer }: ShownOrderProps) {
  const { order, events, orderReturns, reviewable, tags, seller, firstLines } = found
  const { revalidate } = useRevalidator()
  const [sent, setSent] = useState<number>()
  const isWaiting = order.paid === false && !order.cancelled
  useFollowOrder(order._id, isWaiting, () => void revalidate())
  const isOwn = viewer.email === order.email
  const isAdmin = viewer.role === "admin"
  const refunds = refundsIn(events)
  const { units: refunded, pendingAmount } = refunds
  const withdrawal = withdrawalIn(events)
  const mayWithdraw = isOwn && !order.cancelled && !withdrawal
  const mayManage = isAdmin && !order.cancelled
  const mayChange = mayManage && !order.removed
  return (
    <>
      <OrderHead order={order} pendingRefund={pendingAmount} isOwn={isOwn} />
      {withdrawal ? <WithdrawalNote withdrawal={withdrawal} isOwn={isOwn} /> : null}
      {isAdmin ? (
        <TagsSection
          tags={order.tags ?? []}
          known={tags}
          onChange={(change) =>
            browserApi("POST /order/tag", { body: { orders: [order._id], ...change } })
          }
        />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12 print:grid-cols-1">
        <div className="flex flex-col gap-8">
          <OrderFacts
            order={order}
            pendingRefund={pendingAmount}
            paidAt={events.find(({ event }) => event === "paid")?.at}
            seller={seller}
            reviewable={reviewable}
          />
          {isOwn && order.payment?.overpaid ? (
            <p className="tabular-nums">
              {t("You paid {amount} too much. We will send it back.", {
                amount: formatAmount(order.payment.overpaid),
              })}
            </p>
          ) : null}
          {order.payment?.account ? (
            <section
              aria-label={t("Bank transfer")}
              className="rounded-lg border border-border bg-surface p-5 sm:p-6 print:border-0 print:p-0"
            >
              <h2 className="mb-4 text-h3">{t("Pay by bank transfer")}</h2>
              <TransferDetails payment={order.payment} />
            </section>
          ) : null}
        </div>
        <div className="flex flex-col gap-8">
          <InvoiceButtons order={order} />
          <OrderShipments
            order={order}
            actions={mayChange ? shipmentActions(order._id, sent) : undefined}
          />
          {isOwn ? <OrderChanges order={order} refunded={refunded} /> : null}
          {mayChange && !isOwn ? <ChangeDetails order={order} /> : null}
          {mayWithdraw ? <WithdrawLink orderNumber={order.orderNumber} /> : null}
          {isAdmin ? null : <OrderTimeline events={events} />}
        </div>
      </div>
      <OrderLines
        order={order}
        firstLines={firstLines}
        refunds={refunds}
        isOwn={isOwn}
        returnable={orderReturns?.lines ?? []}
        reviewable={reviewable}
      />
      {mayChange ? <EditOrder order={order} /> : null}
      {isAdmin ? (
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12 print:grid-cols-1">
          {mayManage ? <OrderActions order={order} refunded={refunded} onSent={setSent} /> : null}
          <div className="flex flex-col gap-8">
            <OrderTimeline events={events} />
            {mayManage ? (
              <NoteForm
                hint={t("The buyer never sees it.")}
                onAdd={(body, headers) =>
                  browserApi(
                    "POST /order/{id}/note",
                    { params: { id: order._id }, body },
                    { headers },
                  )
                }
              />
            ) : null}
          </div>
        </div>
      ) : null}
      {orderReturns ? (
        <OrderReturns
          order={order}
          orderReturns={orderReturns}
          isOwn={isOwn}
          isAdmin={isAdmin}
          mayChange={mayChange}
        />
      ) : null}
    </>
  )
}

const shipmentActions = (orderId: string, sent: number | undefined) => (shipment: Shipment) => (
  <ShipmentActions orderId={orderId} shipment={shipment} isNew={shipment.number === sent} />
)

const NoSuchOrder = ({ isAdmin }: { isAdmin: boolean }) => (
  <MissingPage
    title={title()}
    back={
      isAdmin
        ? { to: paths.manageOrder, label: pageText.sidebar.manageOrders }
        : { to: paths.myOrder, label: pageText.sidebar.myOrder }
    }
  >
    {t("This order does not exist.")}
  </MissingPage>
)

export const ErrorBoundary = retryPanel(title, () => t("The order could not be loaded."))
