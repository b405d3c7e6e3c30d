import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { PartsTable } from "#web/catalogue/admin/parts-table.tsx"
import { ExportButtons } from "#web/forms/download.tsx"
import { countLine } from "#web/navigation/counted-nouns.ts"
import {
  addressWith,
  listQueryOf,
  pageNumberOf,
  ROWS_PER_PAGE,
} from "#web/navigation/list-address.ts"
import { NoMatch } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { FileUp, Plus, Table2, Tag } from "#web/ui/icon/form-icons.ts"
import { Icon, Package } from "#web/ui/icon/icon.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { NumberedPager } from "#web/ui/table/pager.tsx"
import { TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/manage-product.ts"

const title = () => pageText.sidebar.manageProduct
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const LAST_PAGE = 100_000

async function load(api: ApiClient, { search }: PageRequest) {
  const { q } = listQueryOf(search)
  const query = { q, page: pageNumberOf(search, LAST_PAGE), limit: ROWS_PER_PAGE }
  const { total, page, parts } = await api("GET /product", { query })
  return { q, page, total, rows: parts }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function ManageProduct({ loaderData }: Route.ComponentProps) {
  const { q, page, total, rows } = loaderData
  return (
    <>
      <PageHeading title={title()}>
        <ExportButtons path="/export/products" query={{ q }} />
        <ButtonLink to={paths.productGrid} variant="secondary">
          <Icon of={Table2} size={16} />
          {t("Bulk edit")}
        </ButtonLink>
        <ButtonLink to={paths.stock} variant="secondary">
          <Icon of={Package} size={16} />
          {t("Stock")}
        </ButtonLink>
        <ButtonLink to={paths.vocabulary()} variant="secondary">
          <Icon of={Tag} size={16} />
          {t("Vocabulary")}
        </ButtonLink>
        <ButtonLink to={paths.importProducts} variant="secondary">
          <Icon of={FileUp} size={16} />
          {t("Import")}
        </ButtonLink>
        <AddProduct />
      </PageHeading>
      <TableToolbar
        searchLabel={t("ID, name or part number")}
        values={{ q }}
        count={countLine(total, "product", false)}
      />
      {rows.length > 0 ? <PartsTable parts={rows} /> : null}
      {rows.length === 0 && q ? <NoMatch what={t("products|noun")} search={q} /> : null}
      {rows.length === 0 && !q ? (
        <EmptyState text={t("No products yet.")}>
          <AddProduct />
        </EmptyState>
      ) : null}
      <NumberedPager
        page={page}
        pageSize={ROWS_PER_PAGE}
        rows={rows.length}
        total={total}
        addressOf={(page) => addressWith({ q }, { page })}
        keep={{ q }}
      />
    </>
  )
}

const AddProduct = () => (
  <ButtonLink to={paths.addProduct} variant="secondary">
    <Icon of={Plus} size={16} />
    {pageText.sidebar.addProduct}
  </ButtonLink>
)

export const ErrorBoundary = retryPanel(title, () => t("Products could not be loaded."))
