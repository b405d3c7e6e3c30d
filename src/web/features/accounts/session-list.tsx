import { useState } from "react"
import { useRevalidator } from "react-router"
import { browserApi, type Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable, focusAfterLeaving } from "#web/ui/data-table.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { toast } from "#web/ui/toast.ts"
import { browserName } from "./browser-name.ts"

type Session = Reply<"GET /account/sessions">[number]

/** Where one is signed in, and the way to end it. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  const end = async (which: string, send: () => Promise<unknown>) => {
    setBusy(which)
    setFailure(undefined)
    const moveFocus = focusAfterLeaving(which)
    try {
      await send()
      toast("Signed out there")
      await revalidate()
      moveFocus()
    } catch (error) {
      if (!leaveIfSessionLost(error)) setFailure(failureText(error))
    } finally {
      setBusy(undefined)
    }
  }
  const endOne = ({ _id: id }: Session) =>
    end(id, () => browserApi("DELETE /account/sessions/{id}", { params: { id } }))
  const endOthers = () =>
    end("others", () => browserApi("POST /account/sessions/end", { body: { which: "others" } }))

  const columns: Column<Session>[] = [
    { header: "Browser", namesRow: true, cell: (session) => <BrowserCell session={session} /> },
    { header: "Signed in", cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
    { header: "Last used", cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} oneLine /> },
    {
      header: "Sign out",
      cell: (session) =>
        session.current ? (
          <Badge tone="brand">This one</Badge>
        ) : (
          <Button
            variant="secondary"
            size={32}
            busy={busy === session._id}
            onClick={() => void endOne(session)}
          >
            Sign out<span className="sr-only"> {browserName(session.userAgent)}</span>
          </Button>
        ),
    },
  ]
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <DataTable
          caption="Where you are signed in"
          columns={columns}
          rows={sessions}
          rowKey={({ _id }) => _id}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
      </div>
      {sessions.some(({ current }) => !current) ? (
        <Button variant="secondary" busy={busy === "others"} onClick={() => void endOthers()}>
          Sign out everywhere else
        </Button>
      ) : null}
    </div>
  )
}

const BrowserCell = ({ session: { userAgent, address } }: { session: Session }) => (
  <>
    {browserName(userAgent)}
    {address ? <span className="block text-xs font-normal text-text-3">{address}</span> : null}
  </>
)
