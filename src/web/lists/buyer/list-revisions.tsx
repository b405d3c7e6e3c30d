import { use } from "react"
import { Form, Link, useNavigate } from "react-router"
import { lineDetailsText } from "#contract/orders/line-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatMomentDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { detailSentences } from "#web/orders/shared/line-details.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Moment, TimeZone } from "#web/ui/moment.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { ListBar, PlanSummary } from "./list-bar.tsx"
import { bodyOf, draftOf, type PartsList } from "./list-draft.ts"
import { ListSheet } from "./list-sheet.tsx"

type Comparison = NonNullable<PartsList["compared"]>
type Difference = Comparison["lines"][number]
type Side = NonNullable<Difference["after"]>

const changeNames = translated({ added: "Added", gone: "Gone", changed: "Changed" })

/** Comparison of two revisions, both at today's prices. */
function ComparedLines({ list, compared }: { list: PartsList; compared: Comparison }) {
  const { revision, total, costPerBuild, lines } = compared
  return (
    <section aria-labelledby="compared" className="flex flex-col gap-3">
      <h2 id="compared" className="text-h3">
        {t("Revision {revision} compared with revision {revision2}", {
          revision: list.revision,
          revision2: revision,
        })}
      </h2>
      <p className="text-text-2 tabular-nums">
        {t("{list}{beside} · {beside2}, both at current prices.", {
          list: planChange(list, revision),
          beside: amountChange(t("in total"), list.total, total),
          beside2: amountChange(t("per build"), list.costPerBuild, costPerBuild),
        })}
      </p>
      {lines.length === 0 ? (
        <p>{t("The lines are the same.")}</p>
      ) : (
        <DataTable
          caption={t("Differences")}
          columns={columns()}
          rows={lines}
          rowKey={(line) => newestSide(line)?.partId ?? ""}
        />
      )}
    </section>
  )
}

/** Returns plan changes such as `40 builds, was 30 · `. */
function planChange({ revisions, builds, spares }: PartsList, other: number): string {
  const before = revisions.find(({ revision }) => revision === other)
  const changes = [
    before &&
      before.builds !== builds &&
      t("{builds} builds, was {builds2}", {
        builds: formatCount(builds),
        builds2: formatCount(before.builds),
      }),
    before &&
      before.spares !== spares &&
      t("{spares} % spares, was {spares2} %", { spares, spares2: before.spares }),
  ]
  return changes.flatMap((change) => (change ? `${change} · ` : [])).join("")
}

const amountChange = (what: string, now: number, before: number): string =>
  now === before
    ? t("{now} {what}, as before", { now: formatAmount(now), what })
    : t("{now} {what}, was {before}", {
        now: formatAmount(now),
        what,
        before: formatAmount(before),
      })

const newestSide = ({ after, before }: Difference): Side | undefined => after ?? before

/**
 * Returns changed details such as `Designators J4, J5, was J4`. If only one side has the line, returns all its details.
 */
function detailChanges(line: Difference): string[] {
  const { change, before, after } = line
  const side = newestSide(line)
  if (change !== "changed" || !before || !after) return side ? detailSentences(side) : []
  const changed = (label: string, of: (side: Side) => string) => {
    const is = of(after) || t("none")
    const was = of(before) || t("none")
    return is === was ? [] : [t("{label} {now}, was {was}", { label, now: is, was })]
  }
  return [
    ...changed(lineDetailsText.designators, ({ designators }) => designators),
    ...changed(lineDetailsText.customerPartNumber, (line) => line.customerPartNumber ?? ""),
    ...changed(lineDetailsText.note, ({ note }) => note),
    ...changed(lineDetailsText.targetPrice, ({ targetPrice }) =>
      targetPrice ? formatAmount(targetPrice) : "",
    ),
  ]
}

const columns = (): Column<Difference>[] => [
  {
    header: t("Change|noun"),
    cell: ({ change }) => (
      <span className={`list-change list-${change}`}>{changeNames[change]}</span>
    ),
  },
  {
    header: t("Part"),
    namesRow: true,
    cell: (line) => {
      const part = newestSide(line)
      return (
        <>
          {part?.name}{" "}
          <span className="block font-mono text-mono font-normal text-text-3">
            {part && partNumber(part)}
          </span>
          {detailChanges(line).map((change) => (
            <span key={change} className="block text-xs font-normal text-text-2 wrap-anywhere">
              {change}
            </span>
          ))}
        </>
      )
    },
  },
  numberColumn(t("Per build"), (side) => side.quantity, formatCount),
  numberColumn(t("Needed"), (side) => side.needed, formatCount),
  numberColumn(t("Total"), (side) => ("total" in side ? side.total : undefined), formatAmount),
  {
    header: t("Available"),
    numeric: true,
    cell: (line) => {
      const side = newestSide(line)
      return side && "availableQuantity" in side ? formatCount(side.availableQuantity) : "–"
    },
  },
]

