import { accountStates, secondFactorStates } from "./account-states.ts"
import { adminStates } from "./admin-states.ts"
import { barStates } from "./bar-states.ts"
import { cartStates, checkoutStates, paymentStates, purchaseStates } from "./buying-states.ts"
import { entryStates } from "./entry-states.ts"
import type { DescribeStates } from "./fill-shop.ts"
import { listStates } from "./list-states.ts"
import { quickOrderStates } from "./quick-order-states.ts"

/** Dialogs, refusals and empty lists that need steps beyond opening a path. */
export const screenStates: Record<string, DescribeStates> = {
  "the bar": barStates,
  entry: entryStates,
  purchase: purchaseStates,
  cart: cartStates,
  checkout: checkoutStates,
  lists: listStates,
  "quick order": quickOrderStates,
  payment: paymentStates,
  account: accountStates,
  "second factor": secondFactorStates,
  administrators: adminStates,
}
