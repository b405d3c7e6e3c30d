import { firstPage } from "./first-page.ts"
import { forBuyers } from "./for-buyers.ts"
import { forServer } from "./for-server.ts"
import { forStaff } from "./for-staff.ts"

/**
 * German translations. Each text is listed once: in the file of its module, or in `common.ts` if several modules use
 * it.
 */
export const de = {
  ...firstPage,
  ...forBuyers,
  ...forServer,
  ...forStaff,
}
