import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { type QuickRowState, quickOrderText } from "#contract/matching/quick-order-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { saveFile } from "#web/forms/download.tsx"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { BuildsField } from "#web/lists/shared/plan-field.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { Button } from "#web/ui/button.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import type { FocusTarget } from "#web/ui/sheet/sheet.tsx"
import { SheetMenu } from "#web/ui/sheet/sheet-menu.tsx"
import { useAddRowsToCart } from "./add-rows-to-cart.ts"
import { chooseLikely, setBuilds, setUnits } from "./quick-edits.ts"
import { QuickIntake, useReadRows } from "./quick-intake.tsx"
import { findOpenRow, numberFieldOf } from "./quick-keys.ts"
import { AddedNotice, LookupProgress, QuickNotices } from "./quick-notices.tsx"
import { ColumnBar, RememberedChoices, SetAsideRows } from "./quick-panels.tsx"
import { useQuickSession } from "./quick-session.ts"
import { QuickSheet } from "./quick-sheet.tsx"
import {
  nextUnits,
  type QuickState,
  type ReadyRows,
  readyRows,
  type ShownRow,
  shownRows,
  unpriced,
} from "./quick-state.ts"
import { refusedRowsCsv } from "./refused-rows-csv.ts"
import { type QuickActions, useRowActions } from "./row-answers.tsx"
import {
  type Counts,
  countAll,
  countStates,
  countsText,
  hasOpenRows,
  StateTabs,
} from "./state-tabs.tsx"

interface QuickBarProps {
  ready: number
  of: number
  totalCents: number
  isPricing: boolean
  busy: boolean
  /** Undefined if the rows do not go to the cart. */
  onAdd: (() => void) | undefined
  onSave: (() => void) | undefined
  onDownload: () => void
}

