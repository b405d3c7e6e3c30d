import { useRef } from "react"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { t } from "#domain/languages/translate.ts"
import { Button } from "#web/ui/button.tsx"
import { bringBack } from "./quick-edits.ts"
import type { QuickRow } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"

interface SetAsideRowsProps {
  rows: readonly QuickRow[]
  session: QuickSession
}

/** Rows that are not to be ordered, collected under their reason; each can be brought back. */
export function SetAsideRows({ rows, session }: SetAsideRowsProps) {
  const notFitted = rows.filter(({ setAside }) => setAside === "notFitted")
  const withoutPart = rows.filter(({ setAside }) => setAside === "note" || setAside === "sum")
  return (
    <div className="quick-aside needs-script">
      <Collected
        rows={notFitted}
        summary={quickOrderText.notFitted(notFitted.length)}
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
    // The button leaves with its row.
    if (some.length < rows.length) head.current?.focus()
    else document.querySelector<HTMLElement>(".quick-head h1")?.focus()
    session.edit(bringBack(new Set(some.map(({ id }) => id))))
  }
  return (
    <details>
      <summary ref={head}>{summary}</summary>
      {rows.length > 1 ? (
        <Button variant="link" size={32} onClick={() => back(rows)}>
          {t("Bring all back")}
        </Button>
      ) : null}
      <ul aria-label={summary}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="min-w-0 grow basis-64 wrap-anywhere">{wordsOfCells(row)}</span>
            <Button variant="secondary" size={32} onClick={() => back([row])}>
              {t("Bring back")}
              <span className="sr-only"> {wordsOfCells(row)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const wordsOfCells = ({ cells = [] }: QuickRow): string => cells.filter(Boolean).join(" · ")
