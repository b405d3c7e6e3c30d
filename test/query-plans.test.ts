import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import * as tokens from "#db/accounts/access-tokens.ts"
import * as accounts from "#db/accounts/accounts.ts"
import * as addresses from "#db/accounts/addresses.ts"
import * as profiles from "#db/accounts/profiles.ts"
import * as sessions from "#db/accounts/sessions.ts"
import * as users from "#db/accounts/users.ts"
import * as cartLines from "#db/cart/cart-lines.ts"
import * as carts from "#db/cart/carts.ts"
import {
  findPartBySlug,
  listCategoryRows,
  listPartsById,
  listPartsIn,
  listSlugs,
} from "#db/catalogue/catalogue-parts.ts"
import { type GridView, listGridParts } from "#db/catalogue/grid-parts.ts"
import { listNearbyParts } from "#db/catalogue/nearby-parts.ts"
import { listKeptParts, listOfferedParts } from "#db/catalogue/offered-parts.ts"
import { listPartChangeRows } from "#db/catalogue/part-changes.ts"
import { listIdsOfTexts, listWrittenParts, readPartWrites } from "#db/catalogue/part-writes.ts"
import * as parts from "#db/catalogue/parts.ts"
import type { Database, Transaction } from "#db/connection/client.ts"
import * as invoices from "#db/invoices/invoices.ts"
import * as uninvoiced from "#db/invoices/uninvoiced.ts"
import { listPartListLines } from "#db/lists/part-list-lines.ts"
import * as lists from "#db/lists/part-lists.ts"
import * as mail from "#db/mail/mail-outbox.ts"
import * as choices from "#db/matching/match-choices.ts"
import { readPartsToMatch } from "#db/matching/matched-parts.ts"
import { listBoughtParts } from "#db/orders/bought-parts.ts"
import * as myOrders from "#db/orders/my-orders.ts"
import * as history from "#db/orders/order-history.ts"
import { countOrderNotes, listOrderNotes } from "#db/orders/order-notes.ts"
import { readOrderPlaces } from "#db/orders/order-places.ts"
import * as orders from "#db/orders/orders.ts"
import { lockOrderStart, readOrderStart, writeLockedOrder } from "#db/orders/place-order.ts"
import { readOrdersOf } from "#db/orders/read-orders-of.ts"
import { countUnpaidOf, listUnpaidHolders, lockUnpaidOf } from "#db/orders/unpaid-holders.ts"
import * as unpaid from "#db/orders/unpaid-orders.ts"
import { listPayableOrdersOf, recordOpened } from "#db/payments/payable-orders.ts"
import * as payments from "#db/payments/payments.ts"
import * as refunds from "#db/payments/refunds.ts"
import { isKnownEvent } from "#db/payments/webhook-events.ts"
import * as uploads from "#db/pictures/uploads.ts"
import { listLinesBack } from "#db/returns/lines-back.ts"
import * as returns from "#db/returns/returns.ts"
import * as reviews from "#db/reviews/reviews.ts"
import * as audit from "#db/shop/audit-entries.ts"
import { auditCursor, exportOwnOrders, orderCursor, partCursor } from "#db/shop/export-rows.ts"
import { claimKey, storeAnswer } from "#db/shop/idempotency-keys.ts"
import * as overview from "#db/shop/overview.ts"
import { readShopFigures } from "#db/shop/shop-figures.ts"
import * as batches from "#db/stock/expected-batches.ts"
import { listMovementRows } from "#db/stock/stock-movements.ts"
import * as taxIds from "#db/tax/tax-ids.ts"
import { testDatabase } from "./database.ts"
import { manyRows } from "./many-rows.ts"
import { partReviewQueries } from "./part-review-queries.ts"

/** Some ten seconds; a machine that others keep busy needs many times that. */
const FILLED_MS = 240_000

