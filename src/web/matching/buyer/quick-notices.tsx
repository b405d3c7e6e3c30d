import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { failureText, isApiError } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { useOnline } from "#web/navigation/use-online.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { isTextField } from "#web/ui/sheet/sheet-keys.ts"
import { setBuilds } from "./quick-edits.ts"
import type { QuickSession } from "./quick-session.ts"
import type { QuickState } from "./quick-state.ts"

interface QuickNoticesProps {
  state: QuickState
  session: QuickSession
  waiting: number
  problem: string | undefined
}

export const QuickNotices = ({ state, session, waiting, problem }: QuickNoticesProps) => (
  <>
    <div role="alert" className="flex flex-col gap-3 empty:hidden">
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      {state.failure === undefined ? null : (
        <NotLookedUp failure={state.failure} onRetry={() => session.resume()} />
      )}
      {state.lists.some(({ columns }) => !columns.some(identifiesParts)) ? (
        <Notice tone="warn">{quickOrderText.sayColumns}</Notice>
      ) : null}
    </div>
    {listsOfBuilds(state).map(({ id, name, builds }) => (
      <Notice key={id}>
        <p>{quickOrderText.ofBuilds(name, builds)}</p>
        {builds === state.builds ? null : (
          <Button
            variant="secondary"
            size={32}
            className="mt-2"
            onClick={() => session.edit(setBuilds(builds))}
          >
            {t("Use {builds} builds", { builds: formatCount(builds) })}
          </Button>
        )}
      </Notice>
    ))}
    {state.isStopped && waiting > 0 ? (
      <Notice>
        <p>{quickOrderText.stopped(waiting)}</p>
        <Button variant="secondary" size={32} className="mt-2" onClick={() => session.resume()}>
          {t("Look up rows")}
        </Button>
      </Notice>
    ) : null}
  </>
)

/** Returns the lists that state a number of builds. */
const listsOfBuilds = ({ lists, rows }: QuickState) =>
  lists.flatMap(({ id, name, builds }) =>
    builds && rows.some((row) => row.listId === id) ? { id, name, builds } : [],
  )

const identifiesParts = (kind: string): boolean => kind === "number" || kind === "description"

function NotLookedUp({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const online = useOnline()
  const isOffline = isApiError(failure) && failure.status === 0 && !online
  return (
    <Notice tone="danger" title={t("Your rows are here, but were not looked up.")}>
      <p>{isOffline ? quickOrderText.offline : failureText(failure)}</p>
      <Button variant="secondary" size={32} className="mt-2" onClick={onRetry}>
        {t("Try again")}
      </Button>
    </Notice>
  )
}

interface AddedNoticeProps {
  rows: number
  /** Number of these rows that are still in the sheet, because they were edited meanwhile. */
  edited: number
  onUndo: () => void
}

/** Takes the focus from the add button, which has nothing left to add, but not from a field. */
export const AddedNotice = ({ rows, edited, onUndo }: AddedNoticeProps) => (
  <div tabIndex={-1} ref={focus}>
    <Notice tone="success" title={quickOrderText.added(rows)}>
      {edited > 0 ? <p>{quickOrderText.editedMeanwhile(edited)}</p> : null}
      <p className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to={paths.checkout}>{t("Checkout")}</ButtonLink>
        <ButtonLink to={paths.cart} variant="secondary">
          {t("Open the cart")}
        </ButtonLink>
        <Button variant="secondary" onClick={onUndo}>
          {t("Remove them from the cart")}
        </Button>
      </p>
    </Notice>
  </div>
)

function focus(element: HTMLElement | null): void {
  if (!isTextField(document.activeElement)) element?.focus()
}

interface ProgressProps {
  done: number
  of: number
  onStop: () => void
}

export const LookupProgress = ({ done, of, onStop }: ProgressProps) => (
  <div className="quick-progress">
    <progress aria-label={t("Rows looked up")} value={done} max={of} />
    <span className="tabular-nums">{quickOrderText.progress(done, of)}</span>
    <Button variant="secondary" size={32} onClick={onStop}>
      {t("Cancel")}
    </Button>
  </div>
)
