import type { PaymentProvider } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

/** Dependencies for settling a payment. */
export type PaymentDependencies = Pick<Shop, "db" | "payments" | "log" | "counters">

/** The card provider of this shop, or a refusal where none is set up. */
export function paymentProvider({ payments }: Pick<Shop, "payments">): PaymentProvider {
  if (!payments) throw refuse("payments_not_offered")
  return payments
}