let pool: pg.Pool
let db: Database
let dropDatabase: () => Promise<void>
let asked: { text: string; values: unknown[] }[] = []
beforeAll(async () => {
  const { url, close } = await testDatabase()
  dropDatabase = close
  pool = new pg.Pool({ connectionString: url, max: 2 })
  for (const statement of [...manyRows, jobCounts]) await pool.query(statement)
  const logger = {
    logQuery: (text: string, values: unknown[]) => {
      if (!/^(begin|commit|rollback)/i.test(text)) asked.push({ text, values })
    },
  }
  db = drizzle({ client: pool, logger })
}, FILLED_MS)
afterAll(async () => {
  await pool.end()
  await dropDatabase()
})

/** As the job queue has it, which makes it when a shop starts. */
const jobCounts = `create schema jobs create table queue
  (name text, queued_count integer, active_count integer, failed_count integer)`

async function snapshotOf(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ snapshot: string }>(
    "select pg_current_snapshot()::text as snapshot",
  )
  return rows[0]?.snapshot ?? ""
}

const user = "user-77"
const email = "buyer-77@example.com"
const id = "77".padStart(24, "0")
const tokenHash = createHash("sha256").update("token-77").digest()
const recently = new Date(Date.now() - 60_000)
const page = { limit: 100 }
const looked = { limit: 50, most: 5_000 }
const mine = { limit: 51, sort: "newest" } as const
const sought = { search: "SKU-77", from: recently, before: new Date() }
const claim = { userId: user, key: "a key", requestHash: tokenHash }
const buyer = { id: user, email, name: "Buyer" }
const part = { id, name: "A part", version: 1 }

const days = { from: "2026-01-01", to: "2026-01-02", timeZone: "Europe/Berlin" }
const newestFirst: GridView = { search: "", category: undefined, sort: undefined }

