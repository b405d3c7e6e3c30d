import type { z } from "zod"
import type * as account from "./accounts/account.ts"
import type * as addresses from "./accounts/addresses.ts"
import type * as users from "./accounts/users.ts"
import type * as cart from "./cart/cart.ts"
import type * as catalogue from "./catalogue/catalogue.ts"
import type * as comparison from "./catalogue/comparison.ts"
import type * as parts from "./catalogue/parts.ts"
import type * as vocabulary from "./catalogue/vocabulary.ts"
import type * as customers from "./customers/customers.ts"
import type * as partImports from "./imports/part-imports.ts"
import type * as invoiceRegister from "./invoices/invoice-register.ts"
import type * as invoices from "./invoices/invoices.ts"
import type { Endpoint } from "./kernel/endpoint.ts"
import type * as lists from "./lists/lists.ts"
import type * as mail from "./mail/mail.ts"
import type * as staffNotifications from "./mail/staff-notifications.ts"
import type * as match from "./matching/match.ts"
import type * as draftOrders from "./orders/draft-orders.ts"
import type * as myOrders from "./orders/my-orders.ts"
import type * as orderAdministration from "./orders/order-administration.ts"
import type * as orderChanges from "./orders/order-changes.ts"
import type * as orderDesk from "./orders/order-desk.ts"
import type * as orders from "./orders/orders.ts"
import type * as prices from "./orders/prices.ts"
import type * as shipments from "./orders/shipments.ts"
import type * as bankTransfers from "./payments/bank-transfers.ts"
import type * as payments from "./payments/payments.ts"
import type * as returns from "./returns/returns.ts"
import type * as withdrawals from "./returns/withdrawals.ts"
import type * as partReviews from "./reviews/part-reviews.ts"
import type * as reviews from "./reviews/reviews.ts"
import type * as legalSettings from "./settings/legal-settings.ts"
import type * as settings from "./settings/settings.ts"
import type * as accountExport from "./shop/account-export.ts"
import type * as audit from "./shop/audit.ts"
import type * as overview from "./shop/overview.ts"
import type * as reports from "./shop/reports.ts"
import type * as shop from "./shop/shop.ts"
import type * as expectedBatches from "./stock/expected-batches.ts"
import type * as stockLevels from "./stock/stock-levels.ts"
import type * as postalRates from "./tax/postal-rates.ts"
import type * as taxIds from "./tax/tax-ids.ts"

type AnyModule = Record<string, unknown>
type EndpointsOf<Module extends AnyModule> = Extract<Module[keyof Module], { route: string }>
type DeclaredEndpoints =
  | EndpointsOf<typeof account>
  | EndpointsOf<typeof accountExport>
  | EndpointsOf<typeof addresses>
  | EndpointsOf<typeof audit>
  | EndpointsOf<typeof bankTransfers>
  | EndpointsOf<typeof partReviews>
  | EndpointsOf<typeof cart>
  | EndpointsOf<typeof catalogue>
  | EndpointsOf<typeof comparison>
  | EndpointsOf<typeof customers>
  | EndpointsOf<typeof draftOrders>
  | EndpointsOf<typeof orderChanges>
  | EndpointsOf<typeof expectedBatches>
  | EndpointsOf<typeof stockLevels>
  | EndpointsOf<typeof shop>
  | EndpointsOf<typeof parts>
  | EndpointsOf<typeof overview>
  | EndpointsOf<typeof reports>
  | EndpointsOf<typeof staffNotifications>
  | EndpointsOf<typeof invoices>
  | EndpointsOf<typeof invoiceRegister>
  | EndpointsOf<typeof lists>
  | EndpointsOf<typeof match>
  | EndpointsOf<typeof mail>
  | EndpointsOf<typeof orderAdministration>
  | EndpointsOf<typeof myOrders>
  | EndpointsOf<typeof orderDesk>
  | EndpointsOf<typeof orders>
  | EndpointsOf<typeof partImports>
  | EndpointsOf<typeof payments>
  | EndpointsOf<typeof shipments>
  | EndpointsOf<typeof postalRates>
  | EndpointsOf<typeof prices>
  | EndpointsOf<typeof returns>
  | EndpointsOf<typeof reviews>
  | EndpointsOf<typeof legalSettings>
  | EndpointsOf<typeof settings>
  | (typeof settings.settingsGroups)[number]["read" | "write"]
  | EndpointsOf<typeof taxIds>
  | EndpointsOf<typeof users>
  | EndpointsOf<typeof vocabulary>
  | EndpointsOf<typeof withdrawals>

/** Endpoints by route, as types only, so that no schema reaches the browser. */
export type Contract = { [E in DeclaredEndpoints as E["route"]]: E }
export type RouteKey = keyof Contract

type InputField<Name extends string, Schema> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? { [N in Name]?: z.input<Schema> }
    : { [N in Name]: z.input<Schema> }
  : unknown

/** Input of a caller: path parameters, query and body, where declared. */
export type CallInput<E> =
  E extends Endpoint<string, infer Params, infer Query, infer _Headers, infer Body>
    ? InputField<"params", Params> & Partial<InputField<"query", Query>> & InputField<"body", Body>
    : never

export type CallReply<E> = E extends { reply: infer Reply extends z.ZodType }
  ? z.output<Reply>
  : never
