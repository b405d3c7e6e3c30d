import { auditDetails } from "./server/audit-details.ts"
import { fieldProblems } from "./server/field-problems.ts"
import { fit } from "./server/fit.ts"
import { importFiles } from "./server/import-files.ts"
import { mails } from "./server/mails.ts"
import { orderRefusals } from "./server/order-refusals.ts"
import { ownWords } from "./server/own-words.ts"
import { papers } from "./server/papers.ts"
import { refusals } from "./server/refusals.ts"
import { vocabulary } from "./server/vocabulary.ts"

/** Texts that only the server writes: refusals, mails, documents, attribute names, compatibility findings. */
export const serverTexts = {
  ...auditDetails,
  ...fieldProblems,
  ...fit,
  ...importFiles,
  ...mails,
  ...orderRefusals,
  ...ownWords,
  ...papers,
  ...refusals,
  ...vocabulary,
}
