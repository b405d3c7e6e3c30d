import { useForm } from "react-hook-form"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { findOwnOrder } from "#web/orders/buyer/find-own-order.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { TextArea } from "#web/ui/form/field.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/decline-freight.ts"

const title = () => t("Decline the freight")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = async (api: ApiClient, page: PageRequest<Route.LoaderArgs>) => ({
  order: await findOwnOrder(api, page),
})

export const loader = serverLoader(load, ({ order }) => order !== undefined)
export const clientLoader = browserLoader(load)

export default function DeclineFreightPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={order ? title() : t("This order does not exist.")} />
      {order ? (
        <>
          <p className="mb-4 text-text-2">
            {t("Order {orderNumber}", { orderNumber: order.orderNumber })}
          </p>
          <DeclineFreight key={order._id} order={order} />
        </>
      ) : (
        <ButtonLink to={paths.myOrder}>{pageText.sidebar.myOrder}</ButtonLink>
      )}
    </>
  )
}

type Order = Reply<"GET /order/{id}">

const MAX_REASON_LENGTH = 500

/** Form in which a buyer declines the freight, which cancels the order. */
function DeclineFreight({ order }: { order: Order }) {
  const form = useForm({ defaultValues: { reason: "" } })
  const write = useWrite()
  const { charges = [], can, cancelled, price } = order
  const freight = charges.find(({ kind }) => kind === "delivery")
  if (cancelled?.declined)
    return (
      <Notice tone="info" role="status" title={t("You declined the freight.")}>
        {t("The order is cancelled. You do not need to pay anything.")}
      </Notice>
    )
  if (!can.decline.allowed) return <Notice tone="warn" title={can.decline.message ?? ""} />
  const decline = async ({ reason }: { reason: string }) => {
    await browserApi("POST /order/{id}/decline", { params: { id: order._id }, body: { reason } })
    await write.revalidate()
  }
  return (
    <WriteForm
      onSubmit={form.handleSubmit((values) => write.run(() => decline(values), { form }))}
      write={write}
      button={t("Decline the freight")}
      beside={
        <ButtonLink to={paths.payment(order._id)} variant="secondary" size={44}>
          {pageText.orders.pay}
        </ButtonLink>
      }
      notice
      className="flex max-w-[560px] flex-col gap-5"
    >
      <p>
        {t("Freight {freight}, {total} in total.", {
          freight: formatAmount(freight?.amount ?? 0),
          total: formatAmount(price),
        })}{" "}
        {t(
          "If you decline, the order is cancelled and its parts go back on sale. You do not need to pay anything.",
        )}
      </p>
      <TextArea
        label={t("Reason (optional)")}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        {...form.register("reason")}
      />
    </WriteForm>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The order could not be loaded."))
