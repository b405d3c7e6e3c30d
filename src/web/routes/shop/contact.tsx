import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { newIdempotencyKey } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { failedFormState, readForm, unreachableResponse } from "#web/forms/plain-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import NotFoundPage from "#web/shell/not-found-page.tsx"
import { pageTitle, publicPageMeta, unlistedMeta } from "#web/shell/page-meta.ts"
import { ContactDetails, ContactForm, contactValues } from "#web/shop/buyer/pages/contact-form.tsx"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/contact.ts"

const title = () => t("Contact")
const MAX_SUBJECT_LENGTH = 120

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.shop
    ? publicPageMeta({
        name: title(),
        description: t("Write to us. We answer by e-mail."),
        path: paths.contact,
        matches,
      })
    : unlistedMeta(pageTitle(matches, t("Page not found")))

/** Responds with 404 if the shop reads no messages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { settings } = await api("GET /settings/shop")
  const nothing = { shop: undefined, viewer, key: "", subject: "", cartLines: undefined }
  if (settings.contact === "") return data(nothing, { status: 404 })
  const { legalName, address, phone } = settings
  const shop = { legalName, address, phone }
  const cartLines = url.searchParams.has("cart") ? await countCartLines(api) : undefined
  const about = url.searchParams.get("about")?.slice(0, MAX_SUBJECT_LENGTH) ?? ""
  const subject = cartLines ? t("A large order") : about
  return data({ shop, viewer, key: newIdempotencyKey(), subject, cartLines })
}

async function countCartLines(api: ApiClient): Promise<number> {
  const { lines, lineCount = lines.length } = await api("GET /cart", { query: { lines: "1" } })
  return lineCount
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext)
  const textOf = await readForm(request)
  const body = contactValues(textOf)
  const headers = { "idempotency-key": textOf("key") || newIdempotencyKey() }
  try {
    const { copied } = await api("POST /contact", { body }, { headers })
    return data({ copied, email: body.email })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data({ ...failedFormState(error), values: body }, { status: error.status })
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch(unreachableResponse)

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, viewer, key, subject, cartLines } = loaderData
  if (!shop) return <NotFoundPage />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <ContactForm
        viewer={viewer}
        subject={subject}
        cartLines={cartLines}
        idempotencyKey={key}
        answer={actionData}
      />
      <ContactDetails {...shop} />
    </div>
  )
}
