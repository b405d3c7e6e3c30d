import { Link, useRevalidator } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { EditPartForm } from "#web/catalogue/admin/edit-part-form.tsx"
import { FieldChanges } from "#web/catalogue/shared/field-changes.tsx"
import {
  addressWith,
  cleanSearchText,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
} from "#web/navigation/list-address.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ExpectedBatches } from "#web/stock/admin/expected-batches.tsx"
import { MovementsTable } from "#web/stock/admin/movements-table.tsx"
import { StockForm } from "#web/stock/admin/stock-form.tsx"
import { Notice, RetryPanel } from "#web/ui/feedback/notice.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { CardSection } from "#web/ui/page-heading.tsx"
import { PageTitle, WholeWords } from "#web/ui/page-title.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { Pager } from "#web/ui/table/pager.tsx"
import type { Route } from "./+types/edit-product.ts"

type Change = Reply<"GET /part/{id}/changes">[number]

const eventTexts: Record<Change["event"], string> = translated({
  added: "Added",
  edited: "Edited",
  archived: "Removed from the shop",
  returned: "Back on sale",
  undone: "Import undone",
})

const columns = (): Column<Change>[] => [
  {
    header: t("What"),
    namesRow: true,
    cell: ({ event, changes }) => (
      <>
        {eventTexts[event]}
        {changes.length > 0 ? (
          <div className="font-normal">
            <FieldChanges changes={changes} inTable />
          </div>
        ) : null}
      </>
    ),
  },
  { header: t("When"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: t("By"), cell: ({ actor }) => actor || t("the shop") },
  { header: t("File"), cell: ({ fileName }) => fileName ?? "–" },
]

const ChangesTable = ({ changes }: { changes: readonly Change[] }) =>
  changes.length > 0 ? (
    <DataTable
      caption={t("History")}
      columns={columns()}
      rows={changes}
      rowKey={({ _id }) => `change ${_id}`}
    />
  ) : (
    <p className="text-sm text-text-2">{t("There are no changes yet.")}</p>
  )

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(
    matches,
    loaderData?.product
      ? t("Edit {name}", { name: loaderData.product.part.name })
      : t("Product not found"),
  )

const load = async (api: ApiClient, page: PageRequest<Route.LoaderArgs>) => ({
  product: await ifFound(loadProduct(api, page)),
})

async function loadProduct(api: ApiClient, { search, params }: PageRequest<Route.LoaderArgs>) {
  const { after } = listQueryOf(search)
  const changesAfter = cleanSearchText(search.get("changes") ?? "")
  const limit = ROWS_PER_PAGE + 1
  const [part, batches, changes, movements] = await Promise.all([
    api("GET /part/{id}", { params }),
    api("GET /part/{id}/batches", { params }),
    api("GET /part/{id}/changes", { params, query: { limit, after: changesAfter || undefined } }),
    api("GET /part/{id}/movements", { params, query: { limit, after: after || undefined } }),
  ])
  return {
    part,
    batches,
    cursors: { after, changes: changesAfter },
    changes: pageOf(changes, ({ _id }) => _id),
    movements: pageOf(movements, ({ _id }) => _id),
  }
}

export const loader = serverLoader(load, ({ product }) => product !== undefined)
export const clientLoader = browserLoader(load)

export default function EditProduct({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaderData.product) return <ProductGone />
  const { part, batches, cursors, changes, movements } = loaderData.product
  return (
    <>
      <BackLink to={paths.manageProduct} label={t("All products")} />
      <PageTitle className="mt-2">
        <WholeWords>{t("Edit {name}", { name: part.name })}</WholeWords>
      </PageTitle>
      <p className="mt-2 text-sm text-text-2">
        {part.sku} ·{" "}
        <Link to={paths.purchase(part._id)} className="text-brand underline underline-offset-2">
          {t("View in the shop")}
        </Link>
      </p>
      {part.missingForFit.length > 0 ? (
        <p className="mt-2 text-sm text-text-2">
          {t("Missing for the compatibility check: {attributes}.", {
            attributes: part.missingForFit.join(", "),
          })}
        </p>
      ) : null}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2 lg:gap-12">
        <EditPartForm key={part._id} part={part} onSaved={revalidate} />
        <CardSection title={t("Stock")} titleClass="">
          <p role="status" className="mt-2 mb-6 text-[1.75rem]/8 font-semibold tabular-nums">
            {formatCount(part.availableQuantity)}{" "}
            <span className="text-base font-normal text-text-2">{t("available")}</span>
          </p>
          <StockForm partId={part._id} onMoved={revalidate} />
          <ExpectedBatches partId={part._id} batches={batches} onChanged={revalidate} />
        </CardSection>
      </div>
      <h2 className="mt-12 mb-4 text-h2">{t("History")}</h2>
      <ChangesTable changes={changes.rows} />
      <OlderRows next={changes.next} cursors={cursors} param="changes" />
      <h2 className="mt-12 mb-4 text-h2">{t("Stock movements")}</h2>
      <MovementsTable movements={movements.rows} />
      <OlderRows next={movements.next} cursors={cursors} param="after" />
    </>
  )
}

interface OlderRowsProps {
  next: string | undefined
  cursors: { after: string; changes: string }
  param: "after" | "changes"
}

const OlderRows = ({ next, cursors, param }: OlderRowsProps) => (
  <Pager
    shown={t("Newest first")}
    back={
      cursors[param] ? { to: addressWith(cursors, { [param]: "" }), label: t("Newest") } : undefined
    }
    next={next && addressWith(cursors, { [param]: next })}
  />
)

const ProductGone = () => (
  <>
    <BackLink to={paths.manageProduct} label={t("All products")} />
    <PageTitle className="mt-2 mb-6">{t("Product not found")}</PageTitle>
    <Notice>{t("This product is no longer made, so it cannot be edited.")}</Notice>
  </>
)

export const ErrorBoundary = () => (
  <RetryPanel title={t("Edit a product")}>{t("The product could not be loaded.")}</RetryPanel>
)
