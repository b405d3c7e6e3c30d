import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import type { useList } from "./list-session.ts"

type Work = Pick<ReturnType<typeof useList>, "failure" | "overtakenBy" | "reload" | "save" | "busy">

/** Why what is on the screen is not saved; it is still there. */
export function Unsaved({ failure, overtakenBy, reload, save, busy }: Work) {
  return (
    <div role="alert" className="empty:hidden">
      {failure ? (
        <Notice tone="danger" title="Your changes are not saved.">
          <p>{failure.text}</p>
          {overtakenBy === undefined ? null : (
            <p className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" size={32} busy={busy} onClick={() => void reload()}>
                {`Show revision ${overtakenBy}`}
              </Button>
              <Button variant="link" size={32} busy={busy} onClick={() => void save(overtakenBy)}>
                Save mine after it
              </Button>
            </p>
          )}
        </Notice>
      ) : null}
    </div>
  )
}
