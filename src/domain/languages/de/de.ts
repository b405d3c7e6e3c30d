import { buyerTexts } from "./buyer-texts.ts"
import { firstPage } from "./first-page.ts"
import { serverTexts } from "./server-texts.ts"
import { staffTexts } from "./staff-texts.ts"

/** German translations. Each is listed once: in its module's file, or in `common.ts` if several modules use it. */
export const de = {
  ...firstPage,
  ...buyerTexts,
  ...serverTexts,
  ...staffTexts,
}
