import type { ApiClient } from "#contract/client.ts"
import { freightText } from "#contract/delivery/freight-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { FIRST_LINES } from "#domain/orders/quantity.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { CheckoutPage } from "#web/checkout/buyer/checkout-page.tsx"
import { requireSignIn } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { EndText, HoldNote } from "#web/orders/shared/hold-note.tsx"
import { pageTitle, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext, type Viewer } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice, retryPage } from "#web/ui/feedback/notice.tsx"
import { focusOnMount } from "#web/ui/focus-on-mount.ts"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/checkout.ts"
import checkoutCss from "./checkout.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: checkoutCss }]

const title = () => t("Checkout")

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(pageTitle(matches, title()))

/** Loads on the server only, which knows the visitor's cart by cookie. */
export async function loader(args: Route.LoaderArgs) {
  const placed = new URL(args.request.url).searchParams.get("placed")
  if (placed !== null) return { order: await findOrder(requireSignIn(args).api, placed) }
  const { api, viewer } = args.context.get(pageContext)
  const [cart, { google, oidc }, buyer] = await Promise.all([
    api("GET /cart", { query: { lines: String(FIRST_LINES) } }),
    api("GET /config"),
    viewer ? loadBuyer(api, viewer) : { viewer: undefined, knownPhone: "", addresses: [] },
  ])
  return { cart, providers: { google, oidc }, ...buyer }
}

async function loadBuyer(api: ApiClient, viewer: Viewer) {
  const [{ phone }, addresses] = await Promise.all([
    api("GET /user/{email}", { params: { email: viewer.email } }),
    api("GET /address"),
  ])
  return { viewer, knownPhone: phone, addresses }
}

/** Treats another buyer's order as missing. */
const findOrder = (api: ApiClient, id: string) =>
  ifFound(api("GET /order/{id}", { params: { id }, query: { cancelled: "true" } }), 403)

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <div className="py-8 lg:py-10">{pageOf(loaderData)}</div>
}

function pageOf(loaded: Route.ComponentProps["loaderData"]) {
  if (!("cart" in loaded))
    return loaded.order ? <PlacedOrder order={loaded.order} /> : <NoSuchOrder />
  const { cart, ...rest } = loaded
  return <CheckoutPage loaded={cart} {...rest} />
}

type Order = Reply<"GET /order/{id}">

function PlacedOrder({ order }: { order: Order }) {
  const { _id, orderNumber, price, lineCount, quantity } = order
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle ref={focusOnMount}>{t("We have received your order.")}</PageTitle>
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-2 text-[0.9375rem]/6">
        <dt className="text-text-2">{t("Order number")}</dt>
        <dd className="font-mono text-mono select-all">{orderNumber}</dd>
        <dt className="text-text-2">{t("Total")}</dt>
        <dd className="text-price tabular-nums">{formatAmount(price)}</dd>
        <dt className="text-text-2">{t("Contents")}</dt>
        <dd className="tabular-nums">
          {formatCount(lineCount)} {plural(lineCount, "line", "lines")}, {formatCount(quantity)}{" "}
          {plural(quantity, "unit", "units")}
        </dd>
      </dl>
      <NextStep order={order} />
      <h2 className="mt-8 text-h3">{t("Documents")}</h2>
      <p className="mt-2 text-[0.9375rem]/6 text-text-2">
        {rich("<link>View or print the order</link> and its papers.", {
          link: linkTo(paths.order(_id), "rounded text-text underline underline-offset-4"),
        })}
      </p>
    </div>
  )
}

function NextStep({ order }: { order: Order }) {
  if (order.cancelled)
    return (
      <div className="mt-6">
        <Notice tone="warn">
          <EndText of={order.cancelled} />
        </Notice>
      </div>
    )
  return (
    <>
      <HoldNote order={order} className="mt-4" />
      {order.freightDue ? (
        <div className="mt-6">
          <Notice>{`${freightText.due}.`}</Notice>
        </div>
      ) : null}
      <p className="mt-6 flex flex-wrap items-center gap-4">
        {order.can.pay.allowed ? (
          <ButtonLink to={paths.payment(order._id)} size={44}>
            {t("Pay now")}
          </ButtonLink>
        ) : null}
        {order.paid ? <span className="font-medium">{t("Paid")}</span> : null}
        <ButtonLink to={paths.myOrder} variant="link">
          {t("My Order")}
        </ButtonLink>
      </p>
    </>
  )
}

const NoSuchOrder = () => (
  <>
    <PageHeading title={t("Checkout")} />
    <EmptyState text={t("This order does not exist.")}>
      <ButtonLink to={paths.myOrder} variant="secondary" size={44}>
        {t("My Order")}
      </ButtonLink>
    </EmptyState>
  </>
)

export const ErrorBoundary = retryPage(title, () => t("The checkout could not be loaded."))