/** What the shop asks for one row or one page of rows, and the rounds it makes. */
const queries: Record<string, (tx: Transaction) => Promise<unknown>> = {
  "a token used": (tx) => tokens.touchToken(tx, tokenHash),
  "tokens that are too many": (tx) =>
    tokens.trimTokens(tx, { userId: user, sessionId: "session-77", keep: 19 }),
  "a user": (tx) => users.findUser(tx, user),
  "a user by e-mail": (tx) => users.findUserByEmail(tx, email),
  "a user held": (tx) => users.lockUser(tx, user),
  "users, first page": (tx) => users.listUserRows(tx, page),
  "users, next page": (tx) => users.listUserRows(tx, { ...page, afterId: user }),
  "users by name": (tx) => users.listUserRows(tx, { ...page, search: "c4ca4238" }),
  "some administrator": (tx) => users.hasAdministrator(tx),
  "all administrators": (tx) => profiles.lockAdministrators(tx),
  "a profile": (tx) => profiles.findProfile(tx, email),
  "an account": (tx) => accounts.findAccount(tx, user),
  "an account's ways in": (tx) => accounts.listSignInWays(tx, user),
  "an account's addresses": (tx) => addresses.listAddressRows(tx, user),
  "an account's address": (tx) => addresses.findAddress(tx, user, id),
  "an account's addresses counted": (tx) => addresses.countAddresses(tx, user),
  "an account's default address cleared": (tx) => addresses.clearDefaultAddress(tx, user),
  "an account's tax ids": (tx) => taxIds.listTaxIdRows(tx, user),
  "an account's tax id": (tx) => taxIds.findTaxId(tx, user, id),
  "tax ids that wait": (tx) => taxIds.listWaitingRows(tx, 100),
  "tax ids to ask about": (tx) => taxIds.listUnansweredNumbers(tx, ["eu_vat", "gb_vat"], 20),
  "an account's tax ids that count": (tx) => taxIds.listValidTaxIds(tx, user),
  "an account's orders": (tx) => readOrdersOf(tx, user).next(),
  "an account's open orders": (tx) => accounts.listOpenOrdersOf(tx, user),
  "an account's reviews": (tx) => accounts.listReviewsOf(tx, user),
  "an account erased": (tx) => accounts.eraseAccount(tx, "user-99", "buyer-99@example.com"),
  "sessions of one": (tx) => sessions.listSessionsOf(tx, user),
  "sessions ended": (tx) => sessions.endSessions(tx, user, {}),
  "live parts": (tx) => parts.listLiveParts(tx),
  "a part": (tx) => parts.findPart(tx, id),
  "a part's changes": (tx) => listPartChangeRows(tx, id, 100),
  "a part's batches": (tx) => batches.listOpenBatches(tx, id),
  "a part's batches counted": (tx) => batches.countOpenBatches(tx, id),
  "a batch held": (tx) => batches.lockBatch(tx, id),
  "parts' states": (tx) => parts.listPartStates(tx, [id]),
  "a part's movements": (tx) => listMovementRows(tx, id, 100),
  "a part's held units": (tx) => orders.countHeldUnits(tx, id),
  "an order": (tx) => orders.findVisibleOrder(tx, id),
  "an order with its lines": (tx) => orders.findShownOrder(tx, id),
  "an order held": (tx) => orders.lockOrder(tx, id),
  "an order's steps": (tx) => history.listOrderSteps(tx, id),
  "an order's notes": (tx) => listOrderNotes(tx, id),
  "an order's notes counted": (tx) => countOrderNotes(tx, id),
  "an order's mails": (tx) => history.listOrderMails(tx, [`order-placed:${id}`]),
  "an order's refunds": (tx) => history.listOrderRefunds(tx, id),
  "my orders": (tx) => myOrders.listOwnOrders(tx, user, mine),
  "my orders, next page of the dearest": (tx) =>
    myOrders.listOwnOrders(tx, user, { ...mine, sort: "dearest", afterId: id }),
  "my orders by a part and dates": (tx) =>
    myOrders.listOwnOrders(tx, user, { ...mine, ...sought, state: "unpaid" }),
  "my orders that wait": (tx) => myOrders.listOwnOrders(tx, user, { ...mine, state: "waiting" }),
  "what of my orders is where": (tx) => readOrderPlaces(tx, [id, "78".padStart(24, "0")]),
  "my orders counted": (tx) => myOrders.countOwnOrders(tx, user, sought),
  "my orders, as a file": (tx) => exportOwnOrders(tx, user, {}).next(),
  "what came back of an order": (tx) => listLinesBack(tx, id, 30),
  "an order's returns": (tx) => returns.listReturnsOf(tx, id),
  "a return": (tx) => returns.findReturn(tx, id),
  "returns, first page": (tx) => returns.listReturnRows(tx, page),
  "returns, next page": (tx) => returns.listReturnRows(tx, { ...page, afterId: id }),
  "returns of a state": (tx) => returns.listReturnRows(tx, { ...page, state: "asked" }),
  "an account's returns": (tx) => returns.listReturnsOfBuyer(tx, user),
  "what somebody has bought": (tx) => listBoughtParts(tx, user, 200),
  "my payable orders": (tx) => listPayableOrdersOf(tx, user, 2000),
  "my order opened": (tx) => recordOpened(tx, id),
  "orders, first page": (tx) => orders.listVisibleOrders(tx, page),
  "orders, next page": (tx) => orders.listVisibleOrders(tx, { ...page, afterId: id }),
  "orders that wait": (tx) => orders.listVisibleOrders(tx, { ...page, status: "pending" }),
  "orders under way": (tx) => orders.listVisibleOrders(tx, { ...page, status: "approved" }),
  "orders unpaid": (tx) => orders.listVisibleOrders(tx, { ...page, paid: false }),
  "orders paid": (tx) => orders.listVisibleOrders(tx, { ...page, paid: true }),
  "orders removed": (tx) => orders.listVisibleOrders(tx, { ...page, removed: true }),
  "orders by id": (tx) => orders.listVisibleOrders(tx, { ...page, search: id.slice(0, 23) }),
  "an order's lines": (tx) => orders.listOrderLines(tx, id),
  "orders by number": (tx) => orders.listVisibleOrders(tx, { ...page, search: "CA-2026-0077" }),
  "an order by its number": (tx) => orders.findOrderNumbered(tx, "CA-2026-000077"),
  "my orders by number": (tx) => myOrders.listOwnOrders(tx, user, { ...mine, search: "000077" }),
  "orders by a line's name": (tx) => orders.listVisibleOrders(tx, { ...page, search: "c4ca4238" }),
  "orders by a part's number": (tx) => orders.listVisibleOrders(tx, { ...page, search: "SKU-77" }),
  "orders of an account": (tx) => orders.listVisibleOrders(tx, { ...page, buyer: [email, email] }),
  "orders of some days": (tx) => orders.listVisibleOrders(tx, { ...page, placed: days }),
  "orders that wait for stock": (tx) => orders.listVisibleOrders(tx, { ...page, waiting: true }),
  "orders of an amount": (tx) =>
    orders.listVisibleOrders(tx, { ...page, leastCents: 3000, mostCents: 5000 }),
  "the largest orders, next page": (tx) =>
    orders.listVisibleOrders(tx, { ...page, sort: "dearest", afterId: id }),
  "the oldest unpaid orders": (tx) =>
    orders.listVisibleOrders(tx, { ...page, paid: false, sort: "oldest" }),
  "orders by name, the smallest": (tx) =>
    orders.listVisibleOrders(tx, { ...page, search: "c4ca4238", sort: "cheapest" }),
  "orders counted": (tx) => orders.countOrders(tx, { status: "pending" }, 1000),
  "orders by buyer": (tx) => orders.listVisibleOrders(tx, { ...page, search: "yer-777@" }),
  "orders half cancelled": (tx) => unpaid.listHalfCancelled(tx, recently),
  "orders unpaid for long": (tx) => unpaid.listUnpaidSince(tx, "unproved", 24 * 170),
  "orders not told": (tx) => unpaid.listToldNothing(tx, "proved", { from: 24 * 170, to: 24 * 171 }),
  "an account's unpaid orders held": (tx) => lockUnpaidOf(tx, user, 50),
  "an account's unpaid orders counted": (tx) => countUnpaidOf(tx, user),
  "who of a name holds what unpaid": (tx) =>
    listUnpaidHolders(tx, { search: "yer-777@", limit: 50 }),
  "who holds what unpaid": (tx) => listUnpaidHolders(tx, { search: undefined, limit: 50 }),
  "an order's invoices": (tx) => invoices.listInvoicesOf(tx, id),
  "an order's invoice": (tx) => invoices.findInvoiceOf(tx, id),
  "an order that may be invoiced": (tx) => uninvoiced.mayInvoice(tx, id),
  "orders to invoice": (tx) => uninvoiced.listUninvoicedOrders(tx, { withinDays: 2, limit: 200 }),
  "refunds to credit": (tx) => uninvoiced.listUncreditedRefunds(tx, { withinDays: 2, limit: 200 }),
  "an order's refunds to credit": (tx) =>
    uninvoiced.listUncreditedRefunds(tx, { orderId: id, limit: 20 }),
  "an order's open payment": (tx) => payments.findOpenPayment(tx, id),
  "an order's last payment": (tx) => payments.findLastPayment(tx, id),
  "a payment by intent": (tx) => payments.findPaymentByIntent(tx, "pi_77"),
  "a payer": (tx) => payments.findPayer(tx, "pi_77"),
  "a payment's refunds": (tx) => refunds.listRefundsOf(tx, 77),
  "refunds due": (tx) => refunds.listDueRefunds(tx, recently, recently),
  "an event known": (tx) => isKnownEvent(tx, "evt_77"),
  "an account's cart": (tx) => carts.findCart(tx, { userId: user }),
  "a visitor's cart": (tx) => carts.findCart(tx, { tokenHash }),
  "a cart counted": (tx) => carts.findCartSize(tx, { userId: user }),
  "a cart opened": (tx) => carts.openCart(tx, { userId: "user-15000" }),
  "a cart's lines": (tx) => cartLines.listCartLines(tx, 77),
  "parts that are kept": (tx) => listKeptParts(tx, [id]),
  "lines saved": async (tx) =>
    cartLines.saveCartLines(tx, 77, await cartLines.listCartLines(tx, 77)),
  "lines of two carts": (tx) =>
    cartLines.joinCartLines(tx, { from: 78, to: 77 }, { lines: 9, units: 9 }),
  "lines removed": (tx) => cartLines.removeCartLines(tx, 77, [id]),
  "a cart's next version": (tx) => carts.nextVersion(tx, { id: 77, version: 0 }),
  "a cart deleted": (tx) => carts.deleteCart(tx, 77),
  "an account's parts lists": (tx) => lists.listPartLists(tx, user),
  "parts lists counted": (tx) => lists.countPartLists(tx, user),
  "a parts list": (tx) => lists.findPartList(tx, user, "list-76"),
  "a parts list by its link": (tx) => lists.findSharedList(tx, tokenHash),
  "a parts list held": (tx) => lists.lockPartList(tx, user, "list-76"),
  "a parts list's revisions": (tx) => lists.listRevisions(tx, "list-76"),
  "a parts list's lines": (tx) => listPartListLines(tx, "list-76", 3),
  "a parts list saved": async (tx) =>
    lists.addRevision(tx, "list-76", 4, {
      ...{ name: "Build", builds: 1, spareBasisPoints: 0, lineCount: 0 },
      ...{ buildCents: 0, totalCents: 0 },
    }),
  "old revisions gone": (tx) => lists.deleteRevisionsUntil(tx, "list-76", 1),
  "a parts list deleted": (tx) => lists.deletePartList(tx, user, "list-76"),
  "a parts list shared": (tx) => lists.setShare(tx, user, "list-76", tokenHash),
  "a link opened": (tx) => lists.recordShareOpened(tx, "list-76"),
  "a key claimed": (tx) => claimKey(tx, claim),
  "a key answered": (tx) => storeAnswer(tx, claim, {}),
  "mails that wait": (tx) => mail.takeWaitingMails(tx, 100),
  "mails, first page": (tx) => mail.listMailRows(tx, page),
  "mails given up": (tx) => mail.listMailRows(tx, { ...page, state: "dead" }),
  "mails tidied": (tx) => mail.tidyMails(tx),
  "a picture by file": (tx) => uploads.recordUpload(tx, "f".repeat(32)),
  "a picture by address": (tx) => uploads.recordUploadChoice(tx, "picture", "/img/u/none-9.webp"),
  "the datasheets of a part": (tx) => uploads.listDatasheetSizes(tx, ["/datasheets/none.pdf"]),
  reviews: (tx) => reviews.listReviewRows(tx),
  "reviews, the newest of each": (tx) => reviews.listNewestReviews(tx, 12),
  "reviews, the last page": (tx) =>
    reviews.listReviewsPage(tx, { hidden: false, limit: 12, offset: 996 }),
  "reviews counted": (tx) => reviews.countReviews(tx, false),
  "reviews hidden": (tx) => reviews.listReviewsPage(tx, { hidden: true, limit: 12, offset: 0 }),
  ...partReviewQueries,
  "orders by two letters": (tx) => orders.listVisibleOrders(tx, { ...page, search: "zq" }),
  "orders delivered and unpaid": (tx) =>
    orders.listVisibleOrders(tx, { ...page, status: "delivered", paid: false }),
  "users by two letters": (tx) => users.listUserRows(tx, { ...page, search: "zq" }),
  "products, first page": (tx) => parts.listPartsPage(tx, { search: "", limit: 50, offset: 0 }),
  "products, a far page": (tx) => parts.listPartsPage(tx, { search: "", limit: 50, offset: 4900 }),
  "products by name": (tx) => parts.listPartsPage(tx, { search: "c4ca4", limit: 50, offset: 0 }),
  "products by number": (tx) => parts.listPartsPage(tx, { search: "SKU-77", limit: 50, offset: 0 }),
  "the grid, first rows": (tx) => listGridParts(tx, newestFirst, { offset: 0, limit: 100 }),
  "the grid by name": (tx) =>
    listGridParts(tx, { ...newestFirst, search: "c4ca4" }, { offset: 0, limit: 100 }),
  "parts by id": (tx) => listPartsById(tx, [id]),
  "a part by its address": (tx) => findPartBySlug(tx, "part-77"),
  "what may take a part's place": (tx) =>
    listNearbyParts(tx, { partId: id, category: "Kind 3", priceCents: 5000, quantity: 10 }),
  // Of so few parts, 300 are best taken from all of them.
  "what a part may fit": (tx) => listPartsIn(tx, ["Kind 3", "Kind 7"], 50),
  "parts' stock now": (tx) => parts.listPartStates(tx, [id]),
  "parts of many lines": (tx) =>
    listOfferedParts(tx, { ids: ["a".repeat(24)], skus: ["CA-F-120", "CA-TM5-6032"] }),
  "what was written of parts": async (tx) => readPartWrites(tx, await snapshotOf(tx)),
  "texts that were written": async (tx) => listIdsOfTexts(tx, await snapshotOf(tx)),
  "parts to match": (tx) => readPartsToMatch(tx, [id]),
  "what was chosen for rows": (tx) => choices.listMatchChoices(tx, user),
  "what was chosen for these": (tx) => choices.findMatchChoices(tx, user, ["number:76"]),
  "a choice": (tx) =>
    choices.saveMatchChoice(tx, {
      ...{ id: "choice-0", userId: user, partId: id, rowKey: "number:77", written: "77", most: 9 },
    }),
  "a choice forgotten": (tx) => choices.deleteMatchChoice(tx, user, "choice-76"),
  "parts that were written": (tx) => listWrittenParts(tx, [{ id, textsBy: -1 }]),
  "the categories and their pictures": (tx) => listCategoryRows(tx),
  "the map of the site": (tx) => listSlugs(tx, 49_000),
  "the overview's totals": (tx) => overview.findOrderTotals(tx),
  "the overview's days": (tx) => overview.listDays(tx),
  "parts that run low": (tx) => overview.listLowStock(tx),
  "what waits in the shop": (tx) => readShopFigures(tx),
  "the audit log": (tx) => audit.listAuditEntries(tx, {}, looked),
  "the audit log, further": (tx) => audit.listAuditEntries(tx, { afterId: 40_000 }, looked),
  "the audit log of some days": (tx) =>
    audit.listAuditEntries(tx, { from: "2026-01-01", to: "2026-02-01" }, looked),
  "the audit log of a group": (tx) =>
    audit.listAuditEntries(tx, { actions: ["order.advance", "order.undo"] }, looked),
  "the audit log of somebody": (tx) =>
    audit.listAuditEntries(tx, { actors: ["user-2"], search: "approved" }, looked),
  "the audit log of the shop itself": (tx) =>
    audit.listAuditEntries(tx, { actors: [""], actions: ["order.paid"] }, looked),
  "the audit log of an order": (tx) => audit.listAuditEntries(tx, { targets: [id] }, looked),
  "who did what is in the log": (tx) => audit.findAuditActors(tx, "yer-777@"),
  "what the log may be about": (tx) => audit.findAuditTargets(tx, "CA-2026-000077"),
  "the audit log, as a file": (tx) => tx.execute(auditCursor({}, 100_000)),
  "the audit log of a group, as a file": (tx) =>
    tx.execute(auditCursor({ actions: ["order.advance", "order.undo"] }, 100_000)),
  "all orders, as a file": (tx) => tx.execute(orderCursor({})),
  "orders unpaid, as a file": (tx) => tx.execute(orderCursor({ paid: false })),
  "orders by buyer, as a file": (tx) => tx.execute(orderCursor({ search: "yer-777@" })),
  "all products, as a file": (tx) => tx.execute(partCursor("")),
  "products by name, as a file": (tx) => tx.execute(partCursor("c4ca4")),
}

