import { data, useRevalidator } from "react-router"
import type { ApiClient } from "#contract/kernel/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { text } from "#contract/kernel/text.ts"
import { browserApi } from "../api/api.ts"
import { isApiError } from "../api/api-error.ts"
import { OrderActions } from "../features/admin/orders/order-actions.tsx"
import { OrderFacts } from "../features/orders/order-facts.tsx"
import { OrderLines } from "../features/orders/order-lines.tsx"
import { OrderTimeline } from "../features/orders/order-timeline.tsx"
import { useAwaitPaid } from "../features/orders/use-await-paid.ts"
import { orLogin, signedIn } from "../navigation/guards.ts"
import { paths } from "../navigation/paths.ts"
import { Badge } from "../ui/badge.tsx"
import { Button, ButtonLink } from "../ui/button.tsx"
import { ShortId } from "../ui/data-table.tsx"
import { Printer, RotateCcw } from "../ui/form-icons.ts"
import { Icon } from "../ui/icon.tsx"
import { Notice } from "../ui/notice.tsx"
import { RetryPanel } from "../ui/retry-panel.tsx"
import type { Route } from "./+types/order.ts"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: text.pageTitle(loaderData?.order ? `Order ${loaderData.order._id}` : "Order") },
]

async function load(api: ApiClient, id: string) {
  try {
    const [order, events] = await Promise.all([
      api("GET /order/{id}", { params: { id } }),
      api("GET /order/{id}/history", { params: { id } }),
    ])
    return { order, events }
  } catch (error) {
    // Somebody else's order is as good as none.
    if (isApiError(error) && (error.status === 404 || error.status === 403))
      return { order: undefined }
    throw error
  }
}

export async function loader(args: Route.LoaderArgs) {
  const found = await load(signedIn(args).api, args.params.id)
  return data(found, { status: found.order ? 200 : 404 })
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  orLogin(request, () => load(browserApi, params.id))

export default function OrderPage({ loaderData, matches }: Route.ComponentProps) {
  const { viewer } = matches[0].loaderData
  const { revalidate } = useRevalidator()
  const unpaid = loaderData.order?.paid === false
  useAwaitPaid(loaderData.order?._id ?? "", unpaid, () => void revalidate())
  if (!loaderData.order || !viewer) return <NoSuchOrder />
  const { order, events } = loaderData
  const isOwn = viewer.email === order.email
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <div>
          <h1 tabIndex={-1} className="text-h1">
            Order{" "}
            <span className="[&>span]:text-h2">
              <ShortId id={order._id} />
            </span>
          </h1>
          <p role="status" className="mt-2 flex flex-wrap gap-2">
            <Badge tone={order.paid ? "brand" : "warn"}>{order.paid ? "Paid" : "Not paid"}</Badge>
            <Badge>{order.status}</Badge>
            {order.refunded > 0 ? <Badge tone="info">Refunded</Badge> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isOwn && !order.paid ? (
            <ButtonLink to={paths.payment(order._id)}>{pageText.orders.pay}</ButtonLink>
          ) : null}
          {order.paid ? (
            <Button variant="secondary" className="needs-script" onClick={() => print()}>
              <Icon of={Printer} size={16} />
              Print receipt
            </Button>
          ) : null}
          {isOwn && order.lineCount === 1 ? (
            <ButtonLink to={paths.orderAgain(order.purchaseId, order.quantity)} variant="secondary">
              <Icon of={RotateCcw} size={16} />
              Order again
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12 print:grid-cols-1">
        <OrderFacts order={order} paidAt={events.find(({ event }) => event === "paid")?.at} />
        <div className="flex flex-col gap-8">
          <OrderTimeline events={events} />
          {viewer.role === "admin" ? <OrderActions order={order} /> : null}
        </div>
      </div>
      {order.lineCount > 1 ? (
        <section aria-labelledby="lines" className="mt-10">
          <h2 id="lines" className="mb-4 text-h3">
            Lines
          </h2>
          <OrderLines lines={order.lines} isOwn={isOwn} />
        </section>
      ) : null}
    </>
  )
}

const NoSuchOrder = () => (
  <>
    <h1 tabIndex={-1} className="mb-6 text-h1">
      Order
    </h1>
    <Notice tone="warn">This order does not exist.</Notice>
    <p className="mt-6">
      <ButtonLink to={paths.dashboard} variant="secondary">
        DashBoard
      </ButtonLink>
    </p>
  </>
)

export const ErrorBoundary = () => (
  <RetryPanel title="Order">The order could not be loaded.</RetryPanel>
)
