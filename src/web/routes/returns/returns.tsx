import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { reasonText, returnStateText } from "#contract/returns/return-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { returnReasons, returnStates } from "#domain/returns/return-state.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { addressWith, listQueryOf, pageOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Return, ReturnSteps } from "#web/returns/admin/return-steps.tsx"
import { ReturnBadge, ReturnPictures, ReturnSlip } from "#web/returns/shared/return-badge.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { BackLink, TabLinks } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { MissingPage, PageHeading } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/returns.ts"

const title = () => t("Returns")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const RATES = "rates"

async function load(api: ApiClient, { search, params: { id } }: PageRequest<Route.LoaderArgs>) {
  if (id !== undefined) {
    const orderReturn = await ifFound(api("GET /return/{id}", { params: { id } }))
    return { orderReturn, isMissing: orderReturn === undefined, view: "" }
  }
  const { after } = listQueryOf(search)
  const query = { limit: ROWS_PER_PAGE + 1, after: after || undefined }
  if (search.get("view") === RATES) {
    const rates = await api("GET /return-rate", { query })
    return { rates: pageOf(rates, ({ partId }) => partId), view: RATES, after }
  }
  const state = returnStates.find((name) => name === search.get("state"))
  const returns = await api("GET /return", { query: { ...query, state } })
  return { returns: pageOf(returns, ({ _id }) => _id), view: state ?? "", after }
}

export const loader = serverLoader(load, ({ isMissing }) => !isMissing)
export const clientLoader = browserLoader(load)

