import { fit } from "./server/fit.ts"
import { mails } from "./server/mails.ts"
import { orderRefusals } from "./server/order-refusals.ts"
import { papers } from "./server/papers.ts"
import { refusals } from "./server/refusals.ts"
import { vocabulary } from "./server/vocabulary.ts"

/** Texts that only the server writes: refusals, mails, papers, names of attributes and what parts of a machine say of each other. */
export const forServer = {
  ...fit,
  ...mails,
  ...orderRefusals,
  ...papers,
  ...refusals,
  ...vocabulary,
}
