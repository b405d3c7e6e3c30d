import { firstPage } from "./first-page.ts"
import { forBuyers } from "./for-buyers.ts"
import { forServer } from "./for-server.ts"
import { forStaff } from "./for-staff.ts"

/** German translations. Each is listed once: in its module's file, or in `common.ts` if several modules use it. */
export const de = {
  ...firstPage,
  ...forBuyers,
  ...forServer,
  ...forStaff,
}