export default function Returns({ loaderData }: Route.ComponentProps) {
  const { orderReturn, isMissing, returns, rates, view, after = "" } = loaderData
  if (orderReturn) return <ReturnPage orderReturn={orderReturn} />
  if (isMissing) return <NoSuchReturn />
  return (
    <>
      <PageHeading title={title()}>
        {rates ? <ExportButtons path="/export/return-rates" query={{}} /> : null}
      </PageHeading>
      <Tabs view={view} />
      {returns && returns.rows.length > 0 ? (
        <DataTable caption={title()} columns={columns()} rows={returns.rows} />
      ) : null}
      {rates && rates.rows.length > 0 ? (
        <DataTable
          caption={t("Return rates")}
          columns={rateColumns()}
          rows={rates.rows}
          rowKey={({ partId }) => partId}
        />
      ) : null}
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

type ReturnRow = Reply<"GET /return">[number]

const columns = (): Column<ReturnRow>[] => [
  {
    header: t("Return"),
    namesRow: true,
    cell: (row) => (
      <>
        <Link to={paths.returns(row._id)} className="underline underline-offset-4">
          {row.productName}
        </Link>
        <span className="block text-xs font-normal text-text-3">
          {row.number} · {row.email || row.userName}
        </span>
      </>
    ),
  },
  { header: t("State"), cell: (row) => <ReturnBadge {...row} /> },
  { header: t("Units"), numeric: true, cell: ({ quantity }) => formatCount(quantity) },
  {
    header: t("Reason"),
    wide: true,
    cell: ({ reasons }) => reasons.map((reason) => reasonText[reason]).join(", "),
  },
  { header: t("Requested"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
]

type Rate = Reply<"GET /return-rate">[number]

const percent = formatPerLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
)

const rateOf = ({ shipped, returned }: Rate["all"]): string =>
  shipped === 0 ? "–" : percent().format(returned / shipped)

const Units = ({ of }: { of: Rate["all"] }) => (
  <>
    {rateOf(of)}
    <span className="block text-xs text-text-3">
      {t("{returned} of {shipped}", {
        returned: formatCount(of.returned),
        shipped: formatCount(of.shipped),
      })}
    </span>
  </>
)

const rateColumns = (): Column<Rate>[] => [
  {
    header: t("Part"),
    namesRow: true,
    cell: ({ name, sku, mpn }) => (
      <>
        {name}
        <span className="block font-mono text-mono font-normal text-text-2">
          {partNumber({ sku, mpn })}
        </span>
      </>
    ),
  },
  { header: t("Last 12 months"), numeric: true, cell: ({ year }) => <Units of={year} /> },
  { header: t("All time"), numeric: true, cell: ({ all }) => <Units of={all} /> },
  {
    header: t("Reasons"),
    wide: true,
    cell: ({ reasons }) =>
      returnReasons
        .flatMap((reason) => {
          const units = reasons[reason]
          return units ? [`${reasonText[reason]}: ${formatCount(units)}`] : []
        })
        .join(", "),
  },
]

const NoSuchReturn = () => (
  <MissingPage title={t("Return")} back={{ to: paths.returns(), label: t("All returns") }}>
    {t("This return does not exist.")}
  </MissingPage>
)

const ReturnPage = ({ orderReturn }: { orderReturn: Return }) => (
  <>
    <BackLink to={paths.returns()} label={t("All returns")} />
    <PageTitle className="mt-2">
      {t("Return")} <span className="text-h2">{orderReturn.number}</span>
    </PageTitle>
    <p role="status" className="mt-2 flex flex-wrap items-center gap-2 text-sm text-text-2">
      <ReturnBadge state={orderReturn.state} refundStatus={orderReturn.refund?.status} />
      <span>
        {rich("{moment} by {email} · <link>Order {orderNumber}</link>", {
          moment: <Moment at={orderReturn.createdAt} />,
          email: orderReturn.email || orderReturn.userName,
          orderNumber: orderReturn.orderNumber,
          link: linkTo(paths.order(orderReturn.orderId)),
        })}
      </span>
    </p>
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
      <section
        aria-label={t("Lines")}
        className="rounded-lg border border-border bg-surface p-5 sm:p-6"
      >
        <ul className="flex flex-col gap-5">
          {orderReturn.lines.map((line) => (
            <ReturnLine key={line.number} line={line} />
          ))}
        </ul>
      </section>
      <div className="flex flex-col gap-4">
        {orderReturn.answer ? (
          <p className="text-[0.9375rem]/6 whitespace-pre-line wrap-anywhere">
            <span className="block text-sm text-text-2">{t("Message to the buyer")}</span>
            {orderReturn.answer}
          </p>
        ) : null}
        {orderReturn.refund ? (
          <p className="text-[0.9375rem]/6">
            {orderReturn.refund.status === "succeeded"
              ? t("{amount} refunded", { amount: formatAmount(orderReturn.refund.amount) })
              : t("Refund of {amount} on its way", {
                  amount: formatAmount(orderReturn.refund.amount),
                })}
          </p>
        ) : null}
        {orderReturn.state === "approved" ? (
          <ReturnSlip id={orderReturn._id} number={orderReturn.number} />
        ) : null}
        <ReturnSteps key={orderReturn.version} orderReturn={orderReturn} />
      </div>
    </div>
  </>
)

const ReturnLine = ({ line }: { line: Return["lines"][number] }) => (
  <li className="text-[0.9375rem]/6 not-first:border-t not-first:border-border not-first:pt-5">
    <p className="font-medium wrap-anywhere">{`${formatCount(line.quantity)} × ${line.name}`}</p>
    <p className="font-mono text-mono text-text-2">
      {t("Line {number} · {line} · {unitPrice}", {
        number: line.number,
        line: partNumber(line),
        unitPrice: formatAmount(line.unitPrice),
      })}
    </p>
    <p className="mt-1">{reasonText[line.reason]}</p>
    {line.words ? (
      <p className="whitespace-pre-line wrap-anywhere text-text-2">“{line.words}”</p>
    ) : null}
    {line.received === undefined ? null : (
      <p className="text-sm text-text-2">
        {t("{received} received, {restocked} back on sale", {
          received: formatCount(line.received),
          restocked: formatCount(line.restocked ?? 0),
        })}
      </p>
    )}
    <ReturnPictures pictures={line.pictures} of={line.name} />
  </li>
)

export const ErrorBoundary = retryPanel(title, () => t("Returns could not be loaded."))
