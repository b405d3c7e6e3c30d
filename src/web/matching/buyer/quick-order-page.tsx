import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { type QuickRowState, quickOrderText } from "#contract/matching/quick-order-text.ts"
import { CartOwner } from "#web/cart/shared/cart-owner.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { BuildsField } from "#web/lists/shared/plan-field.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { saveFile } from "#web/ui/save-file.ts"
import { useDeferredLines } from "#web/ui/sheet/sheet.tsx"
import { SheetMenu } from "#web/ui/sheet/sheet-menu.tsx"
import { ColumnBar } from "./column-bar.tsx"
import { KnownChoices } from "./known-choices.tsx"
import { goToOpen } from "./open-rows.ts"
import { QuickBar } from "./quick-bar.tsx"
import { QuickContext } from "./quick-context.ts"
import { setBuilds, takeLikely, takeUnits } from "./quick-edits.ts"
import { QuickIntake } from "./quick-intake.tsx"
import { AddedNotice, LookupProgress, QuickNotices } from "./quick-notices.tsx"
import { QuickSheet } from "./quick-sheet.tsx"
import { nextUnits, type QuickState, type ShownRow, shownRows, unpriced } from "./quick-state.ts"
import { type ReadyRows, readyRows } from "./ready-rows.ts"
import { allOf, type Counts, countStates, countsText, StateTabs } from "./state-tabs.tsx"
import { leftCsv } from "./unresolved-rows.ts"
import { useIntoCart, useRowActions } from "./use-quick-actions.ts"
import { useQuickSession } from "./use-quick-session.ts"
import { useReadRows } from "./use-read-rows.ts"

interface QuickOrderPageProps {
  /** Where the rows go to in place of a cart; clears them once they are there. */
  forCustomer?: ((lines: ReadyRows["lines"], clear: () => void) => ReactNode) | undefined
}

/** From somebody's rows to a cart or a parts list: typed, pasted or dropped, looked up, mended, multiplied. */
export function QuickOrderPage({ forCustomer }: QuickOrderPageProps) {
  const account = use(CartOwner)
  const [state, session] = useQuickSession(account)
  const actions = useRowActions(session)
  const area = useRef<HTMLDivElement>(null)
  const { rows: written, prices } = state
  const rows = useMemo(() => shownRows({ rows: written, prices }), [written, prices])
  const counts = countStates(rows)
  const goOnMending = useMending(state)
  const intake = useReadRows(session, goOnMending)
  const cart = useIntoCart(session)
  const clear = { label: "Clear all rows", act: () => session.clear() }
  const undo = { label: "Undo", act: () => session.undo() }
  return (
    <QuickContext value={actions}>
      <div ref={area} className="quick-page">
        <div className="quick-head">
          <h1 tabIndex={-1} className="text-h1">
            {quickOrderText.title}
          </h1>
          <BuildsField builds={state.builds} onRead={(read) => session.edit(setBuilds(read))} />
          <SheetMenu items={state.canUndo ? [undo, clear] : [clear]} />
        </div>
        <noscript>{quickOrderText.needsScript}</noscript>
        <QuickIntake intake={intake} area={area} />
        {state.lists.map((list) => (
          <ColumnBar key={list.id} list={list} rows={state.rows} />
        ))}
        <QuickNotices
          state={state}
          session={session}
          waiting={counts.waiting ?? 0}
          problem={intake.problem}
        />
        <div role="status" className="empty:hidden">
          {cart.added ? (
            <AddedNotice rows={cart.added.rows} onUndo={() => void cart.undo()} />
          ) : null}
        </div>
        <WriteFailureNotice failure={cart.failure} />
        <Status
          state={state}
          counts={counts}
          reading={intake.reading}
          onStop={() => session.stop()}
        />
        <Rows rows={rows} counts={counts} builds={state.builds} />
        <Foot state={state} rows={rows} counts={counts} cart={forCustomer ? undefined : cart} />
        {forCustomer?.(readyRows(state, rows).lines, () => session.clear())}
        <p className="quick-kept">{quickOrderText.keptHere}</p>
        {account === undefined ? null : <KnownChoices />}
      </div>
    </QuickContext>
  )
}

/** Once what was pasted is looked up, whoever waited for it begins with the first row that is open. */
function useMending({ lookup, rows }: QuickState): () => void {
  const waits = useRef<{ from: Element | null }>(undefined)
  useEffect(() => {
    const from = waits.current?.from
    if (from === undefined || lookup !== undefined || rows.every((row) => !row.match)) return
    waits.current = undefined
    const { activeElement } = document
    if (activeElement === from || activeElement === document.body) goToOpen()
  }, [lookup, rows])
  return () => {
    waits.current = { from: document.activeElement }
  }
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
      {state.lookup === undefined ? countsText(counts) : ""}
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
}

function Rows({ rows, counts, builds }: RowsProps) {
  const session = use(QuickContext)?.session
  const [wanted, setWanted] = useState<QuickRowState>()
  // Rows of a state that none has any more are all answered.
  const only = wanted && counts[wanted] ? wanted : undefined
  const shown = useMemo(
    () => (only ? rows.filter(({ state }) => state === only) : rows),
    [rows, only],
  )
  const rendered = useDeferredLines(shown)
  const shownBuilds = useDeferredValue(builds)
  return (
    <div className="sheet-frame">
      {allOf(counts) > 0 ? (
        <StateTabs
          counts={counts}
          shown={only}
          onShow={setWanted}
          onRoundUp={() => session?.edit(takeUnits(nextUnits(rows, builds)))}
          onTakeLikely={() => session?.edit(takeLikely(new Set(shown.map(({ row }) => row.id))))}
        />
      ) : null}
      <QuickSheet rows={rendered} builds={shownBuilds} />
      <p id="quick-keys" className="sheet-keys needs-script">
        Tab goes to the quantity, Enter to the next row, Ctrl+Enter to the next open row. There
        Enter takes a part, 1 to 5 too, n goes on. Ctrl+Z takes back.
      </p>
    </div>
  )
}

interface FootProps extends Omit<RowsProps, "builds"> {
  state: QuickState
  /** Undefined where the rows go elsewhere. */
  cart: ReturnType<typeof useIntoCart> | undefined
}

function Foot({ state, rows, counts, cart }: FootProps) {
  const account = use(CartOwner)
  const { saveAsList, failure } = useSaveAsList()
  const ready = useMemo(() => readyRows(state, rows), [state, rows])
  const left = () => rows.filter(({ row, state: found }) => found && !ready.ids.has(row.id))
  const name = state.lists[0]?.head ? state.lists[0].name.replace(/\.\w+$/, "") : "Quick order"
  return (
    <>
      <WriteFailureNotice failure={failure} />
      <QuickBar
        ready={ready.ids.size}
        of={allOf(counts)}
        totalCents={ready.totalCents}
        isPricing={unpriced(state).length > 0}
        busy={cart?.busy ?? false}
        onAdd={cart && (() => void cart.add(ready.ids, ready.lines))}
        onSave={account ? () => void saveAsList(name, ready.perBuild, state.builds) : undefined}
        onDownload={() => saveFile(leftCsv(left(), state.lists), "Rows left over.csv")}
      />
    </>
  )
}
