import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"

type OrderEvent = Reply<"GET /order/{id}/history">[number]

export interface Withdrawal {
  at: string
  /** Undefined until staff have handled it. */
  handledAt: string | undefined
}

/** Finds the latest withdrawal in the history of an order. */
export function withdrawalIn(events: readonly OrderEvent[]): Withdrawal | undefined {
  const last = events.findLastIndex(({ event }) => event === "withdrawn")
  const declared = events[last]
  const handled = events.slice(last).find(({ event }) => event === "withdrawal_handled")
  return declared && { at: declared.at, handledAt: handled?.at }
}

interface WithdrawalNoteProps {
  withdrawal: Withdrawal
  isOwn: boolean
}

/** Says that the buyer has withdrawn from the order, and what follows. */
export const WithdrawalNote = ({ withdrawal: { at, handledAt }, isOwn }: WithdrawalNoteProps) => (
  <div className="mb-6 print:hidden">
    <Notice tone={handledAt ? "info" : "warn"}>
      <p className="font-semibold">
        {isOwn
          ? t("You have withdrawn from this contract")
          : t("The buyer has withdrawn from this contract")}
      </p>
      <p>
        {rich("Declared {moment}.", { moment: <Moment at={at} /> })}{" "}
        {handledAt
          ? rich("Handled {moment}.", { moment: <Moment at={handledAt} /> })
          : openText(isOwn)}
      </p>
    </Notice>
  </div>
)

const openText = (isOwn: boolean) =>
  isOwn
    ? t(
        "We have sent a confirmation to the e-mail address of the order. We will cancel what has not been shipped yet and tell you how to return the rest.",
      )
    : rich(
        "Cancel what has not been shipped yet, approve the return of the rest, and mark the withdrawal as handled under <link>Withdrawals</link>.",
        {
          link: linkTo(paths.withdrawals),
        },
      )

/** Links to the withdrawal form, if the shop offers it. */
export function WithdrawLink({ orderNumber }: { orderNumber: string }) {
  const { withdrawal } = useSite()
  return withdrawal ? (
    <p className="text-[0.9375rem]/6 print:hidden">
      <Link
        to={paths.withdraw(orderNumber)}
        className="inline-flex min-h-8 items-center underline underline-offset-4"
      >
        {t("Withdraw from this contract")}
      </Link>
    </p>
  ) : null
}
