import type { z } from "zod"
import type { Endpoint } from "./kernel/endpoint.ts"
import type { settingsGroups } from "./settings/settings.ts"

type Modules =
  | typeof import("./accounts/account.ts")
  | typeof import("./accounts/addresses.ts")
  | typeof import("./accounts/users.ts")
  | typeof import("./cart/cart.ts")
  | typeof import("./catalogue/catalogue.ts")
  | typeof import("./catalogue/comparison.ts")
  | typeof import("./catalogue/parts.ts")
  | typeof import("./catalogue/vocabulary.ts")
  | typeof import("./customers/customers.ts")
  | typeof import("./imports/part-imports.ts")
  | typeof import("./invoices/invoice-register.ts")
  | typeof import("./invoices/invoices.ts")
  | typeof import("./lists/lists.ts")
  | typeof import("./mail/mail.ts")
  | typeof import("./matching/match.ts")
  | typeof import("./orders/draft-orders.ts")
  | typeof import("./orders/my-orders.ts")
  | typeof import("./orders/order-administration.ts")
  | typeof import("./orders/order-changes.ts")
  | typeof import("./orders/order-desk.ts")
  | typeof import("./orders/orders.ts")
  | typeof import("./orders/prices.ts")
  | typeof import("./orders/shipments.ts")
  | typeof import("./payments/bank-transfers.ts")
  | typeof import("./payments/payments.ts")
  | typeof import("./returns/returns.ts")
  | typeof import("./returns/withdrawals.ts")
  | typeof import("./reviews/part-reviews.ts")
  | typeof import("./reviews/reviews.ts")
  | typeof import("./settings/law-settings.ts")
  | typeof import("./settings/settings.ts")
  | typeof import("./shop/account-export.ts")
  | typeof import("./shop/audit.ts")
  | typeof import("./shop/overview.ts")
  | typeof import("./shop/reports.ts")
  | typeof import("./shop/shop.ts")
  | typeof import("./stock/expected-batches.ts")
  | typeof import("./stock/stock-levels.ts")
  | typeof import("./tax/postal-rates.ts")
  | typeof import("./tax/tax-ids.ts")

type EndpointsOf<Module> = Module extends unknown
  ? Extract<Module[keyof Module], { route: string }>
  : never
type DeclaredEndpoints = EndpointsOf<Modules> | (typeof settingsGroups)[number]["read" | "write"]

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
