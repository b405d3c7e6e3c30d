import { useEffect, useMemo, useState } from "react"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
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

/** What is on the screen, of which save, and what was taken out of it. */
interface Work {
  list: PartsList
  draft: Draft
  removed: readonly { line: ListLine; place: number }[]
}

const begun = (list: PartsList): Work => ({ list, draft: draftOf(list), removed: [] })

function removeFrom(work: Work, line: ListLine): Work {
  const place = work.draft.lines.findIndex(({ partId }) => partId === line.partId)
  const draft = withoutLine(work.draft, line.partId)
  return { ...work, draft, removed: [...work.removed, { line, place }] }
}

function bringBack(work: Work): Work {
  const last = work.removed.at(-1)
  if (!last) return work
  const draft = withLineAt(work.draft, last.line, last.place)
  return { ...work, draft, removed: work.removed.slice(0, -1) }
}

/** Work that was left without saving it, by list: it is there when somebody comes back. Never set at the server. */
const left = new Map<string, Work>()

/** A list that is worked on: nothing is saved before it is asked for. */
export function useList(loaded: PartsList) {
  const [work, setWork] = useState(() => left.get(loaded._id) ?? begun(loaded))
  const { list, draft } = work
  const { run, busy, failure, clear } = useWrite()
  const isChanged = useIsChanged(work)
  useLeaving(work, isChanged)

  const change = (of: (draft: Draft) => Draft) =>
    setWork((now) => ({ ...now, draft: of(now.draft) }))
  const rows = useMemo(() => rowActions(setWork), [])
  const read = async () => browserApi("GET /list/{id}", { params: { id: list._id } })
  const save = (seen = list.revision) =>
    run(async () => {
      const call = { params: { id: list._id }, body: bodyOf(draft) }
      const headers = { "if-match": String(seen) }
      setWork(begun(await browserApi("PUT /list/{id}", call, { headers })))
      toast("Saved")
    })
  return {
    list,
    draft,
    rows,
    isChanged,
    save,
    busy,
    failure,
    setShared: (shared: PartsList["shared"]) =>
      setWork((now) => ({ ...now, list: { ...now.list, shared } })),
    change: (words: Partial<Omit<Draft, "lines">>) => change((now) => ({ ...now, ...words })),
    add: (line: ListLine) => change((now) => withPart(now, line)),
    discard: () => {
      clear()
      setWork(begun(list))
    },
    reload: () => run(async () => setWork(begun(await read()))),
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

const useIsChanged = ({ list, draft }: Work): boolean =>
  useMemo(
    () => JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(list))),
    [list, draft],
  )

/** Keeps what is not saved while the shop is open; who leaves the shop is asked by the browser. */
function useLeaving(work: Work, isChanged: boolean): void {
  const id = work.list._id
  useEffect(() => {
    if (!isChanged) {
      left.delete(id)
      return
    }
    left.set(id, work)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [id, work, isChanged])
}

const overtakenBy = (error: unknown): number | undefined =>
  isApiError(error) && error.body.code === "list_changed" ? error.body.revision : undefined
