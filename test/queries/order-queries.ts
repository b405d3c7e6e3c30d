import * as drafts from "#db/orders/draft-orders.ts"
import { listLinesToEdit } from "#db/orders/edit-order.ts"
import * as myOrders from "#db/orders/my-orders.ts"
import { countOrderNotes, listOrderNotes, readOrderUnitStates } from "#db/orders/order-desk.ts"
import * as history from "#db/orders/order-history.ts"
import * as orders from "#db/orders/orders.ts"
import * as recall from "#db/orders/recall.ts"
import * as unpaid from "#db/orders/unpaid-orders.ts"
import { listPayableOrdersOf, recordOpened } from "#db/payments/payments.ts"
import * as returns from "#db/returns/returns.ts"
import { listWithdrawalsOf } from "#db/returns/withdrawals.ts"
import { exportOwnOrders } from "#db/shop/export-rows.ts"
import { email, id, page, type Queries, recently, tokenHash, user } from "./queries.ts"

const mine = { limit: 51, sort: "newest" } as const
const sought = { search: "SKU-77", from: recently, before: new Date() }
const days = { from: "2026-01-01", to: "2026-01-02", timeZone: "Europe/Berlin" }
const recallMail = {
  number: "B-77",
  key: "a",
  data: { number: "B-77", subject: "Recall", message: "Send it back." },
  maxNamedOrders: 20,
}

