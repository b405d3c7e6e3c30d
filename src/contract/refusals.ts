import type { z } from "zod"
import { accountRefusals } from "./accounts/refusals.ts"
import { cartRefusals } from "./cart/refusals.ts"
import { catalogueRefusals } from "./catalogue/refusals.ts"
import { customerRefusals } from "./customers/refusals.ts"
import { importRefusals } from "./imports/refusals.ts"
import { invoiceRefusals } from "./invoices/refusals.ts"
import type { Endpoint } from "./kernel/endpoint.ts"
import { kernelRefusals } from "./kernel/refusal.ts"
import { listRefusals } from "./lists/refusals.ts"
import { mailRefusals } from "./mail/refusals.ts"
import { matchingRefusals } from "./matching/refusals.ts"
import { orderRefusals } from "./orders/refusals.ts"
import { paymentRefusals } from "./payments/refusals.ts"
import { pictureRefusals } from "./pictures/refusals.ts"
import { returnRefusals } from "./returns/refusals.ts"
import { reviewRefusals } from "./reviews/refusals.ts"
import { settingsRefusals } from "./settings/refusals.ts"
import { shopRefusals } from "./shop/refusals.ts"
import { stockRefusals } from "./stock/refusals.ts"
import { taxRefusals } from "./tax/refusals.ts"

/** All refusals by code. Each module declares its own. Endpoints list the codes that they may return. */
export const refusals = {
  ...kernelRefusals,
  ...accountRefusals,
  ...cartRefusals,
  ...catalogueRefusals,
  ...customerRefusals,
  ...importRefusals,
  ...invoiceRefusals,
  ...listRefusals,
  ...mailRefusals,
  ...matchingRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...pictureRefusals,
  ...returnRefusals,
  ...reviewRefusals,
  ...settingsRefusals,
  ...shopRefusals,
  ...stockRefusals,
  ...taxRefusals,
}

type Refusals = typeof refusals
export type RefusalCode = keyof Refusals

export type DeclaredEndpoint = Endpoint & { refusals: readonly RefusalCode[] }

/** Payload type; `unknown` if there is none. */
export type RefusalPayload<Code extends RefusalCode> = keyof Refusals[Code]["payload"] extends never
  ? unknown
  : z.output<z.ZodObject<Refusals[Code]["payload"]>>

type RefusalFacts<Code extends RefusalCode> = Refusals[Code]["plain"] extends true
  ? { code?: undefined }
  : { code: Code } & RefusalPayload<Code>

/** Response body. The code determines its payload. */
export type RefusalBody = { message: string; requestId?: string } & {
  [Code in RefusalCode]: RefusalFacts<Code>
}[RefusalCode]
