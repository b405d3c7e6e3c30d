import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "../../api/api.ts"
import { CustomersTable, readCustomerSort } from "../../customers/admin/customers-table.tsx"
import { orLogin, signedIn } from "../../navigation/guards.ts"
import {
  addressWith,
  countLine,
  pageOf,
  placeOf,
  ROWS_PER_PAGE,
  readable,
} from "../../navigation/list-address.ts"
import { paths } from "../../navigation/paths.ts"
import { pageTitle } from "../../shell/page-meta.ts"
import { CsvButton } from "../../shop/admin/csv-button.tsx"
import { NoMatch } from "../../shop/admin/no-rows.tsx"
import { ButtonLink } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { RetryPanel } from "../../ui/feedback/notice.tsx"
import { Pager } from "../../ui/table/pager.tsx"
import { TableFilter, TableToolbar } from "../../ui/table/table-toolbar.tsx"
import type { Route } from "./+types/customers.ts"

const title = () => t("Customers")
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title()) }]

async function load(api: ApiClient, request: Request) {
  const params = new URL(request.url).searchParams
  const { q, after } = placeOf(params)
  const tag = readable(params.get("tag") ?? "")
  const sort = readCustomerSort(params.get("sort"))
  const [customers, tags] = await Promise.all([
    api("GET /customer", {
      query: {
        q: q || undefined,
        after: after || undefined,
        tag: tag || undefined,
        sort: sort || undefined,
        limit: ROWS_PER_PAGE + 1,
      },
    }),
    api("GET /customer-tag"),
  ])
  return { sought: { q, tag, sort }, after, tags, ...pageOf(customers) }
}

export const loader = (args: Route.LoaderArgs) => load(signedIn(args).api, args.request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  orLogin(request, () => load(browserApi, request))

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { sought, after, tags, rows, hasMore } = loaderData
  const { q, tag, sort } = sought
  const isFiltered = q !== "" || tag !== ""
  const last = rows.at(-1)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="text-h1">
          {title()}
        </h1>
        <div className="flex flex-wrap gap-2">
          <CsvButton path="/export/customers" query={sought} />
          <ButtonLink to={paths.newCustomer()} variant="secondary">
            {t("New customer")}
          </ButtonLink>
        </div>
      </div>
      <TableToolbar
        searchLabel={t("Name, company, city, phone, tax id or order")}
        values={sought}
        count={countLine(rows.length, "account", hasMore || after !== "")}
      >
        <input type="hidden" name="sort" value={sort} />
        {tags.length > 0 ? (
          <TableFilter
            name="tag"
            label={t("Tag")}
            value={tag}
            options={[
              { value: "", label: t("Any tag") },
              ...tags.map((name) => ({ value: name, label: name })),
            ]}
          />
        ) : null}
      </TableToolbar>
      {rows.length > 0 ? <CustomersTable customers={rows} sought={sought} /> : null}
      {rows.length === 0 && isFiltered ? <NoMatch what={t("accounts")} search={q} /> : null}
      {rows.length === 0 && !isFiltered ? <EmptyState text={t("No customers yet.")} /> : null}
      <Pager
        shown={sort ? "" : t("Newest first")}
        back={
          after
            ? { to: addressWith(sought, {}), label: sort ? t("First page") : t("Newest") }
            : undefined
        }
        next={hasMore && last ? addressWith(sought, { after: last._id }) : undefined}
      />
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title()}>{t("Customers could not be loaded.")}</RetryPanel>
)
