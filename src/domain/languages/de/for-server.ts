import { mails } from "./server/mails.ts"
import { orderRefusals } from "./server/order-refusals.ts"
import { papers } from "./server/papers.ts"
import { refusals } from "./server/refusals.ts"

/** Texts that only the server writes: refusals, mails and papers. */
export const forServer = {
  ...mails,
  ...orderRefusals,
  ...papers,
  ...refusals,
}
