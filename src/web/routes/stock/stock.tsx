import { useState } from "react"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { countLine } from "#web/navigation/counted-nouns.ts"
import {
  addressWith,
  choiceParameter,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { EmptyList, ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { type Counts, StockSheet } from "#web/stock/admin/stock-sheet.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/stock.ts"

const title = () => t("Stock")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { q, after } = listQueryOf(search)
  const reorder = choiceParameter(search, "reorder", ["true"])
  const query = { ...withoutEmpty({ q, reorder, after }), limit: ROWS_PER_PAGE + 1 }
  const levels = await api("GET /stock", { query })
  return { filter: { q, reorder }, after, ...pageOf(levels, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Stock({ loaderData }: Route.ComponentProps) {
  const { filter, after, rows, next } = loaderData
  const [counts, setCounts] = useState<Counts>({})
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle>{title()}</PageTitle>
        <ExportButtons path="/export/stock" query={filter} />
      </div>
      <p className="mt-2 mb-6 max-w-[66ch] text-text-2">
        {t(
          "On hand is what is in the warehouse: available units and those committed to orders that have not been sent. Owed is what is ordered and not in stock yet. To take stock, enter what you count.",
        )}
      </p>
      <TableToolbar
        searchLabel={t("ID, name or part number")}
        values={filter}
        count={countLine(rows.length, "part", next !== undefined || after !== "")}
      >
        <TableFilter
          name="reorder"
          label={t("Parts")}
          value={filter.reorder}
          all={t("All parts")}
          options={[{ value: "true", label: t("To reorder") }]}
        />
      </TableToolbar>
      {rows.length > 0 ? (
        <StockSheet
          key={`${after} ${addressWith(filter, {})}`}
          levels={rows}
          counts={counts}
          setCounts={setCounts}
        />
      ) : (
        <EmptyList
          what={t("parts|noun")}
          search={filter.q}
          none={filter.reorder ? t("No part is at its reorder point.") : t("No parts yet.")}
        />
      )}
      <ListPager
        shown={t("By bin and part number")}
        first={t("First page")}
        list={filter}
        after={after}
        next={next}
      />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The stock could not be loaded."))
