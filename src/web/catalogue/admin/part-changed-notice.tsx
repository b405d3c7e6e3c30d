import { browserApi } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import type { Part } from "./parts-table.tsx"

interface PartChangedNoticeProps {
  partId: string
  onFresh: (part: Part) => void
}

/** Somebody else saved first: their version can be looked at before anything is changed again. */
export function PartChangedNotice({ partId, onFresh }: PartChangedNoticeProps) {
  const { run, busy } = useWrite()
  const reload = async () => {
    onFresh(await browserApi("GET /part/{id}", { params: { id: partId } }))
    document.getElementsByName("name")[0]?.focus()
  }
  return (
    <Notice tone="warn" title="Someone changed this product meanwhile.">
      <p>Nothing was saved. Show what it says now; what you typed here is then gone.</p>
      <Button
        variant="secondary"
        className="mt-3"
        busy={busy}
        onClick={() => void run(reload, { failed: failureText })}
      >
        Show the new version
      </Button>
    </Notice>
  )
}
