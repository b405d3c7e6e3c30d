import { accounts } from "./accounts.ts"
import { cart } from "./cart.ts"
import { catalogue } from "./catalogue.ts"
import { checkout } from "./checkout.ts"
import { common } from "./common.ts"
import { invoices } from "./invoices.ts"
import { lists } from "./lists.ts"
import { matching } from "./matching.ts"
import { orders } from "./orders.ts"
import { payments } from "./payments.ts"
import { returns } from "./returns.ts"
import { reviews } from "./reviews.ts"
import { shell } from "./shell.ts"
import { shipments } from "./shipments.ts"
import { shop } from "./shop.ts"

/** Texts of the screens that everybody sees. */
export const forBuyers = {
  ...accounts,
  ...cart,
  ...catalogue,
  ...checkout,
  ...common,
  ...invoices,
  ...lists,
  ...matching,
  ...orders,
  ...payments,
  ...returns,
  ...reviews,
  ...shell,
  ...shipments,
  ...shop,
}
