import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { ifFound } from "#web/api/api-error.ts"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { CustomerChoice } from "#web/orders/admin/customer-choice.tsx"
import { DraftActions, DraftForm } from "#web/orders/admin/draft-form.tsx"
import { useDraftEdit } from "#web/orders/admin/use-draft-edit.ts"
import { PricedLines } from "#web/orders/shared/draft-order.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { MissingPage } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/draft-order.ts"

const title = () => t("Draft order")
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(matches, loaderData?.draft?.number ?? title())

const NEW = "new"

async function load(api: ApiClient, { search, params: { id } }: PageRequest<Route.LoaderArgs>) {
  const email = cleanSearchText(search.get("for") ?? "", 254)
  const isNew = id === NEW
  const found = isNew ? undefined : await ifFound(findDraft(api, id))
  return { isNew, email, draft: found?.draft, addresses: found?.addresses ?? [] }
}

async function findDraft(api: ApiClient, id: string) {
  const draft = await api("GET /draft-order/{id}", { params: { id } })
  const { addresses } = await api("GET /customer/{id}", { params: { id: draft.customerId } })
  return { draft, addresses }
}

export const loader = serverLoader(load, ({ isNew, draft }) => isNew || draft !== undefined)
export const clientLoader = browserLoader(load)

export default function DraftOrder({ loaderData }: Route.ComponentProps) {
  const { isNew, email, draft, addresses } = loaderData
  const edit = useDraftEdit(draft, addresses)
  if (!isNew && !draft) return <NoSuchDraft />
  return (
    <>
      <BackLink to={paths.draftOrders} label={t("Draft orders")} />
      <PageTitle className="mt-2 wrap-anywhere">
        {draft ? `${title()} ${draft.number}` : t("New draft order")}
      </PageTitle>
      <p className="mt-2 mb-6 text-text-2 wrap-anywhere">
        {draft ? (
          <>
            <Link to={paths.customer(draft.customerId)} className="underline underline-offset-2">
              {draft.name}
            </Link>
            {` · ${draft.email}`}
          </>
        ) : null}
      </p>
      {draft ? (
        <div className="draft-parts">
          <PricedLines priced={draft.priced} />
          <DraftActions draft={draft} isEdited={edit.isEdited} />
        </div>
      ) : null}
      {isNew ? (
        <CustomerChoice
          key={email}
          email={email || undefined}
          intro={
            email
              ? rich("For {strong}", { strong: <strong>{email}</strong> })
              : t("Choose the customer.")
          }
          pathOf={paths.newDraftOrder}
        />
      ) : null}
      {draft || email ? (
        <DraftForm draft={draft} email={email} addresses={addresses} edit={edit} />
      ) : null}
    </>
  )
}

const NoSuchDraft = () => (
  <MissingPage title={title()} back={{ to: paths.draftOrders, label: t("Draft orders") }}>
    {t("This draft order does not exist.")}
  </MissingPage>
)

export const ErrorBoundary = retryPanel(title, () => t("The draft order could not be loaded."))
