import type { ReactNode } from "react"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { Moment } from "#web/ui/moment.tsx"
import { rich } from "#web/ui/rich-text.tsx"

/** Reports whether the order is paid by bank transfer, so that its refunds are, too. */
export const isByTransfer = ({ payment }: { payment?: { method: string } | undefined }): boolean =>
  payment?.method === "transfer"

export type OrderPayment = NonNullable<Reply<"GET /order/{id}">["payment"]>

/** Formats `$500.00 of $800.00 received`. */
export const receivedText = (received: number, total: number): string =>
  t("{received} of {received2} received", {
    received: formatAmount(received),
    received2: formatAmount(total),
  })

/** Bank details for a transfer; renders nothing if the order does not wait for one. */
export function TransferDetails({ payment }: { payment: OrderPayment }) {
  const { account, until, reference, due, received } = payment
  if (!account) return null
  return (
    <>
      {received > 0 ? (
        <p className="mb-3 tabular-nums">{receivedText(received, received + due)}</p>
      ) : null}
      <dl className="flex flex-col gap-2.5 text-[0.9375rem]/6">
        <Fact label={t("Account holder")}>{account.holder}</Fact>
        <Fact label={t("Account")}>
          <span className="font-mono text-mono select-all">{account.account}</span>
        </Fact>
        {account.bic ? (
          <Fact label={t("BIC")}>
            <span className="font-mono text-mono select-all">{account.bic}</span>
          </Fact>
        ) : null}
        {account.bank ? <Fact label={t("Bank")}>{account.bank}</Fact> : null}
        <Fact label={t("Reference")}>
          <strong className="font-mono text-mono select-all">{reference}</strong>
        </Fact>
        <Fact label={t("To transfer")}>
          <strong className="text-price">{formatAmount(due)}</strong>
        </Fact>
      </dl>
      {account.instructions ? (
        <p className="mt-4 text-sm whitespace-pre-line wrap-anywhere">{account.instructions}</p>
      ) : null}
      {until && received === 0 ? (
        <p className="mt-4 text-sm text-text-2">
          {rich("We hold the order until {moment}.", { moment: <Moment at={until} /> })}
        </p>
      ) : null}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6">
    <dt className="text-text-2">{label}</dt>
    <dd className="ml-auto min-w-0 text-right wrap-anywhere tabular-nums">{children}</dd>
  </div>
)
