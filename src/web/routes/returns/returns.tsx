import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { returnStateText } from "#contract/returns/return-text.ts"
import { t } from "#domain/languages/translate.ts"
import { returnStates } from "#domain/returns/return-state.ts"
import { browserApi } from "../../api/api.ts"
import { isApiError } from "../../api/api-error.ts"
import { orLogin, signedIn } from "../../navigation/guards.ts"
import { addressWith, pageOf, placeOf, ROWS_PER_PAGE } from "../../navigation/list-address.ts"
import { paths } from "../../navigation/paths.ts"
import { ReturnPage } from "../../returns/admin/return-page.tsx"
import { RatesTable, ReturnsTable } from "../../returns/admin/returns-table.tsx"
import { pageTitle } from "../../shell/page-meta.ts"
import { CsvButton } from "../../shop/admin/csv-button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { RetryPanel } from "../../ui/feedback/notice.tsx"
import { TabLinks } from "../../ui/tab-links.tsx"
import { Pager } from "../../ui/table/pager.tsx"
import type { Route } from "./+types/returns.ts"

const title = () => t("Returns")
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title()) }]

const RATES = "rates"

async function load(api: ApiClient, request: Request, id: string | undefined) {
  if (id !== undefined) return { one: await loadOne(api, id), view: "" }
  const params = new URL(request.url).searchParams
  const { after } = placeOf(params)
  const query = { limit: ROWS_PER_PAGE + 1, after: after || undefined }
  if (params.get("view") === RATES)
    return { rates: pageOf(await api("GET /return-rate", { query })), view: RATES, after }
  const state = returnStates.find((one) => one === params.get("state"))
  const returns = pageOf(await api("GET /return", { query: { ...query, state } }))
  return { returns, view: state ?? "", after }
}

async function loadOne(api: ApiClient, id: string) {
  try {
    return await api("GET /return/{id}", { params: { id } })
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

export const loader = (args: Route.LoaderArgs) =>
  load(signedIn(args).api, args.request, args.params.id)

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  orLogin(request, () => load(browserApi, request, params.id))

export default function Returns({ loaderData }: Route.ComponentProps) {
  const { one, returns, rates, view, after } = loaderData
  if (one) return <ReturnPage one={one} />
  const last = returns?.rows.at(-1)?._id ?? rates?.rows.at(-1)?.partId
  const key: Record<string, string> = rates ? { view: RATES } : { state: view }
  const hasMore = returns?.hasMore || rates?.hasMore
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="text-h1">
          {title()}
        </h1>
        {rates ? <CsvButton path="/export/return-rates" query={{}} /> : null}
      </div>
      <Tabs view={view} />
      {returns && returns.rows.length > 0 ? <ReturnsTable returns={returns.rows} /> : null}
      {rates && rates.rows.length > 0 ? <RatesTable rates={rates.rows} /> : null}
      {last === undefined ? <EmptyState text={t("Nothing here.")} /> : null}
      <Pager
        shown={rates ? t("The most first") : t("Newest first")}
        back={after ? { to: addressWith(key, {}), label: t("From the first") } : undefined}
        next={hasMore && last ? addressWith(key, { after: last }) : undefined}
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

export const ErrorBoundary = () => (
  <RetryPanel title={title()}>{t("Returns could not be loaded.")}</RetryPanel>
)
