import { use, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { type BuildPlan, readSpares, sparesText } from "#domain/lists/parts-list.ts"
import { browserApi } from "#web/api/api.ts"
import { cartApi } from "#web/cart/shared/cart-api.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { BuildsField, PlanField } from "#web/lists/shared/plan-field.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { AddPart } from "./add-part.tsx"
import { type AddedToCart, ListBar, ListCartNews } from "./list-bar.tsx"
import type { PartsList } from "./list-draft.ts"
import { ListFit } from "./list-fit.tsx"
import { ListHead } from "./list-head.tsx"
import { RevisionPicker } from "./list-revisions.tsx"
import { useList } from "./list-session.ts"
import { ListSheet } from "./list-sheet.tsx"
import { SharePanel } from "./share-panel.tsx"

type UnsavedProps = Pick<
  ReturnType<typeof useList>,
  "failure" | "overtakenBy" | "reload" | "save" | "busy"
>

function UnsavedNotice({ failure, overtakenBy, reload, save, busy }: UnsavedProps) {
  return (
    <div role="alert" className="empty:hidden">
      {failure ? (
        <Notice tone="danger" title={t("Your changes are not saved.")}>
          <p>{failure.text}</p>
          {overtakenBy === undefined ? null : (
            <p className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" size={32} busy={busy} onClick={() => void reload()}>
                {t("Show revision {overtakenBy}", { overtakenBy })}
              </Button>
              <Button variant="link" size={32} busy={busy} onClick={() => void save(overtakenBy)}>
                {t("Save mine as a new revision")}
              </Button>
            </p>
          )}
        </Notice>
      ) : null}
    </div>
  )
}

interface PlanFieldsProps extends BuildPlan {
  onChange: (plan: Partial<BuildPlan>) => void
}

const noSparesText = () => t("Enter a percentage from 0 to 100, such as 2.5.")

const PlanFields = ({ builds, spareBasisPoints, onChange }: PlanFieldsProps) => (
  <div className="list-plan">
    <BuildsField builds={builds} onRead={(read) => onChange({ builds: read })} />
    <PlanField
      label={t("Spares")}
      unit="%"
      value={sparesText(spareBasisPoints)}
      wrong={noSparesText()}
      read={readSpares}
      onRead={(read) => onChange({ spareBasisPoints: read })}
    />
  </div>
)

/** Adds a saved list to the cart. */
function useAddSavedList(listId: string) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [added, setAdded] = useState<AddedToCart>()
  const attempt = useIdempotencyKeys()

  const addToCart = () =>
    run(async () => {
      const call = { params: { id: listId } }
      const headers = attempt.headersFor(call)
      setAdded(await browserApi("POST /list/{id}/cart", call, { headers }))
      attempt.done()
      // Reading the cart updates the count in the header.
      await cartApi(account)("GET /cart")
    })
  return { addToCart, busy, failure, added }
}

/** Returns the element that takes the focus after a save or a discard, which removes the focused button. */
function useFocusAfterSave(isChanged: boolean) {
  const focusTarget = useRef<HTMLParagraphElement>(null)
  const wasChanged = useRef(isChanged)
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (wasChanged.current && !isChanged && isFocusLost) focusTarget.current?.focus()
    wasChanged.current = isChanged
  }, [isChanged])
  return focusTarget
}

export function ListPage({ loaded }: { loaded: PartsList }) {
  const edited = useList(loaded)
  const { session, list, draft, isChanged } = edited
  const cart = useAddSavedList(list._id)
  const navigate = useNavigate()
  const focusTarget = useFocusAfterSave(isChanged)
  return (
    <div className="flex flex-col gap-4">
      <ListHead
        draft={draft}
        onRename={(name) => session.change({ name })}
        onDeleted={() => void navigate(paths.lists)}
        list={list}
      />
      <p role="status" className="sr-only">
        {edited.announcement}
      </p>
      <p role="status" className="sr-only">
        {isChanged ? t("Not saved yet") : ""}
      </p>
      <UnsavedNotice {...edited} />
      <ListCartNews cart={cart} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PlanFields {...draft} onChange={(plan) => session.change(plan)} />
        <RevisionPicker list={list} compared={undefined} />
      </div>
      {draft.lines.length > 0 ? (
        <ListSheet label={draft.name} {...draft} actions={session} />
      ) : (
        <EmptyState text={t("No parts yet. Add one by its number or by keywords.")} />
      )}
      <AddPart onAdd={session.add} />
      <ListBar draft={draft} focusTarget={focusTarget}>
        {isChanged ? (
          <>
            <Button variant="secondary" size={44} onClick={edited.discard}>
              {t("Discard")}
            </Button>
            <Button size={44} busy={edited.busy} onClick={() => void edited.save()}>
              {t("Save")}
            </Button>
          </>
        ) : (
          <Button size={44} busy={cart.busy} onClick={() => void cart.addToCart()}>
            {t("Add list to cart")}
          </Button>
        )}
      </ListBar>
      <ListFit lines={draft.lines} />
      <SharePanel list={list} onShared={(shared) => session.setShared(shared)} />
    </div>
  )
}
