import type { CardHolder, PaymentConfig } from "./card-gateway.ts"

export interface CardFormProps {
  config: PaymentConfig
  /** Undefined while the payment is being started. */
  clientSecret: string | undefined
  holder: CardHolder
  onPaid: (transactionId: string) => void
}
