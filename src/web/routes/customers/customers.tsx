import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { CustomersTable, readCustomerSort } from "#web/customers/admin/customers-table.tsx"
import { ExportButtons } from "#web/forms/download.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import {
  cleanSearchText,
  countLine,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { EmptyList, ListPager } from "#web/navigation/list-page.tsx"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/customers.ts"

const title = () => t("Customers")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { q, after } = listQueryOf(search)
  const tag = cleanSearchText(search.get("tag") ?? "")
  const sort = readCustomerSort(search.get("sort"))
  const [customers, tags] = await Promise.all([
    api("GET /customer", {
      query: { ...withoutEmpty({ q, after, tag, sort }), limit: ROWS_PER_PAGE + 1 },
    }),
    api("GET /customer-tag"),
  ])
  return { sought: { q, tag, sort }, after, tags, ...pageOf(customers, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { sought, after, tags, rows, next } = loaderData
  const { q, tag, sort } = sought
  return (
    <>
      <PageHeading title={title()}>
        <ExportButtons path="/export/customers" query={sought} />
        <ButtonLink to={paths.newCustomer()} variant="secondary">
          {t("New customer")}
        </ButtonLink>
      </PageHeading>
      <TableToolbar
        searchLabel={t("Name, company, city, phone, tax id or order")}
        values={sought}
        count={countLine(rows.length, "account", next !== undefined || after !== "")}
      >
        <input type="hidden" name="sort" value={sort} />
        {tags.length > 0 ? (
          <TableFilter
            name="tag"
            label={t("Tag")}
            value={tag}
            all={t("Any tag")}
            options={tags.map((name) => ({ value: name, label: name }))}
          />
        ) : null}
      </TableToolbar>
      {rows.length > 0 ? (
        <CustomersTable customers={rows} sought={sought} />
      ) : (
        <EmptyList
          what={t("accounts")}
          search={q}
          isFiltered={q !== "" || tag !== ""}
          none={t("No customers yet.")}
        />
      )}
      <ListPager list={sought} after={after} next={next} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Customers could not be loaded."))
