import type { ReactNode } from "react"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { DraftState } from "#web/orders/shared/draft-state.tsx"
import { Button } from "#web/ui/button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import type { Draft } from "./draft-form.tsx"

interface DraftActionsProps {
  draft: Draft
  /** Total of the draft. */
  children: ReactNode
}

export function DraftActions({ draft, children }: DraftActionsProps) {
  const { _id: id, state, version, email, validUntil, orderId, declineReason } = draft
  const { run, busy, failure } = useWrite()
  const isOpen = state === "draft" || state === "sent" || state === "expired"
  const send = () =>
    void run(
      () => {
        const headers = { "if-match": String(version) }
        return browserApi("POST /draft-order/{id}/send", { params: { id } }, { headers })
      },
      { done: t("Sent to {email}", { email }), reloadOnRefusal: true },
    )
  const withdraw = () =>
    void run(() => browserApi("POST /draft-order/{id}/withdraw", { params: { id } }), {
      done: t("Draft withdrawn"),
      reloadOnRefusal: true,
    })
  return (
    <section
      aria-label={t("State and next step")}
      className="flex flex-col gap-3 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      <p className="flex flex-wrap items-center gap-2">
        <DraftState state={state} />
        {state === "sent" && validUntil ? (
          <span>
            {t("Valid until")} <Moment at={validUntil} />
          </span>
        ) : null}
        {orderId ? <OrderLink id={orderId} number={t("Order")} /> : null}
      </p>
      {declineReason ? <p className="wrap-anywhere">“{declineReason}”</p> : null}
      {children}
      {isOpen ? (
        <>
          <p className="text-sm text-text-2">
            {t(
              "Parts are not reserved until the customer accepts. A phone order reserves them now.",
            )}
          </p>
          <div className="needs-script flex flex-wrap gap-3">
            <Button busy={busy} onClick={send}>
              {state === "draft" ? t("Send to the customer") : t("Send again")}
            </Button>
            <Button variant="danger-quiet" busy={busy} onClick={withdraw}>
              {t("Withdraw")}
            </Button>
          </div>
        </>
      ) : null}
      <WriteFailureNotice failure={failure} />
    </section>
  )
}
