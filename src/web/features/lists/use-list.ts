import { useMemo, useState } from "react"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { toast } from "#web/ui/toast.ts"
import {
  bodyOf,
  type Draft,
  draftOf,
  type LineWords,
  withLine,
  withLineAt,
  withoutLine,
  withPart,
} from "./list-draft.ts"
import type { ListLine, PartsList } from "./list-line.ts"

/** What the rows of a list can do; stable, so that a row is rendered anew for its own line alone. */
export interface LineActions {
  write: (partId: string, words: LineWords) => void
  remove: (line: ListLine) => void
  undo: () => void
}

/** What is on the screen, and what was taken out of it. */
interface Work {
  draft: Draft
  removed: readonly { line: ListLine; place: number }[]
}

const begun = (list: PartsList): Work => ({ draft: draftOf(list), removed: [] })

function removeFrom({ draft, removed }: Work, line: ListLine): Work {
  const place = draft.lines.findIndex(({ partId }) => partId === line.partId)
  return { draft: withoutLine(draft, line.partId), removed: [...removed, { line, place }] }
}

function bringBack({ draft, removed }: Work): Work {
  const last = removed.at(-1)
  const left = removed.slice(0, -1)
  return { draft: last ? withLineAt(draft, last.line, last.place) : draft, removed: left }
}

/** A list that is worked on: nothing is saved before it is asked for. */
export function useList(loaded: PartsList) {
  const [list, setList] = useState(loaded)
  const [{ draft }, setWork] = useState(() => begun(loaded))
  const { run, busy, failure, clear } = useWrite()

  const setDraft = (change: (draft: Draft) => Draft) =>
    setWork((work) => ({ ...work, draft: change(work.draft) }))
  const rows = useMemo(() => rowActions(setWork), [])
  const take = (saved: PartsList) => {
    setList(saved)
    setWork(begun(saved))
  }
  const save = (seen = list.revision) =>
    run(async () => {
      const call = { params: { id: list._id }, body: bodyOf(draft) }
      take(await browserApi("PUT /list/{id}", call, { headers: { "if-match": String(seen) } }))
      toast("Saved")
    })
  return {
    list,
    setList,
    draft,
    rows,
    isChanged: useIsChanged(list, draft),
    change: (words: Partial<Omit<Draft, "lines">>) => setDraft((now) => ({ ...now, ...words })),
    add: (line: ListLine) => setDraft((now) => withPart(now, line)),
    discard: () => {
      clear()
      take(list)
    },
    save,
    reload: () =>
      run(async () => take(await browserApi("GET /list/{id}", { params: { id: list._id } }))),
    busy,
    failure,
    /** The revision that another window has saved meanwhile. */
    overtakenBy: overtakenBy(failure?.error),
  }
}

function rowActions(setWork: (change: (work: Work) => Work) => void): LineActions {
  const change = (of: (draft: Draft) => Draft) =>
    setWork((work) => ({ ...work, draft: of(work.draft) }))
  const undo = () => setWork(bringBack)
  return {
    write: (partId, words) => change((draft) => withLine(draft, partId, words)),
    remove: (line) => {
      setWork((work) => removeFrom(work, line))
      toast(`Removed ${line.name}`, "success", { label: "Undo", run: undo })
    },
    undo,
  }
}

const useIsChanged = (list: PartsList, draft: Draft): boolean =>
  useMemo(
    () => JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(list))),
    [list, draft],
  )

const overtakenBy = (error: unknown): number | undefined =>
  isApiError(error) && error.body.code === "list_changed" ? error.body.revision : undefined
