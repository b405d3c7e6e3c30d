import { testsPart } from "../tests-part.ts"

export const part = testsPart({
  name: "races",
  says: "everything that two can want at once, many times over",
  files: [
    "test/races/stock-races.test.ts",
    "test/races/order-races.test.ts",
    "test/races/order-lines.test.ts",
    "test/races/back-orders.test.ts",
    "src/http/orders/shipments.test.ts",
    "test/races/pay-or-delete.test.ts",
    "test/races/payment-convergence.test.ts",
    "test/model/model.test.ts",
    "test/model/units.test.ts",
    "src/operations/pictures/remove-unused-uploads.test.ts",
  ],
  claims: [
    {
      goal: 2,
      what: "oversold",
      wanted: "0 in 20 × (200 buyers, stock 50)",
      tests: /200 buyers, 50 in stock/,
    },
    {
      what: "orders of several lines and carts over the same scarce parts, with cancels, refunds and imports",
      wanted: "0 oversold, 0 half orders, 0 deadlocks, in 10 × (100 buyers × 20 lines)",
      tests: /many buyers of several lines/,
    },
    {
      what: "mixed sizes",
      wanted: "nobody refused what was left, or below the minimum",
      tests: /buyers of all sizes/,
    },
    {
      what: "the same purchase, repeated",
      wanted: "1 order",
      tests: /50 times the same key/,
    },
    {
      what: "shipments of one order at once, with the status button and a refund by line",
      wanted: "no unit sent twice, or sent and paid back",
      tests: /never send more than there is|sends nothing twice/,
    },
    {
      what: "sent, cancelled, sent back and refunded in any order, against a model",
      wanted: "units, stock and money as the model says, in 300 orders",
      tests: /whatever of an order is sent/,
    },
    {
      what: "a picture used while what nobody uses is removed",
      wanted: "kept, or told, in 200 rounds",
      tests: /uploads or uses one at that moment/,
    },
    { what: "payment pages of one order", wanted: "1 intent", tests: /20 payment pages/ },
    { what: "double click on the status", wanted: "1 change", tests: /20 clicks/ },
    { what: "hoarding", wanted: "≤ 50 held", tests: /1,000 attempts/ },
    {
      what: "archived during purchase",
      wanted: "sold before, or 404",
      tests: /taken off the shop meanwhile/,
    },
    {
      what: "price changed during purchase",
      wanted: "charged as shown, or 409",
      tests: /a price that changes/,
    },
    {
      goal: 8,
      what: "charged twice",
      wanted: "0 of 500 double submits in two tabs and more",
      tests: /many buttons pressed twice/,
    },
    {
      goal: 9,
      what: "paid and deleted",
      wanted: "0 of 500",
      tests: /an order is paid or deleted, never both/,
    },
    {
      goal: 10,
      what: "webhook, browser, reconciler, in every order, ×1 and ×10",
      wanted: "the same end",
      tests: /each \d+ times/,
    },
    { goal: 10, what: "the same at once", wanted: "the same end", tests: /all at once, each/ },
  ],
})
