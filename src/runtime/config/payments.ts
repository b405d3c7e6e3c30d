import { z } from "zod"
import { httpUrl, optional } from "./values.ts"

export const paymentVariables = z.object({
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, "must begin with sk_ or rk_")),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_/, "must begin with pk_")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, "must begin with whsec_")),
  STRIPE_API_BASE: optional(httpUrl),
  UNPAID_ORDER_HOURS: optional(z.coerce.number().min(0, "must be 0 for never, or more")),
})

type Variables = z.output<typeof paymentVariables>

interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiBase: string | undefined
}

export interface PaymentConfig {
  /** Undefined: the stand-in, where stand-ins may run. */
  stripe: StripeKeys | undefined
  /** Hours until an unpaid order is cancelled; 0 for never. */
  unpaidOrderHours: number
}

export const paymentConfig = (env: Variables): PaymentConfig => ({
  stripe: stripeKeys(env),
  unpaidOrderHours: env.UNPAID_ORDER_HOURS ?? 48,
})

function stripeKeys(env: Variables): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
  }
}
