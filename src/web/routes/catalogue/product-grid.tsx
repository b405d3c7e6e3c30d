import type { ApiClient } from "#contract/client.ts"
import { gridSorts } from "#domain/catalogue/part-fields.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { GridPage } from "#web/catalogue/admin/grid/grid-page.tsx"
import { type GridView, queryOf } from "#web/catalogue/admin/grid/grid-rows.ts"
import { countLine } from "#web/navigation/counted-nouns.ts"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { EmptyList } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/product-grid.ts"
import gridCss from "./product-grid.css?url"

const title = () => t("Product grid")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: gridCss }]

function viewOf(params: URLSearchParams): GridView {
  const sort = gridSorts.find((one) => one === params.get("sort"))
  return {
    q: cleanSearchText(params.get("q") ?? ""),
    category: cleanSearchText(params.get("category") ?? ""),
    missing: params.get("missing") === "packedWeightG" ? "packedWeightG" : undefined,
    sort,
    order: sort && params.get("order") === "descending" ? "descending" : "ascending",
  }
}

async function load(api: ApiClient, { search, viewerEmail }: PageRequest) {
  const view = viewOf(search)
  const account = await viewerEmail()
  const { total, rows, categories = [] } = await api("GET /product/grid", { query: queryOf(view) })
  return { account, view, total, rows, categories }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function ProductGridRoute({ loaderData }: Route.ComponentProps) {
  const { account, view, total, rows, categories } = loaderData
  const { q, category, missing = "", sort = "", order } = view
  return (
    <>
      <BackLink to={paths.manageProduct} label={t("All products")} />
      <PageTitle className="mt-2 mb-4">{title()}</PageTitle>
      <TableToolbar
        searchLabel={t("ID, name or part number")}
        values={{ q, category, missing }}
        count={countLine(total, "product", false)}
      >
        <TableFilter
          name="category"
          label={t("Category")}
          value={category}
          all={t("All categories")}
          options={categories.map(({ name, count }) => ({
            value: name,
            label: `${categoryName(name)} (${formatCount(count)})`,
          }))}
        />
        <TableFilter
          name="missing"
          label={t("Missing")}
          value={missing}
          all={t("Complete or not")}
          options={[{ value: "packedWeightG", label: t("Without packed weight") }]}
        />
        {sort ? <input type="hidden" name="sort" value={sort} /> : null}
        {order === "descending" ? <input type="hidden" name="order" value={order} /> : null}
      </TableToolbar>
      {rows.length > 0 ? (
        <GridPage
          key={JSON.stringify([account, view])}
          account={account}
          view={view}
          first={{ total, rows }}
        />
      ) : null}
      {rows.length === 0 ? (
        <EmptyList what={t("products|noun")} search={q} none={t("No products here.")} />
      ) : null}
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Products could not be loaded."))
