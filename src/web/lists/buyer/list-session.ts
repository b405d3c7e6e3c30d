import { useEffect, useMemo, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Observable, useObservable } from "#web/ui/observable.ts"
import { moveFocusOutOfRow } from "#web/ui/sheet/sheet-keys.ts"
import { UndoStack } from "#web/ui/sheet/undo-stack.ts"
import { bodyOf, type Draft, draftOf, type ListLine, type PartsList } from "./list-draft.ts"

interface Work {
  list: PartsList
  draft: Draft
}

export class ListSession extends Observable<Work> {
  readonly #removals = new UndoStack<{ line: ListLine; place: number }>()

  constructor(list: PartsList) {
    super({ list, draft: draftOf(list) })
  }

  show(list: PartsList): void {
    this.#removals.clear()
    this.update({ list, draft: draftOf(list) })
  }

  setShared(shared: PartsList["shared"]): void {
    this.update({ list: { ...this.state().list, shared } })
  }

  change(changes: Partial<Draft>): void {
    this.update({ draft: { ...this.state().draft, ...changes } })
  }

  readonly write = (
    partId: string,
    words: Partial<Pick<ListLine, "quantity" | keyof LineDetails>>,
  ): void =>
    this.change({
      lines: this.#lines.map((line) => (line.partId === partId ? { ...line, ...words } : line)),
    })

  /** Appends a part, or adds the quantity to its existing line. */
  readonly add = (added: ListLine): void => {
    const known = this.#find(added.partId)
    if (known) this.write(added.partId, { quantity: known.quantity + added.quantity })
    else this.change({ lines: [...this.#lines, added] })
  }

  readonly remove = (line: ListLine): void => {
    moveFocusOutOfRow(line.partId)
    const place = this.#lines.findIndex(({ partId }) => partId === line.partId)
    this.#removals.push({ line, place })
    this.change({ lines: this.#lines.filter(({ partId }) => partId !== line.partId) })
    toast(t("Removed {name}", { name: line.name }), "success", { label: t("Undo"), run: this.undo })
  }

  /** Restores the line removed last at its old position. */
  readonly undo = (): void => {
    const last = this.#removals.pop()
    if (!last || this.#find(last.line.partId)) return
    this.change({ lines: this.#lines.toSpliced(last.place, 0, last.line) })
  }

  get #lines(): readonly ListLine[] {
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
  const { list, draft } = useObservable(session)
  const { run, busy, failure, clear } = useWrite()
  const isChanged = useMemo(
    () => JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(list))),
    [list, draft],
  )
  useUnsavedList(session, list._id, isChanged)
  const params = { id: list._id }
  const save = (seen = list.revision) =>
    run(async () => {
      const headers = { "if-match": String(seen) }
      const call = { params, body: bodyOf(draft) }
      session.show(await browserApi("PUT /list/{id}", call, { headers }))
      toast(t("Saved"))
    })
  return {
    session,
    list,
    draft,
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
