import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"

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

/** Says what it means that there is no mail of a state. */
export const emptyText = (state: MailState, counted: MailCounts): string =>
  emptyTexts[state](counted)

interface MailServerNoticeProps {
  carrier: MailCounts["carrier"]
  className: string
}

/** Says that mail reaches nobody, where no mail server is set. */
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
