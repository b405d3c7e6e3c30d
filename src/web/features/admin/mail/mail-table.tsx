import { useState } from "react"
import { useRevalidator } from "react-router"
import { browserApi, type Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable, focusAfterLeaving } from "#web/ui/data-table.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { toast } from "#web/ui/toast.ts"

type Mail = Reply<"GET /mail">[number]

const states: Record<Mail["state"], { tone: Tone; words: string }> = {
  queued: { tone: "neutral", words: "waiting" },
  sent: { tone: "brand", words: "sent" },
  dead: { tone: "danger", words: "given up" },
}

/** To whom the shop writes, and how far each mail came. */
export function MailTable({ mails }: { mails: readonly Mail[] }) {
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  const resend = async ({ _id: id, to }: Mail) => {
    setBusyKeys(new Set([id]))
    setFailure(undefined)
    const moveFocus = focusAfterLeaving(id)
    try {
      await browserApi("POST /mail/{id}/resend", { params: { id } })
      toast("Mail is on its way again")
      await revalidate()
      moveFocus()
    } catch (error) {
      if (leaveIfSessionLost(error)) return
      toast("The mail was not sent again", "failure")
      setFailure(`${to}: ${failureText(error)}`)
    } finally {
      setBusyKeys(new Set())
    }
  }
  const columns: Column<Mail>[] = [
    { header: "To", namesRow: true, cell: ({ to }) => to },
    { header: "Mail", narrow: true, cell: ({ template }) => template.replaceAll("-", " ") },
    { header: "Written", cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
    { header: "Tries", numeric: true, cell: ({ attempts }) => attempts },
    {
      header: "State",
      cell: ({ state, lastError }) => (
        <>
          <Badge tone={states[state].tone}>{states[state].words}</Badge>
          {lastError ? (
            <span className="block max-w-80 text-xs break-words text-text-2">{lastError}</span>
          ) : null}
        </>
      ),
    },
    {
      header: "Send again",
      cell: (mail) =>
        mail.state === "dead" ? (
          <Button
            variant="secondary"
            size={32}
            busy={busyKeys.has(mail._id)}
            onClick={() => void resend(mail)}
          >
            Send again<span className="sr-only"> to {mail.to}</span>
          </Button>
        ) : (
          "–"
        ),
    },
  ]
  return (
    <>
      <div role="alert" className="mb-3 empty:hidden">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
      </div>
      <DataTable
        caption="Mail"
        columns={columns}
        rows={mails}
        rowKey={({ _id }) => _id}
        busyKeys={busyKeys}
      />
    </>
  )
}
