import type { ApiClient } from "#contract/client.ts"
import { NONE, partFieldNames } from "#domain/catalogue/part-fields.ts"
import { t } from "#domain/languages/translate.ts"
import { ifFound } from "#web/api/api-error.ts"
import { draftsOf } from "#web/catalogue/admin/grid/grid-drafts.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { ImportColumns } from "#web/imports/admin/import-columns.tsx"
import { ImportForm } from "#web/imports/admin/import-form.tsx"
import { ImportNames } from "#web/imports/admin/import-names.tsx"
import { isInProgress, type PartImport } from "#web/imports/admin/import-progress.tsx"
import { ImportResult } from "#web/imports/admin/import-result.tsx"
import {
  ImportProblems,
  ImportRows,
  kindsOf,
  LeftOutRows,
  RecentImports,
  UnreadValues,
} from "#web/imports/admin/import-tables.tsx"
import { useImportActions } from "#web/imports/admin/use-import-actions.ts"
import { addressWith, listQueryOf, pageOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/import-products.ts"

const title = () => t("Import products")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

/** Number of unread values or remarks that are listed. */
const FIRST_COUNT = 20

async function load(api: ApiClient, { search }: PageRequest) {
  const id = search.get("id") ?? ""
  const { after } = listQueryOf(search)
  const [imports, partImport] = await Promise.all([
    api("GET /import"),
    id ? ifFound(api("GET /import/{id}", { params: { id } })) : undefined,
  ])
  if (!partImport) return { imports, after }
  const names = hasNames(partImport)
    ? await api("GET /import/{id}/names", {
        params: { id },
        query: { category: search.get("names")?.slice(0, 500) || undefined },
      })
    : undefined
  const query = { limit: ROWS_PER_PAGE + 1, after: /^-?\d{1,9}$/.test(after) ? after : undefined }
  const firstOf = (kind: "unread" | "remark", count: number) =>
    count > 0
      ? api("GET /import/{id}/problems", { params: { id }, query: { kind, limit: FIRST_COUNT } })
      : []
  const isRefused = partImport.state === "refused"
  const remarks = await firstOf("remark", partImport.remarks)
  const unread = isRefused ? [] : await firstOf("unread", partImport.unread)
  const problems = isRefused
    ? await api("GET /import/{id}/problems", { params: { id }, query })
    : undefined
  const kind = kindToList(partImport, search)
  const rows = kind
    ? await api("GET /import/{id}/rows", { params: { id }, query: { ...query, kind } })
    : undefined
  return {
    imports,
    partImport,
    after,
    names,
    remarks,
    unread,
    kind,
    problems: problems && pageOf(problems, ({ number }) => String(number)),
    rows: rows && pageOf(rows, ({ line }) => String(line)),
  }
}

/** Returns the chosen kind of rows, or the first one; undefined if the rows are no longer stored. */
function kindToList(partImport: PartImport, search: URLSearchParams) {
  const isStored =
    partImport.state === "ready" || (partImport.state === "applied" && partImport.undoable)
  const kinds = isStored ? kindsOf(partImport) : []
  return (kinds.find(({ kind }) => kind === search.get("kind")) ?? kinds[0])?.kind
}

/** Reports whether the file can be read again with other names, or is being read. */
const hasNames = ({ source, state }: PartImport): boolean =>
  source === "file" && ["ready", "refused", "reading"].includes(state)

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function ImportProducts({ loaderData, matches }: Route.ComponentProps) {
  const { imports, partImport, after, kind, rows, problems, unread, remarks, names } = loaderData
  const { viewer } = matches[0].loaderData
  const { check, act, overwrite, saveNames, saveColumns } = useImportActions(partImport, (id) =>
    draftsOf(viewer?.email ?? "").dropApplied(id),
  )
  const isOfGrid = partImport?.source === "grid"
  const address = { id: partImport?._id ?? "", ...(kind && { kind }) }
  const columns = names?.columns ?? []
  const asksColumns = columns.length > 0 && columns.every(({ as }) => as !== partImport?.keyedBy)
  return (
    <>
      {isOfGrid ? (
        <BackLink to={paths.productGrid} label={t("Product grid")} />
      ) : (
        <BackLink to={paths.manageProduct} label={t("All products")} />
      )}
      <PageTitle className="mt-2 mb-6">{isOfGrid ? t("Review of changes") : title()}</PageTitle>
      {isOfGrid ? null : <AboutFiles />}
      {partImport ? (
        <div className="mb-10 flex flex-col gap-4">
          <ImportResult
            key={partImport._id}
            partImport={partImport}
            asksColumns={asksColumns}
            proposesColumns={columns.some(({ proposed }) => proposed !== undefined)}
            onAction={act}
            onOverwrite={overwrite}
          />
          {names ? (
            <ImportColumns
              key={`columns of ${partImport._id}`}
              names={names}
              isNeeded={asksColumns}
              onChoose={saveColumns}
            />
          ) : null}
          {names ? (
            <ImportNames
              key={`names of ${partImport._id}`}
              names={names}
              addressOf={(category) => addressWith(address, { names: category })}
              onChoose={saveNames}
            />
          ) : null}
          {unread && unread.length > 0 ? (
            <UnreadValues all={partImport.unread} first={unread} />
          ) : null}
          {remarks && remarks.length > 0 ? (
            <LeftOutRows all={partImport.remarks} first={remarks} />
          ) : null}
          {problems && names ? (
            <div className="self-start">
              <ExportButtons path="/export/faulty-rows" query={{ import: partImport._id }} />
            </div>
          ) : null}
          {problems ? <ImportProblems problems={problems.rows} /> : null}
          {kind && rows ? (
            <ImportRows
              partImport={partImport}
              kind={kind}
              rows={rows.rows}
              onOverwrite={overwrite}
            />
          ) : null}
          <ListPager
            shown={t("In the file's order")}
            first={t("First")}
            list={address}
            after={after}
            next={(problems ?? rows)?.next}
          />
        </div>
      ) : null}
      {isOfGrid || (partImport && isInProgress(partImport)) ? null : (
        <>
          {partImport ? <h2 className="mb-4 text-h3">{t("Another file")}</h2> : null}
          <ImportForm onChosen={check} />
        </>
      )}
      <RecentImports imports={imports} />
    </>
  )
}

const AboutFiles = () => (
  <div className="mb-6 max-w-[66ch] text-text-2">
    <p>{t("The file is checked first, and you see what it would change.")}</p>
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-text underline underline-offset-4">
        {t("What a file can contain")}
      </summary>
      <p className="text-sm wrap-anywhere">
        {rich(
          "Columns: {columns}. Any other column is a specification with its name. An empty cell leaves the product unchanged. {none} removes a maximum or all price breaks. Write price breaks as {example}.",
          {
            columns: ["sku", ...partFieldNames].join(", "),
            none: <q>{NONE}</q>,
            example: <q>100:4.90;500:4.50</q>,
          },
        )}
      </p>
    </details>
  </div>
)

export const ErrorBoundary = retryPanel(title, () => t("Imports could not be loaded."))
