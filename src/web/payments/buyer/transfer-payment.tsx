import { useId } from "react"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite, type WriteFailure } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { type OrderPayment, TransferDetails } from "#web/orders/shared/transfer-details.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { focusOnMount } from "#web/ui/focus-on-mount.ts"

const needsConfirmation = (failure: WriteFailure | undefined) =>
  isApiError(failure?.error) && failure.error.body.code === "transfer_needs_confirmed_email"

interface TransferOfferProps {
  orderId: string
  /** Whether a card can pay the order, too. */
  besideCard: boolean
  onChosen: () => void
}

export function TransferOffer({ orderId, besideCard, onChosen }: TransferOfferProps) {
  const { run, busy, failure, revalidate } = useWrite()
  const choose = () =>
    run(async () => {
      await browserApi("POST /order/{id}/bank-transfer", { params: { id: orderId } })
      onChosen()
      await revalidate()
    })
  return (
    <div className={besideCard ? "mt-8 border-t border-border pt-6" : ""}>
      <p className="mb-3 text-[0.9375rem]/6">
        {t("We show you our bank details and hold your order for the transfer.")}
      </p>
      <WriteFailureNotice failure={failure} className="mb-3" />
      {needsConfirmation(failure) ? (
        <ButtonLink to={paths.account} variant="secondary" className="mb-3">
          {t("Confirm your address")}
        </ButtonLink>
      ) : null}
      <Button
        variant={besideCard ? "secondary" : "primary"}
        className="needs-script"
        busy={busy}
        onClick={() => void choose()}
      >
        {t("Pay by bank transfer")}
      </Button>
    </div>
  )
}

interface TransferDueProps {
  payment: OrderPayment
  /** Whether the buyer has just chosen the transfer on this page. */
  isNew: boolean
  onCard: (() => void) | undefined
}

export function TransferDue({ payment, isNew, onCard }: TransferDueProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      <h2
        id={heading}
        ref={isNew ? focusOnMount : undefined}
        tabIndex={-1}
        className="mb-4 text-h3"
      >
        {t("Pay by bank transfer")}
      </h2>
      <TransferDetails payment={payment} />
      {onCard ? (
        <Button variant="secondary" className="needs-script mt-6" onClick={onCard}>
          {t("Pay by card instead")}
        </Button>
      ) : null}
    </section>
  )
}
