import { firstPage } from "./first-page.ts"
import { forBuyers } from "./for-buyers.ts"
import { forStaff } from "./for-staff.ts"

/** German. Each text is listed once: in the file of its module, or in `common.ts` if several modules have it. */
export const de = {
  ...firstPage,
  ...forBuyers,
  ...forStaff,
import { accounts } from "./accounts.ts"
import { accountsStaff } from "./accounts-staff.ts"
import { cart } from "./cart.ts"
import { catalogue } from "./catalogue.ts"
import { catalogueStaff } from "./catalogue-staff.ts"
import { checkout } from "./checkout.ts"
import { common } from "./common.ts"
import { customersStaff } from "./customers-staff.ts"
import { importsStaff } from "./imports-staff.ts"
import { invoices } from "./invoices.ts"
import { invoicesStaff } from "./invoices-staff.ts"
import { lists } from "./lists.ts"
import { mailStaff } from "./mail-staff.ts"
import { matching } from "./matching.ts"
import { orders } from "./orders.ts"
import { ordersStaff } from "./orders-staff.ts"
import { payments } from "./payments.ts"
import { paymentsStaff } from "./payments-staff.ts"
import { returns } from "./returns.ts"
import { returnsStaff } from "./returns-staff.ts"
import { reviews } from "./reviews.ts"
import { settingsStaff } from "./settings-staff.ts"
import { shell } from "./shell.ts"
import { shipments } from "./shipments.ts"
import { shipmentsStaff } from "./shipments-staff.ts"
import { shop } from "./shop.ts"
import { shopStaff } from "./shop-staff.ts"
import { staff } from "./staff.ts"
import { stockStaff } from "./stock-staff.ts"
import { taxStaff } from "./tax-staff.ts"

/** German. Each text is listed once: in the file of its module, or in `common.ts` if several modules have it. */
export const de = {
  ...accounts,
  ...accountsStaff,
  ...cart,
  ...catalogue,
  ...catalogueStaff,
  ...checkout,
  ...common,
  ...customersStaff,
  ...importsStaff,
  ...invoices,
  ...invoicesStaff,
  ...lists,
  ...mailStaff,
  ...matching,
  ...orders,
  ...ordersStaff,
  ...payments,
  ...paymentsStaff,
  ...returns,
  ...returnsStaff,
  ...reviews,
  ...settingsStaff,
  ...shell,
  ...shipments,
  ...shipmentsStaff,
  ...shop,
  ...shopStaff,
  ...staff,
  ...stockStaff,
  ...taxStaff,
}
