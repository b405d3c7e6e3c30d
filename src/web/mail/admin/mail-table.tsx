import { mailName } from "#contract/mail/mail-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useRowRemoval } from "#web/forms/delete-row.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Mail = Reply<"GET /mail">[number]

const states = (): Record<Mail["state"], { tone: Tone; label: string }> => ({
  queued: { tone: "neutral", label: t("waiting") },
  sent: { tone: "brand", label: t("sent") },
  dead: { tone: "danger", label: t("failed") },
})

export function MailTable({ mails }: { mails: readonly Mail[] }) {
  const { run, busyKeys, failure } = useWrite()
  const removeRow = useRowRemoval()
  const resend = ({ _id: id }: Mail) =>
    void run(
      () =>
        removeRow(id, async () => {
          await browserApi("POST /mail/{id}/resend", { params: { id } })
          return t("The e-mail will be sent again")
        }),
      { key: id, failed: t("The e-mail was not sent again") },
    )
  const failed = mails.find(({ _id }) => _id === failure?.key)
  return (
    <>
      <WriteFailureNotice
        failure={failure && { text: `${failed?.to}: ${failure.text}` }}
        className="mb-3"
      />
      <DataTable
        caption={t("Mail")}
        columns={columnsWith(resend, busyKeys)}
        rows={mails}
        busyKeys={busyKeys}
      />
    </>
  )
}

const columnsWith = (
  resend: (mail: Mail) => void,
  busyKeys: ReadonlySet<string>,
): Column<Mail>[] => [
  { header: t("To|recipient"), namesRow: true, cell: ({ to }) => to },
  { header: t("Mail"), narrow: true, cell: ({ template }) => mailName(template) },
  { header: t("Written"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: t("Attempts"), numeric: true, cell: ({ attempts }) => attempts },
  { header: t("State"), cell: (mail) => <StateCell mail={mail} /> },
  {
    header: t("Send again"),
    cell: (mail) =>
      mail.state === "dead" ? (
        <Button
          variant="secondary"
          size={32}
          busy={busyKeys.has(mail._id)}
          onClick={() => resend(mail)}
        >
          {t("Send again")}
          <span className="sr-only"> {t("to {to}", { to: mail.to })}</span>
        </Button>
      ) : (
        "–"
      ),
  },
]

const StateCell = ({ mail: { state, lastError } }: { mail: Mail }) => (
  <>
    <Badge tone={states()[state].tone}>{states()[state].label}</Badge>
    {lastError ? (
      <span className="block max-w-80 text-xs break-words text-text-2">{lastError}</span>
    ) : null}
  </>
)

type MailCounts = Reply<"GET /mail-count">

export function emptyText(state: Mail["state"], { carrier, queued }: MailCounts): string {
  if (state === "queued") return t("No e-mail is waiting.")
  if (state === "sent") return t("No e-mail has been sent yet.")
  if (queued > 0)
    return plural(
      queued,
      "No e-mail has failed. {count} is waiting.",
      "No e-mail has failed. {count} are waiting.",
    )
  return carrier === "smtp" ? t("Every mail was delivered.") : t("No e-mail has failed.")
}

interface MailServerNoticeProps {
  carrier: MailCounts["carrier"]
  className: string
}

export function MailServerNotice({ carrier, className }: MailServerNoticeProps) {
  if (carrier === "smtp") return null
  return (
    <div className={className}>
      <Notice tone="warn" title={t("No mail server is set up")}>
        {carrier === "none"
          ? t("E-mails are stored, not sent. Set SMTP_URL and MAIL_FROM to send them.")
          : rich(
              "E-mails stay on this machine: <link>read them</link>. Set SMTP_URL and MAIL_FROM to send them.",
              {
                link: (text) => (
                  <a href={paths.sandboxMail} className="underline underline-offset-4">
                    {text}
                  </a>
                ),
              },
            )}
      </Notice>
    </div>
  )
}
