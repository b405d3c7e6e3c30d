import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import type { CardHolder, PaymentConfig } from "./card-gateway.ts"

export const PayButton = ({ busy, disabled }: { busy: boolean; disabled: boolean }) => (
  <>
    <SubmitButton busy={busy} disabled={disabled}>
      {pageText.payment.pay}
    </SubmitButton>
    <p role="status" className="text-sm text-text-2 empty:hidden">
      {busy ? t("Do not close this page.") : null}
    </p>
  </>
)

export interface CardFormProps {
  config: PaymentConfig
  clientSecret: string | undefined
  holder: CardHolder
  onPaid: (transactionId: string) => void
  /** Called when the payment was cancelled elsewhere, so that no card can pay it. */
  onCancelled: () => void
}
