import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { returnStateText } from "#contract/returns/return-text.ts"
import { t } from "#domain/languages/translate.ts"
import { returnStates } from "#domain/returns/return-state.ts"
import { ifFound } from "#web/api/api-error.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { addressWith, listQueryOf, pageOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { ListPager } from "#web/navigation/list-page.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ReturnPage } from "#web/returns/admin/return-page.tsx"
import { RatesTable, ReturnsTable } from "#web/returns/admin/returns-table.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/returns.ts"

const title = () => t("Returns")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const RATES = "rates"

async function load(api: ApiClient, { search, params: { id } }: PageRequest<Route.LoaderArgs>) {
  if (id !== undefined) return { one: await loadOne(api, id), view: "" }
  const { after } = listQueryOf(search)
  const query = { limit: ROWS_PER_PAGE + 1, after: after || undefined }
  if (search.get("view") === RATES) {
    const rates = await api("GET /return-rate", { query })
    return { rates: pageOf(rates, ({ partId }) => partId), view: RATES, after }
  }
  const state = returnStates.find((one) => one === search.get("state"))
  const returns = await api("GET /return", { query: { ...query, state } })
  return { returns: pageOf(returns, ({ _id }) => _id), view: state ?? "", after }
}

async function loadOne(api: ApiClient, id: string) {
  const one = await ifFound(api("GET /return/{id}", { params: { id } }))
  if (!one) throw data(null, { status: 404 })
  return one
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Returns({ loaderData }: Route.ComponentProps) {
  const { one, returns, rates, view, after = "" } = loaderData
  if (one) return <ReturnPage one={one} />
  return (
    <>
      <PageHeading title={title()}>
        {rates ? <ExportButtons path="/export/return-rates" query={{}} /> : null}
      </PageHeading>
      <Tabs view={view} />
      {returns && returns.rows.length > 0 ? <ReturnsTable returns={returns.rows} /> : null}
      {rates && rates.rows.length > 0 ? <RatesTable rates={rates.rows} /> : null}
      {(rates ?? returns)?.rows.length === 0 ? <EmptyState text={t("Nothing here.")} /> : null}
      <ListPager
        shown={rates ? t("Most returned first") : t("Newest first")}
        first={t("Back to the start")}
        list={rates ? { view: RATES } : { state: view }}
        after={after}
        next={(rates ?? returns)?.next}
      />
    </>
  )
}

const Tabs = ({ view }: { view: string }) => (
  <TabLinks
    label={title()}
    className="mb-3"
    tabs={[
      { to: paths.returns(), label: t("All"), isShown: view === "" },
      ...returnStates.map((state) => ({
        to: paths.returns() + addressWith({}, { state }),
        label: returnStateText[state],
        isShown: view === state,
      })),
      {
        to: paths.returns() + addressWith({}, { view: RATES }),
        label: t("Return rates"),
        isShown: view === RATES,
      },
    ]}
  />
)

export const ErrorBoundary = retryPanel(title, () => t("Returns could not be loaded."))
