import { firstPage } from "./first-page.ts"
import { buyerTexts } from "./for-buyers.ts"
import { serverTexts } from "./for-server.ts"
import { staffTexts } from "./for-staff.ts"

/** German translations. Each is listed once: in its module's file, or in `common.ts` if several modules use it. */
export const de = {
  ...firstPage,
  ...buyerTexts,
  ...serverTexts,
  ...staffTexts,
}