/** Queries about orders and returns. */
export const orderQueries: Queries = {
  "a part's units in unpaid orders": (tx) => orders.countHeldUnits(tx, id),
  "an order": (tx) => orders.findVisibleOrder(tx, id),
  "an order with its lines": (tx) => orders.findShownOrder(tx, id),
  "an order, locked": (tx) => orders.lockOrder(tx, id),
  "an order's steps": (tx) => history.listOrderSteps(tx, id, ["order.advance", "order.ship"]),
  "lines of an order to edit": (tx) => listLinesToEdit(tx, id),
  "draft orders": (tx) => drafts.listDrafts(tx, { limit: 50 }),
  "draft orders of a state, next page": (tx) =>
    drafts.listDrafts(tx, { limit: 50, state: "expired", afterId: id }),
  "a draft order": (tx) => drafts.findDraft(tx, id),
  "offers to an account": (tx) => drafts.listOfferRows(tx, user),
  "a draft order by its link": (tx) => drafts.findDraftByToken(tx, tokenHash),
  "orders with a tag": (tx) => orders.listVisibleOrders(tx, { ...page, tag: "Tag 7" }),
  "an order's notes": (tx) => listOrderNotes(tx, id),
  "an order's notes counted": (tx) => countOrderNotes(tx, id),
  "an order's mails": (tx) => history.listOrderMails(tx, [`order-placed:${id}`]),
  "an order's refunds": (tx) => history.listOrderRefunds(tx, id),
  "my orders": (tx) => myOrders.listOwnOrders(tx, user, mine),
  "my orders, next page of the dearest": (tx) =>
    myOrders.listOwnOrders(tx, user, { ...mine, sort: "dearest", afterId: id }),
  "my orders by a part and dates": (tx) =>
    myOrders.listOwnOrders(tx, user, { ...mine, ...sought, state: "unpaid" }),
  "my waiting orders": (tx) => myOrders.listOwnOrders(tx, user, { ...mine, state: "waiting" }),
  "states of the units of my orders": (tx) => readOrderUnitStates(tx, [id, "78".padStart(24, "0")]),
  "my orders, counted": (tx) => myOrders.countOwnOrders(tx, user, sought),
  "my orders, as a file": (tx) => exportOwnOrders(tx, user, {}).next(),
  "returned lines of an order": (tx) => returns.listLinesBack(tx, id, 30),
  "an order's returns": (tx) => returns.listReturnsOf(tx, id),
  "a return": (tx) => returns.findReturn(tx, id),
  "returns, first page": (tx) => returns.listReturnRows(tx, page),
  "returns, next page": (tx) => returns.listReturnRows(tx, { ...page, afterId: id }),
  "returns of a state": (tx) => returns.listReturnRows(tx, { ...page, state: "asked" }),
  "returns of a state, counted": (tx) => returns.countReturns(tx, "asked"),
  "an account's withdrawals": (tx) => listWithdrawalsOf(tx, user),
  "an account's returns": (tx) => returns.listReturnsOfBuyer(tx, user),
  "recalled orders, first page": (tx) => recall.listRecalledOrders(tx, "B-77", page),
  "recalled orders, next page": (tx) =>
    recall.listRecalledOrders(tx, "B-77", { ...page, after: id }),
  "recalled orders, counted": (tx) => recall.countRecalled(tx, "B-77"),
  "audit entries of a recall": (tx) =>
    recall.insertRecallSteps(tx, "B-77", {
      action: "order.recall",
      actorId: user,
      requestId: null,
      subject: "Recall",
      buyerIds: [user],
    }),
  "mails of a recall": (tx) => recall.insertRecallMails(tx, recallMail),
  "parts that I bought": (tx) => myOrders.listBoughtParts(tx, user, 200),
  "my payable orders": (tx) => listPayableOrdersOf(tx, user, 2000),
  "my order opened": (tx) => recordOpened(tx, id),
  "orders, first page": (tx) => orders.listVisibleOrders(tx, page),
  "orders, next page": (tx) => orders.listVisibleOrders(tx, { ...page, afterId: id }),
  "pending orders": (tx) => orders.listVisibleOrders(tx, { ...page, status: "pending" }),
  "approved orders": (tx) => orders.listVisibleOrders(tx, { ...page, status: "approved" }),
  "unpaid orders": (tx) => orders.listVisibleOrders(tx, { ...page, paid: false }),
  "paid orders": (tx) => orders.listVisibleOrders(tx, { ...page, paid: true }),
  "removed orders": (tx) => orders.listVisibleOrders(tx, { ...page, removed: true }),
  "orders by id": (tx) => orders.listVisibleOrders(tx, { ...page, search: id.slice(0, 23) }),
  "an order's lines": (tx) => orders.listOrderLines(tx, id),
  "orders by number": (tx) => orders.listVisibleOrders(tx, { ...page, search: "CA-2026-0077" }),
  "an order by its number": (tx) => orders.findOrderNumbered(tx, "CA-2026-000077"),
  "my orders by number": (tx) => myOrders.listOwnOrders(tx, user, { ...mine, search: "000077" }),
  "orders by a line's name": (tx) => orders.listVisibleOrders(tx, { ...page, search: "c4ca4238" }),
  "orders by a part's number": (tx) => orders.listVisibleOrders(tx, { ...page, search: "SKU-77" }),
  "orders of an account": (tx) => orders.listVisibleOrders(tx, { ...page, buyer: [email, email] }),
  "orders of a period": (tx) => orders.listVisibleOrders(tx, { ...page, placed: days }),
  "orders with freight to be agreed": (tx) =>
    orders.listVisibleOrders(tx, { ...page, freightDue: true }),
  "orders awaiting a transfer": (tx) =>
    orders.listVisibleOrders(tx, { ...page, transfer: "awaited" }),
  "orders with transfers to be settled": (tx) =>
    orders.listVisibleOrders(tx, { ...page, transfer: "due" }),
  "overdue transfers": (tx) => unpaid.listTransfersOverdue(tx),
  "transfers to be reminded of": (tx) => unpaid.listTransfersEnding(tx, 2),
  "orders to a country": (tx) => orders.listVisibleOrders(tx, { ...page, country: "DE" }),
  "orders by delivery": (tx) => orders.listVisibleOrders(tx, { ...page, delivery: "Express" }),
  "partly shipped orders": (tx) => orders.listVisibleOrders(tx, { ...page, shipped: "part" }),
  "orders to approve": (tx) =>
    orders.listVisibleOrders(tx, { ...page, status: "pending", paid: true, shipped: "open" }),
  "partly refunded orders": (tx) => orders.listVisibleOrders(tx, { ...page, refunded: "part" }),
  "orders with a note": (tx) => orders.listVisibleOrders(tx, { ...page, noted: true }),
  "orders by their invoice": (tx) =>
    orders.listVisibleOrders(tx, { ...page, search: "INV-2026-000077" }),
  "orders waiting for stock": (tx) => orders.listVisibleOrders(tx, { ...page, waiting: true }),
  "orders of an amount": (tx) =>
    orders.listVisibleOrders(tx, { ...page, leastCents: 3000, mostCents: 5000 }),
  "the largest orders, next page": (tx) =>
    orders.listVisibleOrders(tx, { ...page, sort: "dearest", afterId: id }),
  "the oldest unpaid orders": (tx) =>
    orders.listVisibleOrders(tx, { ...page, paid: false, sort: "oldest" }),
  "orders by name, the smallest": (tx) =>
    orders.listVisibleOrders(tx, { ...page, search: "c4ca4238", sort: "cheapest" }),
  "orders, counted": (tx) => orders.countOrders(tx, { status: "pending" }, 1000),
  "orders by buyer": (tx) => orders.listVisibleOrders(tx, { ...page, search: "yer-777@" }),
  "half-cancelled orders": (tx) => unpaid.listHalfCancelled(tx, recently),
  "orders unpaid for a long time": (tx) => unpaid.listUnpaidSince(tx, "unproved", 24 * 170),
  "unpaid orders without a warning": (tx) =>
    unpaid.listUnwarned(tx, "usual", { from: 24 * 170, to: 24 * 171 }),
  "an account's unpaid orders, locked": (tx) => unpaid.lockUnpaidOf(tx, user, 50),
  "an account's unpaid orders, counted": (tx) => unpaid.countUnpaidOf(tx, user),
  "buyers with unpaid orders, by name": (tx) =>
    unpaid.listBuyersWithUnpaidOrders(tx, { search: "yer-777@", limit: 50 }),
  "buyers with unpaid orders": (tx) =>
    unpaid.listBuyersWithUnpaidOrders(tx, { search: undefined, limit: 50 }),
  "orders by two letters": (tx) => orders.listVisibleOrders(tx, { ...page, search: "zq" }),
  "unpaid delivered orders": (tx) =>
    orders.listVisibleOrders(tx, { ...page, status: "delivered", paid: false }),
}
