import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { shownDraftStates } from "#domain/orders/draft-order.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { listQueryOf, pageOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { DraftState, draftStateText } from "#web/orders/shared/draft-order.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/draft-orders.ts"

const title = () => t("Draft orders")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { after } = listQueryOf(search)
  const state = shownDraftStates.find((one) => one === search.get("state"))
  const query = { state, after: after || undefined, limit: ROWS_PER_PAGE + 1 }
  const drafts = await api("GET /draft-order", { query })
  return { state, after, ...pageOf(drafts, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

type Draft = Reply<"GET /draft-order">[number]

const columns = (): Column<Draft>[] => [
  {
    header: t("Draft order"),
    namesRow: true,
    cell: ({ _id, number }) => (
      <Link
        to={paths.draftOrder(_id)}
        className="inline-flex min-h-6 items-center font-mono text-mono underline underline-offset-4"
      >
        {number}
      </Link>
    ),
  },
  {
    header: t("Customer"),
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="block text-xs text-text-3">{email}</span>
      </>
    ),
  },
  { header: t("Goods"), numeric: true, cell: ({ goods }) => formatAmount(goods) },
  { header: t("State"), cell: ({ state }) => <DraftState state={state} /> },
  {
    header: t("Valid until"),
    cell: ({ validUntil }) => (validUntil ? <Moment at={validUntil} oneLine dayOnly /> : "–"),
  },
]

export default function DraftOrders({ loaderData }: Route.ComponentProps) {
  const { state = "", after, rows, next } = loaderData
  return (
    <>
      <PageHeading title={title()}>
        <ButtonLink to={paths.newDraftOrder()} variant="secondary">
          {t("New draft order")}
        </ButtonLink>
      </PageHeading>
      <TabLinks
        label={t("State")}
        className="mb-4"
        keepsPlace
        tabs={[
          { to: "?", label: t("All"), isShown: state === "" },
          ...shownDraftStates.map((one) => ({
            to: `?state=${one}`,
            label: draftStateText[one],
            isShown: one === state,
          })),
        ]}
      />
      {rows.length > 0 ? (
        <DataTable caption={title()} columns={columns()} rows={rows} />
      ) : (
        <EmptyState text={t("No draft orders.")} />
      )}
      <ListPager list={{ state }} after={after} next={next} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Draft orders could not be loaded."))