function QuickBar(props: QuickBarProps) {
  const { ready, of, totalCents, isPricing, busy, onAdd, onSave, onDownload } = props
  const left = of - ready
  return (
    <div className="sheet-bar">
      <div className="sheet-reason">
        <span className="tabular-nums">
          {t("{ready} of {of} ready", { ready: formatCount(ready), of: formatCount(of) })}
        </span>{" "}
        {left > 0 ? (
          <Button variant="link" size={32} onClick={onDownload}>
            {plural(left, "Download the other row", "Download the other {count}")}
          </Button>
        ) : null}
      </div>
      <p className="sheet-sum">
        <span>{t("Total")}</span>{" "}
        <output className="sheet-sum-total" aria-busy={isPricing || undefined}>
          {formatCents(cents(totalCents))}
        </output>
      </p>
      <div className="sheet-act quick-acts">
        {onSave ? (
          <Button variant="secondary" disabled={ready === 0} onClick={onSave}>
            {t("Save as list")}
          </Button>
        ) : null}
        {onAdd ? (
          <Button busy={busy || isPricing} disabled={ready === 0} onClick={onAdd}>
            {t("Add {ready} to cart", { ready: formatCount(ready) })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

interface QuickOrderPageProps {
  /** Renders the next step instead of the cart's; `removeOrdered` removes the ordered rows. */
  forCustomer?: ((lines: ReadyRows["lines"], removeOrdered: () => void) => ReactNode) | undefined
}

export function QuickOrderPage({ forCustomer }: QuickOrderPageProps) {
  const account = use(CartOwner)
  const [state, session] = useQuickSession(account)
  const actions = useRowActions(session)
  const area = useRef<HTMLDivElement>(null)
  const { rows: written, prices, offers } = state
  const rows = useMemo(
    () => shownRows({ rows: written, prices, offers }),
    [written, prices, offers],
  )
  const counts = countStates(rows)
  const ready = useMemo(() => readyRows(state, rows), [state, rows])
  const { focusTarget, focusOpenRowLater } = useOpenRowFocus(state, hasOpenRows(counts))
  const intake = useReadRows(session, focusOpenRowLater)
  const cart = useAddRowsToCart(session)
  const { added } = cart
  const clear = { label: t("Clear all rows"), act: () => session.clear() }
  const undo = { label: t("Undo"), act: () => session.undo() }
  return (
    <div ref={area} className="quick-page">
      <div className="quick-head">
        <PageTitle>{quickOrderText.title}</PageTitle>
        <BuildsField builds={state.builds} onRead={(read) => session.edit(setBuilds(read))} />
        <SheetMenu items={state.canUndo ? [undo, clear] : [clear]} />
      </div>
      <noscript>{quickOrderText.needsScript}</noscript>
      <QuickIntake intake={intake} area={area} />
      {state.lists
        .filter(({ id, isLetter }) => !isLetter && written.some((row) => row.listId === id))
        .map((list) => (
          <ColumnBar key={list.id} list={list} rows={written} session={session} />
        ))}
      <QuickNotices
        state={state}
        session={session}
        waiting={counts.waiting ?? 0}
        problem={intake.problem}
      />
      <div role="status" className="empty:hidden">
        {added ? (
          <AddedNotice
            rows={added.rows.size}
            edited={added.edited}
            onUndo={() => void cart.undo(added)}
          />
        ) : null}
      </div>
      <WriteFailureNotice failure={cart.failure} />
      <Status
        state={state}
        counts={counts}
        reading={intake.reading}
        onStop={() => session.stop()}
      />
      <SetAsideRows rows={written} session={session} />
      <Rows
        rows={rows}
        counts={counts}
        builds={state.builds}
        actions={actions}
        focusTarget={focusTarget}
      />
      <Foot
        state={state}
        rows={rows}
        counts={counts}
        ready={ready}
        cart={forCustomer ? undefined : cart}
      />
      {forCustomer?.(ready.lines, () => session.removeOrdered(ready.rows))}
      <p className="quick-kept">{quickOrderText.keptHere}</p>
      {account === undefined ? null : <RememberedChoices />}
    </div>
  )
}

/**
 * Moves the focus to the first open row once pasted rows are matched; without one, to the first of these rows if the
 * focused element was removed. The sheet renders rows later than this page, so it asks again whether to move.
 */
function useOpenRowFocus({ lookup, rows, lists }: QuickState, hasOpen: boolean) {
  const waits = useRef<{ from: Element | null }>(undefined)
  const [focusTarget, setFocusTarget] = useState<FocusTarget>()
  useEffect(() => {
    const from = waits.current?.from
    if (from === undefined || lookup !== undefined || rows.every((row) => !row.match)) return
    waits.current = undefined
    const first = rows.find(({ listId }) => listId === lists.at(-1)?.id)
    setFocusTarget({
      find: () => (hasOpen ? findOpenRow() : first && numberFieldOf(first.id)),
      isWanted: () => {
        const { activeElement, body } = document
        const isLost = activeElement === body || activeElement?.matches("h1") === true
        return isLost || (hasOpen && activeElement === from)
      },
    })
  }, [lookup, rows, lists, hasOpen])
  const focusOpenRowLater = () => {
    waits.current = { from: document.activeElement }
  }
  return { focusTarget, focusOpenRowLater }
}

interface StatusProps {
  state: QuickState
  counts: Counts
  reading: string | undefined
  onStop: () => void
}

const Status = ({ state, counts, reading, onStop }: StatusProps) => (
  <>
    <p role="status" className="sr-only">
      {/* A price may still refuse a quantity, which would change the counts again. */}
      {state.lookup === undefined && unpriced(state).length === 0 ? countsText(counts) : ""}
    </p>
    {reading ? <p className="quick-progress">{quickOrderText.reading(reading)}…</p> : null}
    {state.lookup === undefined ? null : (
      <LookupProgress
        done={Math.max(0, state.lookup - (counts.waiting ?? 0))}
        of={state.lookup}
        onStop={onStop}
      />
    )}
  </>
)

interface RowsProps {
  rows: readonly ShownRow[]
  counts: Counts
  builds: number
  actions: QuickActions
  focusTarget: FocusTarget | undefined
}

function Rows({ rows, counts, builds, actions, focusTarget }: RowsProps) {
  const { session } = actions
  const [wanted, setWanted] = useState<QuickRowState>()
  // Shows all rows if none has the chosen state any more.
  const only = wanted && counts[wanted] ? wanted : undefined
  const shown = useMemo(
    () => (only ? rows.filter(({ state }) => state === only) : rows),
    [rows, only],
  )
  const shownBuilds = useDeferredValue(builds)
  const next = useMemo(() => nextUnits(rows, builds), [rows, builds])
  return (
    <div className="sheet-frame">
      {countAll(counts) > 0 ? (
        <StateTabs
          counts={counts}
          shown={only}
          onShow={setWanted}
          onRoundUp={next.size > 0 ? () => session.edit(setUnits(next)) : undefined}
          onChooseLikely={() => session.edit(chooseLikely(new Set(shown.map(({ row }) => row.id))))}
        />
      ) : null}
      <QuickSheet rows={shown} builds={shownBuilds} actions={actions} focusTarget={focusTarget} />
      <p id="quick-keys" className="sheet-keys needs-script">
        {t(
          "Tab moves to the quantity, Enter to the next row, Ctrl+Enter to the next open row. In an open row, Enter or 1 to 5 chooses a part, n skips the row. Ctrl+Z undoes.",
        )}
      </p>
    </div>
  )
}

interface FootProps extends Pick<RowsProps, "rows" | "counts"> {
  state: QuickState
  ready: ReadyRows
  /** Undefined if the rows do not go to the cart. */
  cart: ReturnType<typeof useAddRowsToCart> | undefined
}

function Foot({ state, rows, counts, ready, cart }: FootProps) {
  const account = use(CartOwner)
  const { saveAsList, failure } = useSaveAsList()
  const left = () => rows.filter(({ row, state: found }) => found && !ready.rows.has(row))
  const name = state.lists[0]?.head ? state.lists[0].name.replace(/\.\w+$/, "") : t("Quick order")
  return (
    <>
      <WriteFailureNotice failure={failure} />
      <QuickBar
        ready={ready.rows.size}
        of={countAll(counts)}
        totalCents={ready.totalCents}
        isPricing={unpriced(state).length > 0}
        busy={cart?.busy ?? false}
        onAdd={cart && (() => void cart.add(ready, state.builds))}
        onSave={account ? () => void saveAsList(name, ready.perBuild, state.builds) : undefined}
        onDownload={() =>
          saveFile(refusedRowsCsv(left(), state.lists), `${t("Remaining rows")}.csv`)
        }
      />
    </>
  )
}
