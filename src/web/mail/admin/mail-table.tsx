import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useRowLeaving } from "#web/forms/confirm-dialog.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Mail = Reply<"GET /mail">[number]

const states: Record<Mail["state"], { tone: Tone; words: string }> = {
  queued: { tone: "neutral", words: "waiting" },
  sent: { tone: "brand", words: "sent" },
  dead: { tone: "danger", words: "given up" },
}

export function MailTable({ mails }: { mails: readonly Mail[] }) {
  const { run, busyKeys, failure } = useWrite()
  const leave = useRowLeaving()
  const resend = ({ _id: id }: Mail) =>
    void run(
      () =>
        leave(id, async () => {
          await browserApi("POST /mail/{id}/resend", { params: { id } })
          return "Mail is on its way again"
        }),
      { key: id, failed: "The mail was not sent again" },
    )
  const failed = mails.find(({ _id }) => _id === failure?.key)
  return (
    <>
      <div role="alert" className="mb-3 empty:hidden">
        {failure ? <Notice tone="danger">{`${failed?.to}: ${failure.text}`}</Notice> : null}
      </div>
      <DataTable
        caption="Mail"
        columns={columnsWith(resend, busyKeys)}
        rows={mails}
        rowKey={({ _id }) => _id}
        busyKeys={busyKeys}
      />
    </>
  )
}

const columnsWith = (
  resend: (mail: Mail) => void,
  busyKeys: ReadonlySet<string>,
): Column<Mail>[] => [
  { header: "To", namesRow: true, cell: ({ to }) => to },
  { header: "Mail", narrow: true, cell: ({ template }) => template.replaceAll("-", " ") },
  { header: "Written", cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: "Tries", numeric: true, cell: ({ attempts }) => attempts },
  { header: "State", cell: (mail) => <StateCell mail={mail} /> },
  {
    header: "Send again",
    cell: (mail) =>
      mail.state === "dead" ? (
        <Button
          variant="secondary"
          size={32}
          busy={busyKeys.has(mail._id)}
          onClick={() => resend(mail)}
        >
          Send again<span className="sr-only"> to {mail.to}</span>
        </Button>
      ) : (
        "–"
      ),
  },
]

const StateCell = ({ mail: { state, lastError } }: { mail: Mail }) => (
  <>
    <Badge tone={states[state].tone}>{states[state].words}</Badge>
    {lastError ? (
      <span className="block max-w-80 text-xs break-words text-text-2">{lastError}</span>
    ) : null}
  </>
)

type MailCounts = Reply<"GET /mail-count">
type MailState = Reply<"GET /mail">[number]["state"]

const emptyTexts = {
  queued: () => "No mail is waiting.",
  sent: () => "No mail was sent yet.",
  dead: ({ carrier, queued }: MailCounts) => {
    if (queued > 0)
      return `No mail was given up. ${formatCount(queued)} ${queued === 1 ? "waits" : "wait"}.`
    return carrier === "smtp" ? "Every mail was delivered." : "No mail was given up."
  },
}

export const emptyText = (state: MailState, counted: MailCounts): string =>
  emptyTexts[state](counted)

interface MailServerNoticeProps {
  carrier: MailCounts["carrier"]
  className: string
}

export function MailServerNotice({ carrier, className }: MailServerNoticeProps) {
  if (carrier === "smtp") return null
  return (
    <div className={className}>
      <Notice tone="warn" title="No mail server is set">
        {carrier === "none" ? (
          "Mail is kept and not sent. Set SMTP_URL and MAIL_FROM."
        ) : (
          <>
            Mail stays on this machine:{" "}
            <a href={paths.sandboxMail} className="underline underline-offset-4">
              read it
            </a>
            . Set SMTP_URL and MAIL_FROM to send it.
          </>
        )}
      </Notice>
    </div>
  )
}