/** Column that shows `3, was 2` where the sides differ. */
function numberColumn(
  header: string,
  of: (side: Side) => number | undefined,
  format: (value: number) => string,
): Column<Difference> {
  const textOf = (side: Side | undefined) => {
    const value = side && of(side)
    return value === undefined ? "–" : format(value)
  }
  return {
    header,
    numeric: true,
    cell: ({ change, before, after }) => {
      const was = textOf(before)
      const is = textOf(after)
      if (change !== "changed" || was === is) return textOf(after ?? before)
      return (
        <>
          {is}
          <span className="block text-xs text-text-2">{t("was {was}", { was })}</span>
        </>
      )
    },
  }
}

interface RevisionPickerProps {
  list: PartsList
  compared: number | undefined
}

/** A form, so that the address contains the revision. */
export function RevisionPicker({ list, compared }: RevisionPickerProps) {
  const { revisions, revision } = list
  const timeZone = use(TimeZone)
  const before = revisions.find((other) => other.revision < revision)
  if (revisions.length < 2) return null
  return (
    <div className="flex max-w-full flex-wrap items-end gap-2 print:hidden">
      <Form
        key={revision}
        method="get"
        className="flex max-w-full gap-2"
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        <label className="min-w-0">
          <span className="sr-only">{t("Revision")}</span>
          <select
            name="revision"
            defaultValue={revision}
            className="min-h-10 w-full rounded border border-control bg-surface px-3 text-base"
          >
            {revisions.map((each) => (
              <option key={each.revision} value={each.revision}>
                {optionText(each, timeZone)}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <Button type="submit" variant="secondary">
            {t("Show")}
          </Button>
        </noscript>
      </Form>
      {compared === undefined && before ? (
        <Link
          to={paths.list(list._id, {
            revision: String(revision),
            compare: String(before.revision),
          })}
          className="button button-40 button-secondary"
        >
          {t("Compare with {revision}", { revision: before.revision })}
        </Link>
      ) : null}
    </div>
  )
}

function optionText(
  { revision, savedAt, total }: PartsList["revisions"][number],
  timeZone: string,
): string {
  const day = formatMomentDay(new Date(savedAt), timeZone)
  return `${t("Revision {revision}", { revision })} · ${day} · ${formatAmount(total)}`
}

/** Old revision of a list, or the comparison with another one. */
export function OldRevision({ list }: { list: PartsList }) {
  const draft = draftOf(list)
  const { compared } = list
  return (
    <div className="flex flex-col gap-4">
      <PageTitle className="wrap-anywhere">{list.name}</PageTitle>
      <Restore list={list} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PlanSummary {...draft} />
        <RevisionPicker list={list} compared={compared?.revision} />
      </div>
      {compared ? (
        <ComparedLines list={list} compared={compared} />
      ) : (
        <>
          <ListSheet label={list.name} {...draft} />
          <ListBar draft={draft} />
        </>
      )}
    </div>
  )
}

function Restore({ list }: { list: PartsList }) {
  const { run, busy, failure } = useWrite()
  const navigate = useNavigate()
  const [latest] = list.revisions
  const saved = list.revisions.find(({ revision }) => revision === list.revision)
  const isLatest = latest?.revision === list.revision
  const restore = () =>
    run(async () => {
      const call = { params: { id: list._id }, body: bodyOf(draftOf(list)) }
      const headers = { "if-match": String(latest?.revision ?? list.revision) }
      await browserApi("PUT /list/{id}", call, { headers })
      await navigate(paths.list(list._id))
    })
  return (
    <Notice>
      <p>
        {`${t("Revision {revision}, saved", { revision: list.revision })} `}
        <Moment at={saved?.savedAt ?? list.updatedAt} />
        {isLatest ? t(", the latest.") : "."}
      </p>
      <p className="mt-3 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={paths.list(list._id)} variant="secondary" size={32}>
          {t("Edit the list")}
        </ButtonLink>
        {isLatest ? null : (
          <Button
            variant="secondary"
            size={32}
            className="needs-script"
            busy={busy}
            onClick={() => void restore()}
          >
            {t("Restore this revision")}
          </Button>
        )}
      </p>
      <WriteFailureNotice failure={failure} className="mt-3" />
    </Notice>
  )
}
