import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { addressInLanguage } from "#domain/shop/places.ts"
import { publicApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Offer, OfferAnswer } from "#web/orders/buyer/offer-answer.tsx"
import { draftStateText, PricedLines, PricedSums } from "#web/orders/shared/draft-order.tsx"
import { pageTitle, secretAddressMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice, retryPage } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { MissingPage } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/offer.ts"
import offerCss from "./offer.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: offerCss }]

const title = () => t("Your offer")

/** The address is a secret: it is all that is needed to read the offer. */
export const meta: Route.MetaFunction = ({ matches }) =>
  secretAddressMeta(pageTitle(matches, title()))

async function load(api: ApiClient, token: string, request: Request) {
  const addressId = new URL(request.url).searchParams.get("addressId") ?? undefined
  const call = { params: { token }, query: { addressId } }
  return { offer: await ifFound(api("GET /order-offer/{token}", call)) }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await load(context.get(pageContext).api, params.token, request)
  return data(found, { status: found.offer ? 200 : 404 })
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(publicApi, params.token, request)

export default function OfferPage({ loaderData, params, matches }: Route.ComponentProps) {
  const { offer } = loaderData
  const { viewer } = matches[0].loaderData
  return (
    <div className="py-8 lg:py-10">
      {offer ? (
        <Contents offer={offer} token={params.token} viewer={viewer?.email} />
      ) : (
        <MissingPage title={title()} back={{ to: paths.parts(), label: t("Browse parts") }}>
          {t("This offer was withdrawn, or the link is incomplete.")}
        </MissingPage>
      )}
    </div>
  )
}

interface ContentsProps {
  offer: Offer
  token: string
  viewer: string | undefined
}

const Contents = ({ offer, token, viewer }: ContentsProps) => {
  const { number, name, state, validUntil, note, shipTo, decidedAt, orderId, priced } = offer
  return (
    <>
      <PageTitle className="mb-2">
        {title()} {number}
      </PageTitle>
      <p className="mb-6 text-text-2">
        {name === undefined ? null : t("For {name}", { name })}
        {validUntil && state === "sent" ? (
          <>
            {" · "}
            {t("Valid until")} <Moment at={validUntil} />
          </>
        ) : null}
      </p>
      {state === "sent" ? null : (
        <div className="mb-6">
          <Notice tone={state === "accepted" ? "info" : "warn"}>
            {draftStateText[state]}
            {decidedAt ? (
              <>
                {" · "}
                <Moment at={decidedAt} />
              </>
            ) : null}
          </Notice>
        </div>
      )}
      {note ? (
        <p className="mb-6 max-w-[66ch] rounded bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      ) : null}
      <div className="offer">
        <div className="flex flex-col gap-6">
          <PricedLines priced={priced} />
          {shipTo ? (
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="block text-sm text-text-2">{t("Delivery address")}</span>
              {addressInLanguage(shipTo)}
            </p>
          ) : null}
          {priced.termsProblem?.code === "offer_address_fixed" ? (
            <p className="max-w-[66ch]">
              {rich(
                "Your account no longer has an address in this town. To accept, <link>add it again</link> and reload this page.",
                { link: linkTo(paths.myProfile) },
              )}
            </p>
          ) : null}
        </div>
        <div className="offer-side">
          <PricedSums priced={priced} />
          {state === "sent" ? <OfferAnswer token={token} offer={offer} viewer={viewer} /> : null}
          {orderId ? (
            <ButtonLink to={paths.order(orderId)} size={44}>
              {t("Your order")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </>
  )
}

export const ErrorBoundary = retryPage(title, () => t("The offer could not be loaded."))
