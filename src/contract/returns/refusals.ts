import { z } from "zod"
import { returnStates } from "#domain/returns/return-state.ts"
import { refusal } from "../kernel/refusal.ts"

const state = z.enum(returnStates)

export const returnRefusals = {
  returns_not_offered: refusal(409, "This shop does not accept returns online. Contact the shop."),
  withdrawal_not_offered: refusal(
    404,
    "This shop does not accept withdrawals online. Contact the shop.",
  ),
  withdrawal_not_found: refusal(404, "This withdrawal does not exist."),
  return_not_found: refusal(404, "This return does not exist."),
  return_not_approved: refusal(409, "The return slip is available once the return is approved.", {
    state,
  }),
  nothing_shipped: refusal(409, "Nothing of this order has been shipped yet."),
  nothing_to_return: refusal(409, "Nothing of this order can be returned any more."),
  return_lines_exceed: refusal(409, "You entered more units of a line than can be returned.", {
    lines: z.array(
      z.object({
        number: z.int(),
        returnable: z.int().describe("Number of units that can be returned."),
      }),
    ),
  }),
  return_changed: refusal(412, "This return has changed. Check it before you continue.", {
    version: z.int(),
    state,
  }),
  return_step_refused: refusal(
    409,
    "This step is not possible in the current state of the return.",
    { state },
  ),
  returned_units_sold: refusal(
    409,
    "Units of this return that were put back on sale are sold. Refund the return, or correct the stock first.",
  ),
  goods_returned: refusal(
    409,
    "Some of these goods were returned before. Refund them without restocking.",
    {
      lines: z.array(
        z.object({
          number: z.int(),
          restockable: z.int().describe("Number of units that can be restocked."),
        }),
      ),
    },
  ),
}
