import { type FormEvent, useState } from "react"
import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { fieldText } from "#contract/kernel/field-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { readTypedNumber } from "#domain/pricing/typed-number.ts"
import { formatChange, formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { useAttemptKey, useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { countLine } from "#web/navigation/counted-nouns.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import {
  addressWith,
  choiceParameter,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { EmptyList, ListPager } from "#web/navigation/list-page.tsx"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { controlClass, plainNumberClass } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/stock.ts"

const title = () => t("Stock")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { q, after } = listQueryOf(search)
  const reorder = choiceParameter(search, "reorder", ["true"])
  const query = { ...withoutEmpty({ q, reorder, after }), limit: ROWS_PER_PAGE + 1 }
  const found = await api("GET /stock", { query })
  return { filter: { q, reorder }, after, ...pageOf(found, ({ _id }) => _id) }
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

type Level = Reply<"GET /stock">[number]

interface Count {
  name: string
  typed: string
  /** Units on hand when the count was typed. */
  onHand: number
}

/** Counts by part, also of parts on other pages of the list. */
type Counts = Readonly<Record<string, Count>>

interface StockSheetProps {
  levels: readonly Level[]
  counts: Counts
  setCounts: (change: (before: Counts) => Counts) => void
}

/** Stock by location; saves counted quantities. */
function StockSheet({ levels, counts, setCounts }: StockSheetProps) {
  const { run, busy, failure, revalidate } = useWrite()
  const attempt = useAttemptKey()
  const shown = new Map(levels.map((level) => [level._id, level]))
  const counted = Object.entries(counts).flatMap(([partId, { typed, onHand }]) => {
    const counted = readCount(typed)
    if (counted === undefined) return []
    return [{ partId, onHand: shown.get(partId)?.onHand ?? onHand, counted }]
  })
  const differ = counted.filter((count) => count.counted !== count.onHand).length
  const problems = problemsOf(failure?.error)

  const takeOver = async () => {
    const body = { counts: counted }
    const headers = attempt.headersFor(body)
    const { modifiedCount } = await browserApi("POST /stocktake", { body }, { headers })
    attempt.done()
    // Counts typed meanwhile stay.
    setCounts((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([id, { typed }]) => isUnread(typed) || typed !== counts[id]?.typed,
        ),
      ),
    )
    toast(
      modifiedCount === 0
        ? t("All counts match")
        : t("Stock of {modifiedCount} changed", { modifiedCount: partsText(modifiedCount) }),
    )
    await revalidate()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(takeOver, { reloadOnRefusal: true })
  }
  const type = ({ _id, name, onHand }: Level, text: string) =>
    setCounts((before) => ({ ...before, [_id]: { name, typed: text.trim(), onHand } }))

  return (
    <form noValidate method="post" onSubmit={submit}>
      <DataTable
        caption={t("Stock")}
        columns={columnsOf(counts, problems, type)}
        rows={levels}
        rowKey={({ _id }) => _id}
      />
      <WriteFailureNotice failure={failure} />
      <ul className="mt-2 list-disc pl-5 text-danger empty:hidden">
        {[...problems]
          .filter(([partId]) => !shown.has(partId))
          .map(([partId, message]) => (
            <li key={partId}>{`${counts[partId]?.name}: ${message}`}</li>
          ))}
      </ul>
      {counted.length > 0 ? (
        <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-surface p-3">
          <p role="status" className="text-sm tabular-nums">
            {t("{counted} counted, {differ} with a difference", {
              counted: partsText(counted.length),
              differ: formatCount(differ),
            })}
          </p>
          <SubmitButton busy={busy}>
            {t("Apply counts ({counted})", { counted: formatCount(counted.length) })}
          </SubmitButton>
        </div>
      ) : null}
    </form>
  )
}

/** Reads a count in the format of the current language, with or without thousands separators. */
function readCount(typed: string): number | undefined {
  const plain = readTypedNumber(typed) ?? ""
  return /^\d{1,10}$/.test(plain) ? Number(plain) : undefined
}

const isUnread = (typed: string): boolean => typed !== "" && readCount(typed) === undefined

const partsText = (count: number): string => plural(count, "1 part", "{count} parts")

function problemsOf(error: unknown): ReadonlyMap<string, string> {
  const lines = isApiError(error) && error.body.code === "counts_refused" ? error.body.lines : []
  return new Map(lines.map(({ partId, message }) => [partId, message]))
}

const columnsOf = (
  counts: Counts,
  problems: ReadonlyMap<string, string>,
  type: (level: Level, text: string) => void,
): Column<Level>[] => [
  { header: t("Bin"), cell: ({ binLocation = "–" }) => <Bin of={binLocation} /> },
  {
    header: t("Part"),
    namesRow: true,
    cell: ({ _id, name, mpn, sku }) => (
      <Link to={paths.editProduct(_id)} className="underline-offset-4 hover:underline">
        {name}
        <span className="block font-mono text-xs font-normal text-text-3">{mpn ?? sku}</span>
      </Link>
    ),
  },
  { header: t("On hand"), numeric: true, cell: ({ onHand }) => formatCount(onHand) },
  {
    header: t("Counted"),
    numeric: true,
    cell: (level) => (
      <CountCell
        level={level}
        typed={counts[level._id]?.typed ?? ""}
        refused={problems.get(level._id)}
        onType={(text) => type(level, text)}
      />
    ),
  },
  { header: t("Committed"), numeric: true, cell: ({ committed }) => formatCount(committed) },
  { header: t("Available"), numeric: true, cell: ({ available }) => formatCount(available) },
  { header: t("Owed"), numeric: true, cell: ({ owed }) => formatCount(owed) },
  { header: t("Incoming"), numeric: true, cell: ({ incoming }) => formatCount(incoming) },
  {
    header: t("Reorder at"),
    numeric: true,
    cell: ({ reorderPoint, toReorder }) => (
      <>
        {toReorder ? <Badge tone="warn">{t("reorder")}</Badge> : null}{" "}
        {reorderPoint === undefined ? "–" : formatCount(reorderPoint)}
      </>
    ),
  },
]

const MAX_UNBROKEN_LENGTH = 16

/** Prevents line breaks at the hyphens of a short bin name. */
const Bin = ({ of }: { of: string }) => (
  <span className={of.length > MAX_UNBROKEN_LENGTH ? "" : "whitespace-nowrap"}>{of}</span>
)

interface CountCellProps {
  level: Level
  typed: string
  refused: string | undefined
  onType: (text: string) => void
}

function CountCell({ level, typed, refused, onType }: CountCellProps) {
  const difference = (readCount(typed) ?? level.onHand) - level.onHand
  const problem = isUnread(typed) ? fieldText.notWhole("Counted") : refused
  const below = `${level._id}-count`
  return (
    <>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t("Counted of {name}", { name: level.name })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={below}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        maxLength={20}
        className={`${controlClass} ${plainNumberClass} min-h-9 max-w-24 min-w-16 text-right tabular-nums`}
      />
      <span id={below} className={`block text-xs ${problem ? "text-danger" : "text-text-2"}`}>
        {problem ?? (difference === 0 ? "" : formatChange(difference))}
      </span>
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The stock could not be loaded."))