test.each(Object.entries(queries))("%s: no large table is read from end to end", async (_, ask) => {
  asked = []
  await db
    .transaction(async (tx) => {
      await ask(tx)
      tx.rollback()
    })
    .catch(onlyRolledBack)
  expect(asked.length).toBeGreaterThan(0)
  expect(await tablesReadWhole()).toEqual([])
})

test("open payments taken up: no large table is read from end to end", async () => {
  asked = []
  await payments.takeOpenPayments(db, { begunBefore: recently, checkedBefore: recently }, 1)
  expect(await tablesReadWhole()).toEqual([])
})

test("a token's user: no large table is read from end to end", async () => {
  asked = []
  expect(await users.findTokenUser(db, tokenHash, 60_000_000)).toMatchObject({ id: user })
  expect(await tablesReadWhole()).toEqual([])
})

test("an order placed: no large table is read from end to end", async () => {
  asked = []
  const claimed = { key: "another key", requestHash: tokenHash, response: {} }
  const start = { buyerId: user, partIds: [part.id], groups: ["delivery", "tax"], key: claimed.key }
  await readOrderStart(db, start)
  await db
    .transaction(async (tx) => {
      await lockOrderStart(tx, start)
      const line = { part, quantity: 40, unitPriceCents: 1077, priceFacts: {} }
      const written = await writeLockedOrder(tx, {
        orderId: "f".repeat(24),
        buyer,
        lines: [line],
        details: { phone: "" },
        terms: { charges: [] },
        settings: {},
        unpaidOrdersAllowed: { proved: 50, unproved: 10 },
        claim: claimed,
        mail: { to: email, template: "order-placed", data: {}, dedupeKey: "a purchase" },
      })
      expect(written).toBe(true)
      // What a function of the database reads stands in no plan.
      const { rows } = await tx.execute<{ relname: string }>(
        sql`select relname from pg_stat_xact_user_tables where seq_scan > 0`,
      )
      expect(rows.filter(({ relname }) => large.has(relname))).toEqual([])
      tx.rollback()
    })
    .catch(onlyRolledBack)
  expect(await tablesReadWhole()).toEqual([])
})

function onlyRolledBack(error: unknown): void {
  if (!(error instanceof Error && error.message === "Rollback")) throw error
}

/** A page is read in the order of an index, however far: that is not from end to end. */
async function tablesReadWhole(): Promise<string[]> {
  const read: string[] = []
  for (const { text, values } of asked) {
    const { rows } = await pool.query({ text: `explain (format json) ${text}`, values })
    for (const node of nodesOf(rows[0]["QUERY PLAN"][0].Plan))
      if (node["Node Type"] === "Seq Scan" && large.has(node["Relation Name"] ?? ""))
        read.push(`${node["Relation Name"]} by ${text}`)
  }
  return read
}

interface PlanNode {
  "Node Type": string
  "Relation Name"?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const large = new Set(
  [
    "users profiles sessions access_tokens accounts parts orders order_lines stock_movements payments",
    "refunds shipments shipment_lines line_cancellations trace_numbers order_changes order_notes carts cart_lines part_lists part_list_revisions part_list_lines idempotency_keys audit_log mail_outbox webhook_events expected_batches uploads reviews part_reviews part_review_reports returns return_lines part_search part_writes",
  ].flatMap((names) => names.split(" ")),
)
