import { type FormEvent, useRef, useState } from "react"
import { Link, useNavigate } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { MAX_NAME_LENGTH } from "#web/lists/buyer/list-draft.ts"
import type { ReadFile } from "#web/lists/buyer/read-list-file.ts"
import { browserLoader, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import { FileButton } from "#web/ui/form/file-picker.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/lists.ts"
import listsCss from "./lists.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: listsCss }]

const title = () => t("Parts lists")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = async (api: ApiClient) => ({ lists: await api("GET /list") })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Lists({ loaderData: { lists } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title()} />
      <NewList />
      <p className="mb-6 text-text-2">
        {rich(
          "<link>Quick order</link> finds the parts of any spreadsheet and saves them as a list.",
          {
            link: linkTo(paths.quickOrder, "text-text underline underline-offset-4"),
          },
        )}
      </p>
      {lists.length > 0 ? (
        <ListsTable lists={lists} />
      ) : (
        <EmptyState
          text={t(
            "You have no parts lists yet. A list keeps the parts of a machine: name a new one, or save your cart or an order as one.",
          )}
        />
      )}
    </>
  )
}

type ListSummary = Reply<"GET /list">[number]

const ListsTable = ({ lists }: { lists: readonly ListSummary[] }) => (
  <>
    <DataTable caption={t("Parts lists")} columns={columns()} rows={lists} />
    <p className="mt-3 text-sm text-text-2">{t("Prices as they were when each list was saved.")}</p>
  </>
)

const columns = (): Column<ListSummary>[] => [
  { header: t("Name"), namesRow: true, cell: (list) => <Name list={list} /> },
  { header: t("Lines"), numeric: true, cell: ({ lineCount }) => formatCount(lineCount) },
  { header: t("Builds"), numeric: true, cell: ({ builds }) => formatCount(builds) },
  {
    header: t("Per build"),
    numeric: true,
    cell: ({ costPerBuild }) => formatAmount(costPerBuild),
  },
  { header: t("Total"), numeric: true, cell: ({ total }) => formatAmount(total) },
  {
    header: t("Last changed"),
    cell: ({ updatedAt }) => <Moment at={updatedAt} oneLine dayOnly />,
  },
]

const Name = ({ list: { _id, name, shared } }: { list: ListSummary }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Link to={paths.list(_id)} className="wrap-anywhere underline-offset-4 hover:underline">
      {name}
    </Link>
    {shared ? <Badge tone="neutral">{t("Shared")}</Badge> : null}
  </span>
)

function NewList() {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const [created, setCreated] = useState<ReadFile & { id: string }>()
  const name = useRef<HTMLInputElement>(null)

  const createList = async (body: { name: string; lines?: ReadFile["lines"] }) =>
    (await browserApi("POST /list", { body })).insertedId
  const create = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await navigate(paths.list(await createList({ name: name.current?.value || t("New list") })))
    })
  }
  const createFromFile = (chosen: File) =>
    run(async () => {
      setCreated(undefined)
      const { readListFile } = await import("#web/lists/buyer/read-list-file.ts")
      const { lines, skipped } = await readListFile(chosen)
      const fileName = chosen.name.replace(/\.\w+$/, "").slice(0, MAX_NAME_LENGTH)
      const id = await createList({ name: fileName || t("New list"), lines })
      if (skipped.length === 0) await navigate(paths.list(id))
      else setCreated({ lines, skipped, id })
    })
  return (
    <div className="mb-6 flex flex-col gap-3">
      <form onSubmit={create} className="flex flex-wrap gap-2">
        <label className="min-w-0 grow basis-48 sm:max-w-96">
          <span className="sr-only">{t("Name of the new list")}</span>
          <input
            ref={name}
            name="name"
            maxLength={MAX_NAME_LENGTH}
            placeholder={t("Name of the new list")}
            className={`${controlClass} min-h-10`}
          />
        </label>
        <Button type="submit" busy={busy}>
          {t("New list")}
        </Button>
        <FileButton
          label={t("CSV file of a list")}
          accept=".csv,text/csv,text/plain"
          busy={busy}
          onChoose={(chosen) => void createFromFile(chosen)}
        >
          {t("From a CSV file")}
        </FileButton>
      </form>
      <WriteFailureNotice failure={failure} />
      <div role="status" className="empty:hidden">
        {created ? <SkippedRowsNotice created={created} /> : null}
      </div>
    </div>
  )
}

const SkippedRowsNotice = ({
  created: { id, lines, skipped },
}: {
  created: ReadFile & { id: string }
}) => (
  <Notice
    tone="warn"
    title={t("{lines} of {lines2} rows are in the list.", {
      lines: formatCount(lines.length),
      lines2: formatCount(lines.length + skipped.length),
    })}
  >
    <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-y-auto tabular-nums">
      {skipped.map(({ row, number, reason }) => (
        <li key={row}>
          {`${t("Row {row},", { row: formatCount(row) })} `}
          <span className="font-mono text-mono">{number}</span>: {reason}.
        </li>
      ))}
    </ul>
    <p className="mt-3">
      <ButtonLink to={paths.list(id)}>{t("Open the list")}</ButtonLink>
    </p>
  </Notice>
)

export const ErrorBoundary = retryPanel(title, () => t("Your parts lists could not be loaded."))
