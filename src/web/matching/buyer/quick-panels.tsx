import { useRef, useState } from "react"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { restoreRows } from "./quick-edits.ts"
import type { QuickList, QuickRow } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"

type Choice = Reply<"GET /match/choices">[number]

export function RememberedChoices() {
  const [choices, setChoices] = useState<readonly Choice[]>()
  const head = useRef<HTMLElement>(null)
  const { run, busyKeys, failure } = useWrite()
  const read = () => run(async () => setChoices(await browserApi("GET /match/choices")))
  const forget = ({ _id: id }: Choice, button: HTMLButtonElement) =>
    run(
      async () => {
        await browserApi("DELETE /match/choices/{id}", { params: { id } })
        // The button is removed with its choice.
        if (document.activeElement === button) head.current?.focus()
        setChoices((before) => before?.filter((choice) => choice._id !== id))
      },
      { key: id },
    )
  return (
    <details
      className="quick-choices needs-script"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void read()
      }}
    >
      <summary ref={head}>{t("Your remembered choices")}</summary>
      <WriteFailureNotice failure={failure} />
      {choices?.length === 0 ? (
        <p className="text-text-2">
          {t("None yet. The part you choose for a row is offered first next time.")}
        </p>
      ) : null}
      <ul aria-label={t("Remembered choices")}>
        {choices?.map((choice) => (
          <li key={choice._id}>
            <span className="min-w-0 grow basis-64">
              {rich("{row} is {number} {name}", {
                row: <q>{choice.row}</q>,
                number: <span className="font-mono text-mono">{partNumber(choice)}</span>,
                name: choice.name,
              })}
            </span>
            <Button
              variant="secondary"
              size={32}
              busy={busyKeys.has(choice._id)}
              onClick={({ currentTarget }) => void forget(choice, currentTarget)}
            >
              {t("Forget")}
              <span className="sr-only"> {choice.row}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface SetAsideRowsProps {
  rows: readonly QuickRow[]
  session: QuickSession
}

/** Rows that are not ordered, grouped by reason; each can be brought back. */
export function SetAsideRows({ rows, session }: SetAsideRowsProps) {
  const notFitted = rows.filter(({ setAside }) => setAside === "notFitted")
  const notOrdered = rows.filter(({ setAside }) => setAside === "notOrdered")
  const withoutPart = rows.filter(({ setAside }) => setAside === "note" || setAside === "sum")
  return (
    <div className="quick-aside needs-script">
      <Collected
        rows={notFitted}
        summary={quickOrderText.notFitted(notFitted.length)}
        session={session}
      />
      <Collected
        rows={notOrdered}
        summary={quickOrderText.notOrdered(notOrdered.length)}
        session={session}
      />
      <Collected
        rows={withoutPart}
        summary={quickOrderText.withoutPart(withoutPart.length)}
        session={session}
      />
    </div>
  )
}

function Collected({ rows, summary, session }: SetAsideRowsProps & { summary: string }) {
  const head = useRef<HTMLElement>(null)
  if (rows.length === 0) return null
  const back = (some: readonly QuickRow[]) => {
    // The button is removed with its row.
    if (some.length < rows.length) head.current?.focus()
    else document.querySelector<HTMLElement>(".quick-head h1")?.focus()
    session.edit(restoreRows(new Set(some.map(({ id }) => id))))
  }
  return (
    <details>
      <summary ref={head}>{summary}</summary>
      {rows.length > 1 ? (
        <Button variant="link" size={32} onClick={() => back(rows)}>
          {t("Restore all")}
        </Button>
      ) : null}
      <ul aria-label={summary}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="min-w-0 grow basis-64 wrap-anywhere">{cellsText(row)}</span>
            <Button variant="secondary" size={32} onClick={() => back([row])}>
              {t("Restore")}
              <span className="sr-only"> {cellsText(row)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const cellsText = ({ cells = [] }: QuickRow): string => cells.filter(Boolean).join(" · ")

const kinds = (): readonly { value: ColumnKind; label: string }[] => [
  { value: "number", label: t("Part number") },
  { value: "quantity", label: t("Quantity") },
  { value: "description", label: t("Description") },
  { value: "manufacturer", label: t("Manufacturer") },
  { value: "designators", label: t("Designators") },
  { value: "customerPartNumber", label: t("Your part number") },
  { value: "targetPrice", label: t("Target price") },
  { value: "note", label: t("Note") },
  { value: "ignore", label: t("Not used") },
]

interface ColumnBarProps {
  list: QuickList
  rows: readonly QuickRow[]
  session: QuickSession
}

/** Shows what each column of a list means and lets the user correct it; a kind has at most one column. */
export function ColumnBar({ list, rows, session }: ColumnBarProps) {
  const { id, name, head, columns } = list
  const cells = rows.find((row) => row.listId === id && !row.setAside)?.cells
  const change = (place: number, kind: ColumnKind) => {
    const others = columns.map((old) => (old === kind && kind !== "ignore" ? "ignore" : old))
    session.setColumns(id, others.with(place, kind))
  }
  return (
    <fieldset className="quick-columns">
      <legend>{t("Columns of {name}", { name })}</legend>
      <label className="quick-has-head">
        <input
          type="checkbox"
          checked={head !== undefined}
          onChange={({ target }) => session.setHeading(id, target.checked)}
        />
        {t("First row is a heading")}
      </label>
      {columns.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
        <label key={place}>
          <span className="quick-column-name">
            {head?.[place] || t("Column {place}", { place: place + 1 })}
            {cells?.[place] ? <span className="text-text-3"> {cells[place]}</span> : null}
          </span>
          <select
            value={kind}
            onChange={({ target }) => {
              const chosen = kinds().find(({ value }) => value === target.value)
              if (chosen) change(place, chosen.value)
            }}
          >
            {kinds().map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
