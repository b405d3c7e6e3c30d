import { type ReactNode, type RefObject, useRef } from "react"
import type { QuickRowState } from "#contract/matching/quick-order-text.ts"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { focusOpenRow } from "./quick-keys.ts"
import type { ShownRow } from "./quick-state.ts"

const order: readonly QuickRowState[] = ["ok", "likely", "choose", "none", "adjusted", "waiting"]

/** Words for the states after a number: `5 likely`. */
const stateInCount: Record<QuickRowState, string> = translated({
  ok: "ok",
  likely: "likely",
  choose: "choose",
  none: "not found",
  adjusted: "adjust quantity",
  waiting: "not looked up",
})

export type Counts = Readonly<Partial<Record<QuickRowState, number>>>

export function countStates(rows: readonly ShownRow[]): Counts {
  const counts: Partial<Record<QuickRowState, number>> = {}
  for (const { state } of rows) if (state) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

export const countAll = (counts: Counts): number =>
  order.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** Reports whether any row still needs an answer. */
export const hasOpenRows = (counts: Counts): boolean =>
  countAll({ ...counts, ok: 0, waiting: 0 }) > 0

/** Returns a text such as `40 rows: 31 ok, 5 likely`. */
export const countsText = (counts: Counts): string => {
  const all = countAll(counts)
  const each = order.flatMap((state) =>
    counts[state] ? `${formatCount(counts[state])} ${stateInCount[state]}` : [],
  )
  return all === 0 ? "" : `${formatCount(all)} ${plural(all, "row", "rows")}: ${each.join(", ")}`
}

interface StateTabsProps {
  counts: Counts
  shown: QuickRowState | undefined
  onShow: (state: QuickRowState | undefined) => void
  /** Undefined if no row has an allowed quantity. */
  onRoundUp: (() => void) | undefined
  onChooseLikely: () => void
}

/** Row counts by state; each filters the rows. */
export function StateTabs({ counts, shown, onShow, onRoundUp, onChooseLikely }: StateTabsProps) {
  const open = countAll(counts) - (counts.ok ?? 0) - (counts.waiting ?? 0)
  const tabs = order.filter((state) => counts[state] || state === shown)
  const first = useRef<HTMLButtonElement>(null)
  const chooseLikely = () => {
    onChooseLikely()
    onShow(undefined)
    first.current?.focus()
  }
  const roundUp = () => {
    onRoundUp?.()
    first.current?.focus()
  }
  return (
    <div className="quick-tabs">
      {/* biome-ignore lint/a11y/useSemanticElements: no fields of a form */}
      <div role="group" aria-label={t("Rows by state")} className="flex flex-wrap gap-1">
        <Tab ref={first} isShown={shown === undefined} onClick={() => onShow(undefined)}>
          {formatCount(countAll(counts))} {plural(countAll(counts), "row", "rows")}
        </Tab>
        {tabs.map((state) => (
          <Tab
            key={state}
            isShown={shown === state}
            onClick={() => onShow(shown === state ? undefined : state)}
          >
            {formatCount(counts[state] ?? 0)} {stateInCount[state]}
          </Tab>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-4">
        {shown === "likely" && (counts.likely ?? 0) > 1 ? (
          <Button variant="link" size={32} onClick={chooseLikely}>
            {t("Use the first suggestion for each row")}
          </Button>
        ) : null}
        {onRoundUp && (counts.adjusted ?? 0) > 1 ? (
          <Button variant="link" size={32} onClick={roundUp}>
            {t("Use the next quantity for all")}
          </Button>
        ) : null}
        {open > 0 ? (
          <Button variant="link" size={32} onClick={() => focusOpenRow()}>
            {t("Next open row")}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

interface TabProps {
  ref?: RefObject<HTMLButtonElement | null>
  isShown: boolean
  onClick: () => void
  children: ReactNode
}

const Tab = ({ isShown, ...button }: TabProps) => (
  <button type="button" aria-pressed={isShown} className="quick-tab" {...button} />
)
