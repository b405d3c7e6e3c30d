import type { FormEvent } from "react"
import { Link } from "react-router"
import { fieldText } from "#contract/kernel/field-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { readTypedNumber } from "#domain/pricing/typed-number.ts"
import { formatChange, formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { ifChanged } from "#web/api/if-changed.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { controlClass, plainNumberClass } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Level = Reply<"GET /stock">[number]

interface Count {
  name: string
  typed: string
  /** Units on hand when the count was typed. */
  onHand: number
}

/** Counts by part, also of parts on other pages of the list. */
export type Counts = Readonly<Record<string, Count>>

interface StockSheetProps {
  levels: readonly Level[]
  counts: Counts
  setCounts: (change: (before: Counts) => Counts) => void
}

/** Stock by location; saves counted quantities. */
export function StockSheet({ levels, counts, setCounts }: StockSheetProps) {
  const { run, busy, failure, revalidate } = useWrite()
  const attempt = useIdempotencyKeys()
  const shown = new Map(levels.map((level) => [level._id, level]))
  const valid = Object.entries(counts).flatMap(([partId, { typed, onHand }]) => {
    const counted = readCount(typed)
    if (counted === undefined) return []
    return [{ partId, onHand: shown.get(partId)?.onHand ?? onHand, counted }]
  })
  const differing = valid.filter(({ counted, onHand }) => counted !== onHand)
  const problems = problemsOf(failure?.error)

  const applyCounts = async () => {
    const body = { counts: valid }
    const headers = attempt.headersFor(body)
    const changed = await ifChanged(browserApi("POST /stocktake", { body }, { headers }))
    attempt.done()
    // Counts typed meanwhile stay.
    setCounts((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([id, { typed }]) => isInvalidCount(typed) || typed !== counts[id]?.typed,
        ),
      ),
    )
    toast(
      changed
        ? t("Stock of {modifiedCount} changed", {
            modifiedCount: partsText(changed.modifiedCount),
          })
        : t("All counts match"),
    )
    await revalidate()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(applyCounts, { reloadOnRefusal: true })
  }
  const type = ({ _id, name, onHand }: Level, text: string) =>
    setCounts((before) => ({ ...before, [_id]: { name, typed: text.trim(), onHand } }))

  return (
    <form noValidate method="post" onSubmit={submit}>
      <DataTable caption={t("Stock")} columns={columnsOf(counts, problems, type)} rows={levels} />
      <WriteFailureNotice failure={failure} />
      <ul className="mt-2 list-disc pl-5 text-danger empty:hidden">
        {[...problems]
          .filter(([partId]) => !shown.has(partId))
          .map(([partId, message]) => (
            <li key={partId}>{`${counts[partId]?.name}: ${message}`}</li>
          ))}
      </ul>
      {valid.length > 0 ? (
        <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-surface p-3">
          <p role="status" className="text-sm tabular-nums">
            {t("{counted} counted, {differ} with a difference", {
              counted: partsText(valid.length),
              differ: formatCount(differing.length),
            })}
          </p>
          <SubmitButton busy={busy}>
            {t("Apply counts ({counted})", { counted: formatCount(valid.length) })}
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

const isInvalidCount = (typed: string): boolean => typed !== "" && readCount(typed) === undefined

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
  const problem = isInvalidCount(typed) ? fieldText.notWhole("Counted") : refused
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
