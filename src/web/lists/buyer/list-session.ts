import { useEffect, useMemo, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Observable, useObservable } from "#web/ui/observable.ts"
import { moveFocusOutOfRow } from "#web/ui/sheet/sheet-keys.ts"
import { UndoStack } from "#web/ui/undo-stack.ts"
import { bodyOf, type Draft, draftOf, type ListLine, type PartsList } from "./list-draft.ts"

interface ListState {
  list: PartsList
  draft: Draft
  announcement: string
}

type Lines = readonly ListLine[]

interface ListUndo {
  restore: (lines: Lines) => Lines
  /** Announced after undo. */
  undone: string
  /** Removes the toast that offers undo. */
  removeToast?: () => void
}

const without = (partId: string) => (lines: Lines) => lines.filter((line) => line.partId !== partId)

export class ListSession extends Observable<ListState> {
  readonly #undoStack = new UndoStack<ListUndo>()

  constructor(list: PartsList) {
    super({ list, draft: draftOf(list), announcement: "" })
  }

  /** Takes a list in place of all changes, which then cannot be undone any more. */
  show(list: PartsList): void {
    for (let undo = this.#undoStack.pop(); undo; undo = this.#undoStack.pop()) undo.removeToast?.()
    this.update({ list, draft: draftOf(list) })
  }

  /** Takes a saved list. Keeps changes made since `sent`. */
  showSaved(list: PartsList, sent: Draft): void {
    const { draft } = this.state()
    this.update({ list, draft: draft === sent ? draftOf(list) : draft })
  }

  setShared(shared: PartsList["shared"]): void {
    this.update({ list: { ...this.state().list, shared } })
  }

  change(changes: Partial<Draft>): void {
    this.update({ draft: { ...this.state().draft, ...changes } })
  }

  readonly write = (
    partId: string,
    values: Partial<Pick<ListLine, "quantity" | keyof LineDetails>>,
  ): void => {
    const before = this.#find(partId)
    if (!before) return
    const put = (line: ListLine) => (lines: Lines) =>
      lines.map((one) => (one.partId === partId ? line : one))
    const undone = t("The change of {name} is undone.", { name: before.name })
    this.#edit(put({ ...before, ...values }), { restore: put(before), undone })
  }

  /** Appends a part, or adds the quantity to its existing line. */
  readonly add = (added: ListLine): void => {
    const { partId, name } = added
    const known = this.#find(partId)
    const undone = t("{name} removed.", { name })
    if (known) this.write(partId, { quantity: known.quantity + added.quantity })
    else this.#edit((lines) => [...lines, added], { restore: without(partId), undone })
  }

  readonly remove = (line: ListLine): void => {
    const { partId, name } = line
    moveFocusOutOfRow(partId)
    const position = this.#lines.findIndex((one) => one.partId === partId)
    const removal: ListUndo = {
      restore: (lines) => without(partId)(lines).toSpliced(position, 0, line),
      undone: t("{name} is back in the list.", { name }),
    }
    this.#edit(without(partId), removal)
    removal.removeToast = toast(t("Removed {name}", { name }), "success", {
      label: t("Undo"),
      name: t("Undo removal of {name}", { name }),
      run: () => this.undo(removal),
    })
  }

  /** Undoes a change, by default the last one. */
  readonly undo = (change?: ListUndo): void => {
    const taken = this.#undoStack.pop(change)
    this.update({ announcement: taken ? taken.undone : t("There is nothing to undo.") })
    taken?.removeToast?.()
    if (taken) this.change({ lines: taken.restore(this.#lines) })
  }

  #edit(change: (lines: Lines) => Lines, undo: ListUndo): void {
    this.#undoStack.push(undo)
    this.change({ lines: change(this.#lines) })
    this.update({ announcement: "" })
  }

  get #lines(): Lines {
    return this.state().draft.lines
  }

  #find(partId: string): ListLine | undefined {
    return this.#lines.find((line) => line.partId === partId)
  }
}

/** Sessions with unsaved changes, by list id. Stays empty on the server. */
const unsavedLists = new Map<string, ListSession>()

export function useList(loaded: PartsList) {
  const [session] = useState(() => unsavedLists.get(loaded._id) ?? new ListSession(loaded))
  const { list, draft, announcement } = useObservable(session)
  const { run, busy, failure, clear } = useWrite()
  const attempt = useIdempotencyKeys()
  const isChanged = useMemo(
    () => JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(list))),
    [list, draft],
  )
  useUnsavedList(session, list._id, isChanged)
  const params = { id: list._id }
  const save = (seen = list.revision) =>
    run(async () => {
      const sent = session.state().draft
      const call = { params, body: bodyOf(sent) }
      const headers = { "if-match": String(seen), ...attempt.headersFor({ ...call, seen }) }
      session.showSaved(await browserApi("PUT /list/{id}", call, { headers }), sent)
      attempt.done()
      toast(t("Saved"))
    })
  return {
    session,
    list,
    draft,
    announcement,
    isChanged,
    save,
    busy,
    failure,
    discard: () => {
      clear()
      session.show(list)
    },
    reload: () => run(async () => session.show(await browserApi("GET /list/{id}", { params }))),
    overtakenBy: overtakenBy(failure?.error),
  }
}

/** Keeps unsaved changes during navigation in the shop; the browser asks before the page is closed. */
function useUnsavedList(session: ListSession, id: string, isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) {
      unsavedLists.delete(id)
      return
    }
    unsavedLists.set(id, session)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [id, session, isChanged])
}

const overtakenBy = (error: unknown): number | undefined =>
  isApiError(error) && error.body.code === "list_changed" ? error.body.revision : undefined
