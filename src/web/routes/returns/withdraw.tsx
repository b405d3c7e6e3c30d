import { data } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { isApiError } from "#web/api/api-error.ts"
import { failedFormState, readForm, unreachableResponse } from "#web/forms/plain-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { WithdrawForm, withdrawValues } from "#web/returns/buyer/withdraw-form.tsx"
import NotFoundPage from "#web/shell/not-found-page.tsx"
import { pageTitle, publicPageMeta, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/withdraw.ts"

const title = () => t("Withdraw from a contract")

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.isOffered
    ? publicPageMeta({
        name: title(),
        description: t("Declare that you withdraw from the contract of an order."),
        path: paths.withdraw(),
        matches,
      })
    : unlistedMeta(pageTitle(matches, t("Page not found")))

/** Responds with 404 if the shop does not offer the withdrawal form. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { withdrawal: isOffered = false } = await api("GET /site")
  const orderNumber = url.searchParams.get("order")?.slice(0, 40) ?? ""
  return data({ isOffered, viewer, orderNumber }, { status: isOffered ? 200 : 404 })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext)
  const textOf = await readForm(request)
  const values = withdrawValues(textOf)
  if (textOf("step") !== "confirm") return data({ values, needsConfirmation: true as const })
  try {
    const { receivedAt } = await api("POST /withdrawal", { body: values })
    return data({ receivedAt, values })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data({ ...failedFormState(error), values }, { status: error.status })
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch(unreachableResponse)

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { isOffered, viewer, orderNumber } = loaderData
  if (!isOffered) return <NotFoundPage />
  return (
    <div className="max-w-xl py-8 sm:py-12">
      <WithdrawForm viewer={viewer} orderNumber={orderNumber} answer={actionData} />
    </div>
  )
}
