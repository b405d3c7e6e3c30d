/** What is mutated together, and the tests that should notice. */
export interface Group {
  mutate: string[]
  tests: string[]
  /** Names of Stryker's mutators of no use here. */
  without?: string[]
}

const domain = (...names: string[]): Group => ({
  mutate: names.map((name) => `src/domain/**/${name}.ts`),
  tests: names.map((name) => `src/domain/**/${name}.test.ts`),
})

const operations = (names: string[], tests: string[]): Group => ({
  mutate: names.map((name) => `src/operations/**/${name}.ts`),
  tests,
})

/** Queries: of the text of their SQL, no part can be left out without breaking all of it. */
const queries = (names: string[], tests: string[]): Group => ({
  mutate: names.map((name) => `src/db/**/${name}.ts`),
  tests,
  without: ["StringLiteral"],
})

export const groups: Readonly<Record<string, Group>> = {
  domain: domain(
    "money",
    "card-limits",
    "agree-lines",
    "parse-dollars",
    "price-for",
    "price-hints",
    "quantity",
    "order",
    "password",
    "card-number",
    "network",
    "facets",
    "picture-bytes",
    "spreadsheet-cell",
  ),
  buying: operations(
    ["place-order", "agree-on-lines", "place-purchase"],
    [
      "src/http/**/{purchase,purchase-terms,many-lines,metrics,mail}.test.ts",
      "src/http/**/{order-cart,order-numbers,unpaid-orders}.test.ts",
      "test/races/{order-lines,stock-races}.test.ts",
      "test/security/abuse-values.test.ts",
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
      "src/operations/payments/reconcile-payments.test.ts",
    ],
  ),
  refunding: operations(
    ["sync-provider-refunds", "refund-order", "finish-refund"],
    [
      "src/http/**/{refunds,refunds-interrupted,refunds-elsewhere}.test.ts",
      "src/operations/payments/settle-payment.test.ts",
    ],
  ),
  ending: operations(
    [
      "cancel-order",
      "delete-order",
      "advance-order",
      "undo-advance",
      "restore-order",
      "unpaid-holders",
      "order-state",
    ],
    [
      "src/http/**/{orders,order-steps,unpaid-orders,webhook}.test.ts",
      "src/operations/**/{reconcile-payments,expire-unpaid-orders}.test.ts",
    ],
  ),
  reconciling: operations(
    ["reconcile-payments", "expire-unpaid-orders", "receive-payment-event"],
    [
      "src/operations/**/{reconcile-payments,expire-unpaid-orders}.test.ts",
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
    ["adjust-stock", "manage-parts", "edit-part"],
    ["src/http/**/{parts,part-edits,stock}.test.ts"],
  ),
  tokens: operations(
    ["access-token"],
    [
      "src/operations/accounts/access-token.test.ts",
      "src/http/**/{users,access-tokens,identity-totp}.test.ts",
    ],
  ),
  proving: operations(
    ["limit-attempts", "sign-in", "require-proof", "second-factor", "password-rules"],
    [
      "src/http/**/{identity,registering,identity-guessing,identity-totp,identity-mail,account}.test.ts",
      "src/http/accounts/security-log.test.ts",
    ],
  ),
  accounts: operations(
    [
      "close-account",
      "disconnect-identity",
      "sign-in-by-provider",
      "mail-links",
      "profiles",
      "change-password",
      "ensure-administrator",
    ],
    [
      "src/http/**/{account,connected-identities,identity-provider,id-tokens,identity-mail}.test.ts",
      "src/http/**/{identity,identity-totp,users,security-log}.test.ts",
      "src/operations/accounts/ensure-administrator.test.ts",
    ],
  ),
  repeating: operations(
    ["with-idempotency-key", "rate-limits"],
    ["src/http/**/{rate-limits,identity-guessing,parts,part-edits,stock,reviews}.test.ts"],
  ),
  serving: { mutate: ["src/http/kernel/serve.ts"], tests: ["src/http/kernel/serve.test.ts"] },
  rights: {
    mutate: [
      "src/http/kernel/authenticate.ts",
      "src/operations/kernel/as-admin.ts",
      "src/operations/accounts/remove-admin.ts",
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
      "src/http/**/{refunds-elsewhere,rate-limits}.test.ts",
      "src/operations/**/{settle-payment,reconcile-payments}.test.ts",
      "src/db/stock/move-stock.test.ts",
      "test/security/abuse-leaks.test.ts",
      "test/races/order-lines.test.ts",
    ],
  ),
}
