import { useNavigate } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { ComparedLines } from "./compared-lines.tsx"
import { ListBar } from "./list-bar.tsx"
import { bodyOf, draftOf } from "./list-draft.ts"
import type { PartsList } from "./list-line.ts"
import { ListSheet } from "./list-sheet.tsx"
import { PlanWords } from "./plan-words.tsx"
import { RevisionPicker } from "./revision-picker.tsx"

/** A list as it was saved once, or what is otherwise between two saves: only read. */
export function OldRevision({ list }: { list: PartsList }) {
  const draft = draftOf(list)
  const { compared } = list
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
        {list.name}
      </h1>
      <Restore list={list} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PlanWords {...draft} />
        <RevisionPicker list={list} compared={compared?.revision} />
      </div>
      {compared ? (
        <ComparedLines list={list} compared={compared} />
      ) : (
        <>
          <ListSheet label={list.name} {...draft} />
          <ListBar draft={draft} />
        </>
      )}
    </div>
  )
}

/** An old save becomes the next one. */
function Restore({ list }: { list: PartsList }) {
  const { run, busy, failure } = useWrite()
  const navigate = useNavigate()
  const [latest] = list.revisions
  const saved = list.revisions.find(({ revision }) => revision === list.revision)
  const isLatest = latest?.revision === list.revision
  const restore = () =>
    run(async () => {
      const call = { params: { id: list._id }, body: bodyOf(draftOf(list)) }
      const headers = { "if-match": String(latest?.revision ?? list.revision) }
      await browserApi("PUT /list/{id}", call, { headers })
      await navigate(paths.list(list._id))
    })
  return (
    <Notice>
      <p>
        {`Revision ${list.revision}, saved `}
        <Moment at={saved?.savedAt ?? list.updatedAt} />
        {isLatest ? ", the last one." : "."}
      </p>
      <p className="mt-3 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={paths.list(list._id)} variant="secondary" size={32}>
          Work on the list
        </ButtonLink>
        {isLatest ? null : (
          <Button
            variant="secondary"
            size={32}
            className="needs-script"
            busy={busy}
            onClick={() => void restore()}
          >
            Restore this revision
          </Button>
        )}
      </p>
      <WriteFailureNotice failure={failure} className="mt-3" />
    </Notice>
  )
}
