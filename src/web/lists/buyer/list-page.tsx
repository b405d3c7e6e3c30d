import { use, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { plural, t } from "#domain/languages/translate.ts"
import { type BuildPlan, readSpares, sparesText } from "#domain/lists/parts-list.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, publicApi } from "#web/api/api.ts"
import { cartApi } from "#web/cart/shared/cart-api.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { FitFindings } from "#web/catalogue/shared/fit-findings.tsx"
import { type FitGroup, groupFindings } from "#web/catalogue/shared/fit-groups.ts"
import { FitLink } from "#web/catalogue/shared/fit-link.tsx"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { saveFile } from "#web/forms/download.tsx"
import { useAttemptKey, useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { BuildsField, PlanField } from "#web/lists/shared/plan-field.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { SheetMenu } from "#web/ui/sheet/sheet.tsx"
import { AddPart } from "./add-part.tsx"
import { type AddedToCart, ListBar, ListCartNews } from "./list-bar.tsx"
import {
  bodyOf,
  csvName,
  type Draft,
  type ListLine,
  listCsv,
  listTitle,
  MAX_NAME_LENGTH,
  type PartsList,
} from "./list-draft.ts"
import { RevisionPicker } from "./list-revisions.tsx"
import { useList } from "./list-session.ts"
import { ListSheet } from "./list-sheet.tsx"
import { SharePanel } from "./share-panel.tsx"

type Work = Pick<ReturnType<typeof useList>, "failure" | "overtakenBy" | "reload" | "save" | "busy">

function Unsaved({ failure, overtakenBy, reload, save, busy }: Work) {
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
function useSavedListIntoCart(listId: string) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [added, setAdded] = useState<AddedToCart>()
  const attempt = useAttemptKey()

  const intoCart = () =>
    run(async () => {
      const call = { params: { id: listId } }
      const headers = attempt.headersFor(call)
      setAdded(await browserApi("POST /list/{id}/cart", call, { headers }))
      attempt.done()
      // Reading the cart updates the count in the header.
      await cartApi(account)("GET /cart")
    })
  return { intoCart, busy, failure, added }
}

/** Returns a place for the focus after a save or a discard, which removes the focused button. */
function usePlaceAfterSave(isChanged: boolean) {
  const place = useRef<HTMLParagraphElement>(null)
  const wasChanged = useRef(isChanged)
  useEffect(() => {
    const isNowhere = document.activeElement === document.body
    if (wasChanged.current && !isChanged && isNowhere) place.current?.focus()
    wasChanged.current = isChanged
  }, [isChanged])
  return place
}

export function ListPage({ loaded }: { loaded: PartsList }) {
  const work = useList(loaded)
  const { session, list, draft, isChanged } = work
  const cart = useSavedListIntoCart(list._id)
  const navigate = useNavigate()
  const place = usePlaceAfterSave(isChanged)
  return (
    <div className="flex flex-col gap-4">
      <ListHead
        draft={draft}
        onRename={(name) => session.change({ name })}
        onDeleted={() => void navigate(paths.lists)}
        list={list}
      />
      <p role="status" className="sr-only">
        {work.announcement}
      </p>
      <p role="status" className="sr-only">
        {isChanged ? t("Not saved yet") : ""}
      </p>
      <Unsaved {...work} />
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
      <ListBar draft={draft} place={place}>
        {isChanged ? (
          <>
            <Button variant="secondary" size={44} onClick={work.discard}>
              {t("Discard")}
            </Button>
            <Button size={44} busy={work.busy} onClick={() => void work.save()}>
              {t("Save")}
            </Button>
          </>
        ) : (
          <Button size={44} busy={cart.busy} onClick={() => void cart.intoCart()}>
            {t("Add list to cart")}
          </Button>
        )}
      </ListBar>
      <ListFit lines={draft.lines} />
      <SharePanel list={list} onShared={(shared) => session.setShared(shared)} />
    </div>
  )
}

interface ListHeadProps {
  list: PartsList
  draft: Draft
  onRename: (name: string) => void
  onDeleted: () => void
}

function ListHead({ list, draft, onRename, onDeleted }: ListHeadProps) {
  const [deleting, setDeleting] = useState(false)
  const { createList, failure } = useSaveAsList()
  const copy = () => {
    const name = t("Copy of {name}", { name: draft.name }).slice(0, MAX_NAME_LENGTH)
    return createList({ ...bodyOf(draft), name }, t("Copied as {name}", { name }))
  }
  const deleteIt = async () => {
    await browserApi("DELETE /list/{id}", { params: { id: list._id } })
    toast(t("Deleted {name}", { name: list.name }))
    onDeleted()
  }
  return (
    <div>
      <h1 tabIndex={-1} className="sr-only">
        {listTitle(list)}
      </h1>
      <div className="list-head flex flex-wrap items-center gap-x-6 gap-y-1">
        <NameField name={draft.name} onRename={onRename} />
        <p className="text-text-2 tabular-nums">
          {plural(
            draft.lines.length,
            "{count} line · revision {revision}",
            "{count} lines · revision {revision}",
            { revision: formatCount(list.revision) },
          )}
        </p>
        <SheetMenu
          items={[
            { label: t("Copy"), act: () => void copy() },
            { label: t("Download as CSV"), act: () => saveFile(listCsv(draft), csvName(draft)) },
            { label: t("Print"), act: () => print() },
            { label: t("Delete"), act: () => setDeleting(true) },
          ]}
        />
      </div>
      <WriteFailureNotice failure={failure} className="mt-3" />
      {deleting ? (
        <ConfirmDialog
          title={t("Delete {name}?", { name: list.name })}
          confirmLabel={t("Delete")}
          onConfirm={deleteIt}
          onClose={() => setDeleting(false)}
        >
          {list.shared
            ? t("Its revisions are deleted too, and its link stops working.")
            : t("Its revisions are deleted too.")}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

/** Field for the list's name, which may need several lines; ignores an empty name. */
function NameField({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const [typed, setTyped] = useState<string>()
  const change = (written: string) => {
    setTyped(written)
    if (written.trim() !== "") onRename(written.trim())
  }
  return (
    <textarea
      rows={1}
      aria-label={t("Name")}
      aria-invalid={typed?.trim() === "" || undefined}
      maxLength={MAX_NAME_LENGTH}
      value={typed ?? name}
      onChange={({ target }) => change(target.value.replaceAll("\n", " "))}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault()
      }}
      onBlur={() => setTyped(undefined)}
      className="list-name"
    />
  )
}

interface CheckResult {
  lines: readonly ListLine[]
  groups: readonly FitGroup[]
}

/** Checks on request whether the parts of one build fit together. */
function ListFit({ lines }: { lines: readonly ListLine[] }) {
  const [checked, setChecked] = useState<CheckResult>()
  const { run, busy, failure } = useWrite()
  const sold = lines.filter(({ part }) => part !== undefined)
  const check = () =>
    run(async () => {
      const parts = sold.map(({ partId, quantity }) => ({ partId, quantity }))
      const { findings } = await publicApi("POST /fit", { body: { parts } })
      setChecked({ lines, groups: groupFindings(findings, sold) })
    })
  if (sold.length < 2) return null
  return (
    <section aria-labelledby="fit" className="list-panel print:hidden needs-script">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fit" className="text-h3">
          {t("One build as one machine")}
        </h2>
        <FitLink lines={sold} className="ml-auto" />
        <Button variant="secondary" busy={busy} onClick={() => void check()}>
          {checked ? t("Check again") : t("Check compatibility")}
        </Button>
      </div>
      <WriteFailureNotice failure={failure} className="mt-3" />
      <div role="status" className="empty:hidden">
        {checked && checked.lines !== lines ? (
          <p className="mt-2 text-sm text-text-2">
            {t("The lines have changed since this check.")}
          </p>
        ) : null}
      </div>
      {checked ? <FitFindings groups={checked.groups} /> : null}
    </section>
  )
}
