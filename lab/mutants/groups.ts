/** Code that is mutated together, and the tests that must detect it. */
export interface Group {
  mutate: string[]
  tests: string[]
  /** Stryker mutators to exclude, because they are useless here. */
  without?: string[]
}

/** Group of pure rules with the tests beside them, and other quick tests: half a second per mutant. */
const domain = (files: string[], others: string[] = []): Group => ({
  mutate: files.map((file) => `src/domain/${file}.ts`),
  tests: [...files.map((file) => `src/domain/${file}.test.ts`), ...others],
})

const operations = (names: string[], tests: string[]): Group => ({
  mutate: names.map((name) => `src/operations/**/${name}.ts`),
  tests,
})

/** Group of queries. Excludes string mutations, because every change of their SQL breaks all of it. */
const queries = (names: string[], tests: string[]): Group => ({
  mutate: names.map((name) => `src/db/**/${name}.ts`),
  tests,
  without: ["StringLiteral"],
})

export const groups: Readonly<Record<string, Group>> = {
  pricing: domain(["pricing/*", "payments/*"]),
  tax: domain(["tax/*", "orders/charges"]),
  delivery: domain(["delivery/*"]),
  units: domain([
    "orders/{quantity,agree-lines,shipment,edit-lines,order}",
    "stock/promise",
    "catalogue/{quantity-limits,lifecycle,field-texts}",
    "lists/parts-list",
  ]),
  sentBack: domain(["returns/*", "reviews/*"]),
  domain: domain(
    ["accounts/*", "{network,catalogue/facets,pictures/file-signatures,shop/spreadsheet-cell}"],
    ["src/adapters/pictures/check-pdf.test.ts"],
  ),
  buying: operations(
    ["place-order", "agree-on-order", "place-purchase"],
    [
      "src/http/orders/{purchase,purchase-terms,many-lines,order-terms,agreed-terms,unpaid-orders}.test.ts",
      "src/http/{cart/order-cart,operator/metrics,mail/mail}.test.ts",
      "test/races/{order-lines,stock-races}.test.ts",
      "test/security/abuse-values.test.ts",
    ],
  ),
  charging: operations(
    ["order-terms", "charge-*", "tax-charges", "price-lines"],
    [
      "src/http/orders/{order-charges,price-lines,taxed-orders,delivered-orders,delivery-tax}.test.ts",
      "src/operations/orders/tax-charges.test.ts",
    ],
  ),
  taxNumbers: operations(
    ["tax/*"],
    ["src/http/tax/tax-ids.test.ts", "src/http/settings/tax-settings.test.ts"],
  ),
  carts: {
    mutate: ["src/operations/cart/*.ts", "src/domain/cart/*.ts"],
    tests: [
      "src/domain/cart/*.test.ts",
      "src/http/cart/{cart,order-cart,visitors-cart,cart-model}.test.ts",
    ],
  },
  cancelling: {
    mutate: ["src/operations/orders/changes/*.ts", "src/domain/orders/order-actions.ts"],
    tests: [
      "src/domain/orders/order-actions.test.ts",
      "src/http/orders/{cancel-orders,order-details}.test.ts",
      "src/operations/orders/changes/recalculate-tax.test.ts",
    ],
  },
  shipping: operations(
    ["shipments/{ship,change}-*", "recall"],
    ["src/http/orders/{shipments,shipments-taken-back,order-steps,recall}.test.ts"],
  ),
  returning: operations(["returns/*"], ["src/http/returns/{returns,return-limits}.test.ts"]),
  reviewing: operations(["reviews/*"], ["src/http/reviews/*.test.ts"]),
  invoicing: {
    mutate: [
      "src/operations/invoices/{issue-*,invoice-facts,read-invoices,invoice-ubl}.ts",
      "src/domain/invoices/*.ts",
    ],
    tests: [
      "src/domain/invoices/*.test.ts",
      "src/operations/invoices/invoice-ubl.test.ts",
      "src/http/invoices/{invoices,taxed-invoices}.test.ts",
    ],
  },
  desk: operations(
    ["place-order-for", "order-desk"],
    ["src/http/orders/{orders-for-customers,order-desk}.test.ts"],
  ),
  waiting: operations(
    ["manage-batches"],
    ["src/http/stock/expected-batches.test.ts", "src/http/orders/back-orders.test.ts"],
  ),
  owning: operations(
    ["lists/*", "accounts/addresses", "read-orders", "my-orders"],
    [
      "src/http/lists/{lists,use-lists}.test.ts",
      "src/http/accounts/addresses.test.ts",
      "src/http/orders/{my-orders,orders}.test.ts",
    ],
  ),
  settling: operations(
    ["settle-payment"],
    ["src/operations/payments/settle-payment.test.ts", "src/http/payments/webhook.test.ts"],
  ),
  paying: operations(
    ["start-payment", "confirm-payment", "payment-intent"],
    [
      "src/http/**/{payments,confirm-payment,rate-limits,webhook}.test.ts",
      "src/operations/orders/reconcile-payments.test.ts",
    ],
  ),
  refunding: operations(
    ["refund-order", "price-refund", "finish-refund"],
    [
      "src/http/**/{refunds,refunds-interrupted,refunds-elsewhere}.test.ts",
      "src/operations/payments/settle-payment.test.ts",
    ],
  ),
  ending: operations(
    ["cancel-order", "delete-order", "order-steps", "order-access"],
    [
      "src/http/**/{orders,delete-order,order-steps,unpaid-orders,webhook}.test.ts",
      "src/operations/**/{reconcile-payments,unpaid-orders}.test.ts",
    ],
  ),
  reconciling: operations(
    ["reconcile-payments", "unpaid-orders", "receive-payment-event"],
    [
      "src/operations/**/{reconcile-payments,unpaid-orders}.test.ts",
      "src/http/**/{webhook,refunds-elsewhere,rate-limits}.test.ts",
    ],
  ),
  importing: operations(
    ["apply-part-import", "work-on-import"],
    [
      "src/http/**/{part-imports,part-import-files,part-import-races}.test.ts",
      "test/security/lost-rights.test.ts",
    ],
  ),
  stock: operations(
    ["adjust-stock", "manage-parts"],
    ["src/http/**/{parts,part-edits,stock}.test.ts"],
  ),
  tokens: operations(
    ["access-token"],
    [
      "src/operations/sessions/access-token.test.ts",
      "src/http/**/{users,access-tokens,identity,identity-totp}.test.ts",
    ],
  ),
  proving: operations(
    ["change-credentials", "sign-in", "password-rules"],
    [
      "src/http/**/{identity,registering,identity-guessing,identity-totp,identity-mail,account}.test.ts",
      "src/http/**/{connected-identities,identity-provider,id-tokens}.test.ts",
      "src/http/accounts/security-log.test.ts",
    ],
  ),
  accounts: operations(
    ["account-data", "mail-links", "account", "administrators"],
    [
      "src/http/**/{account,identity-mail}.test.ts",
      "src/http/**/{identity,identity-totp,users,security-log}.test.ts",
      "src/operations/accounts/administrators.test.ts",
    ],
  ),
  repeating: operations(
    ["with-idempotency-key", "rate-limits"],
    ["src/http/**/{rate-limits,identity-guessing,parts,part-edits,stock,reviews}.test.ts"],
  ),
  serving: {
    mutate: ["src/http/kernel/serve.ts"],
    tests: ["src/http/kernel/{serve,expensive-queries}.test.ts"],
  },
  rights: {
    mutate: [
      "src/http/kernel/authenticate.ts",
      "src/operations/kernel/as-admin.ts",
      "src/operations/accounts/administrators.ts",
    ],
    tests: [
      "src/http/**/{administrators,serve,parts,visitors-cart,pictures}.test.ts",
      "src/operations/kernel/as-admin.test.ts",
      "src/cli/admin.test.ts",
    ],
  },
  queries: queries(
    ["place-order", "move-stock", "payments", "refunds", "catalogue/parts"],
    [
      "src/http/**/{purchase,purchase-terms,parts,part-edits,part-events,exports,stock,payments,refunds,webhook}.test.ts",
      "src/http/**/{refunds-elsewhere,refunds-interrupted,rate-limits}.test.ts",
      "src/http/orders/{back-orders,many-lines,shipments-taken-back}.test.ts",
      "src/operations/**/{settle-payment,reconcile-payments}.test.ts",
      "src/db/stock/move-stock.test.ts",
      "test/security/abuse-leaks.test.ts",
      "test/races/order-lines.test.ts",
    ],
  ),
  saleQueries: queries(
    [
      "returns/*",
      "invoices/*",
      "cart/*",
      "orders/{shipments,edit-order,line-units}",
      "stock/expected-batches",
      "reviews/part-reviews",
    ],
    [
      "src/http/returns/{returns,return-limits}.test.ts",
      "src/http/invoices/invoices.test.ts",
      "src/http/cart/{cart,visitors-cart}.test.ts",
      "src/http/orders/{shipments,cancel-orders,back-orders}.test.ts",
      "src/http/stock/expected-batches.test.ts",
      "src/http/reviews/{part-reviews,part-review-moderation}.test.ts",
    ],
  ),
}
