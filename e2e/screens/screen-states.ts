import type { ShopBrowser } from "../shop-browser.ts"
import { accountStates, secondFactorStates } from "./account-states.ts"
import { adminStates } from "./admin-states.ts"
import { barStates } from "./bar-states.ts"
import { cartStates, paymentStates, purchaseStates } from "./buying-states.ts"
import { entryStates } from "./entry-states.ts"
import { listStates } from "./list-states.ts"
import { quickOrderStates } from "./quick-order-states.ts"
import { fillShop, type ScreenState } from "./screen-world.ts"

/** Every dialog, refusal and empty list of the shop that a path alone does not lead to. */
export async function screenStates({ shop }: ShopBrowser): Promise<ScreenState[]> {
  const world = await fillShop(shop)
  return [
    barStates,
    entryStates,
    purchaseStates,
    cartStates,
    listStates,
    quickOrderStates,
    paymentStates,
    accountStates,
    secondFactorStates,
    adminStates,
  ].flatMap((states) => states(world))
}
