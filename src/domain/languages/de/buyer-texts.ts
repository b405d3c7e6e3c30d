import { accounts } from "./accounts.ts"
import { cart } from "./cart.ts"
import { catalogue } from "./catalogue.ts"
import { checkout } from "./checkout.ts"
import { common } from "./common.ts"
import { fields } from "./fields.ts"
import { invoices } from "./invoices.ts"
import { lists } from "./lists.ts"
import { matching } from "./matching.ts"
import { orderTexts } from "./order-texts.ts"
import { orders } from "./orders.ts"
import { pageTexts } from "./page-texts.ts"
import { partTexts } from "./part-texts.ts"
import { payments } from "./payments.ts"
import { returns } from "./returns.ts"
import { reviews } from "./reviews.ts"
import { shell } from "./shell.ts"
import { shipments } from "./shipments.ts"
import { shop } from "./shop.ts"

/** Texts of the public screens. */
export const buyerTexts = {
  ...accounts,
  ...cart,
  ...catalogue,
  ...checkout,
  ...common,
  ...fields,
  ...invoices,
  ...lists,
  ...matching,
  ...orders,
  ...orderTexts,
  ...pageTexts,
  ...partTexts,
  ...payments,
  ...returns,
  ...reviews,
  ...shell,
  ...shipments,
  ...shop,
}
