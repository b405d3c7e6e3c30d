import * as bookkeeping from "#db/invoices/bookkeeping.ts"
import * as register from "#db/invoices/invoice-register.ts"
import { findInvoiceByNumber } from "#db/invoices/invoices.ts"
import * as mail from "#db/mail/mail-outbox.ts"
import { findRecentNotice } from "#db/mail/staff-notices.ts"
import * as uploads from "#db/pictures/uploads.ts"
import * as reviews from "#db/reviews/reviews.ts"
import * as audit from "#db/shop/audit-entries.ts"
import { auditCursor, orderCursor, partCursor } from "#db/shop/export-rows.ts"
import { claimKey, storeAnswer } from "#db/shop/idempotency-keys.ts"
import * as overview from "#db/shop/overview.ts"
import * as sales from "#db/shop/sales-report.ts"
import { id, page, type Queries, tokenHash, user } from "./queries.ts"

const looked = { limit: 50, most: 5_000 }
const period = { from: "2026-01-01", to: "2026-01-31" }
const invoices = { limit: 50 }
const claim = { userId: user, key: "a key", requestHash: tokenHash }

/** Queries about reviews, mails, pictures, figures and the audit log. */
export const shopQueries: Queries = {
  "an idempotency key, claimed": (tx) => claimKey(tx, claim),
  "an idempotency key, answered": (tx) => storeAnswer(tx, claim, {}),
  "waiting mails": (tx) => mail.claimWaitingMails(tx, 100),
  "mails, first page": (tx) => mail.listMailRows(tx, page),
  "mails that failed for good": (tx) => mail.listMailRows(tx, { ...page, state: "dead" }),
  "mails by the start of their key, withdrawn": (tx) =>
    mail.withdrawMailsFrom(tx, `order-tracking:${id}:1:`),
  "old mails, deleted": (tx) => mail.deleteOldMails(tx),
  "interrupted mails, released": (tx) => mail.releaseLostMails(tx),
  "mails that failed for good within a day": (tx) => mail.countDeadOfDay(tx),
  "the newest mail to staff": (tx) =>
    findRecentNotice(tx, { recipient: "staff@example.com", topic: "order", seconds: 900 }),
  "a picture by file": (tx) => uploads.claimUploadByHash(tx, "f".repeat(32)),
  "a picture by address": (tx) => uploads.claimUpload(tx, "picture", "/img/u/none-9.webp"),
  "the datasheets of a part": (tx) => uploads.listDatasheetSizes(tx, ["/datasheets/none.pdf"]),
  reviews: (tx) => reviews.listReviewRows(tx),
  "reviews, the newest of each": (tx) => reviews.listNewestReviews(tx, 12),
  "reviews, the last page": (tx) =>
    reviews.listReviewsPage(tx, { hidden: false, limit: 12, offset: 996 }),
  "reviews, counted": (tx) => reviews.countReviews(tx, false),
  "hidden reviews": (tx) => reviews.listReviewsPage(tx, { hidden: true, limit: 12, offset: 0 }),
  "the overview's totals": (tx) => overview.findOrderTotals(tx),
  "the overview's days": (tx) => overview.listDays(tx, "2026-01-31"),
  "parts that run low": (tx) => overview.listLowStock(tx),
  "figures of open work": (tx) => overview.readShopFigures(tx),
  "the audit log": (tx) => audit.listAuditEntries(tx, {}, looked),
  "the audit log, next page": (tx) => audit.listAuditEntries(tx, { afterId: 40_000 }, looked),
  "the audit log of a period": (tx) =>
    audit.listAuditEntries(tx, { from: "2026-01-01", to: "2026-02-01" }, looked),
  "the audit log of some actions": (tx) =>
    audit.listAuditEntries(tx, { actions: ["order.advance", "order.undo"] }, looked),
  "the audit log of a person": (tx) =>
    audit.listAuditEntries(tx, { actors: ["user-2"], search: "approved" }, looked),
  "the audit log of the shop itself": (tx) =>
    audit.listAuditEntries(tx, { actors: [""], actions: ["order.paid"] }, looked),
  "the audit log of an order": (tx) => audit.listAuditEntries(tx, { targets: [id] }, looked),
  "whether a change of an order is in the log": (tx) =>
    audit.hasAudit(tx, { actorId: "user-2", action: "order.freight", target: id, detail: {} }),
  "people in the audit log, by name": (tx) => audit.findAuditActors(tx, "yer-777@"),
  "objects of the audit log, by number": (tx) => audit.findAuditTargets(tx, "CA-2026-000077"),
  "the audit log, as a file": (tx) => tx.execute(auditCursor({}, 100_000)),
  "the audit log of some actions, as a file": (tx) =>
    tx.execute(auditCursor({ actions: ["order.advance", "order.undo"] }, 100_000)),
  "an invoice by its number": (tx) => findInvoiceByNumber(tx, "INV-2026-000077"),
  "the register of invoices": (tx) => register.listRegister(tx, {}, invoices),
  "the register of invoices, next page": (tx) =>
    register.listRegister(tx, {}, { ...invoices, after: "INV-2026-000077" }),
  "invoices of a customer": (tx) => register.listRegister(tx, { search: "buyer-777@" }, invoices),
  "open invoices": (tx) => register.listRegister(tx, { open: true }, invoices),
  "invoices of a period": (tx) => register.listRegister(tx, period, invoices),
  "invoices of a period, counted": (tx) => register.countRegister(tx, period, 1000),
  "invoices of a month": (tx) =>
    register.listNumbersOfMonth(tx, "2026-01", { limit: 500, offset: 0 }),
  "sales of a period": (tx) => sales.listSalesDays(tx, period),
  "best-selling parts": (tx) => sales.listBestParts(tx, period, 10),
  "best customers": (tx) => sales.listBestCustomers(tx, period, 10),
  "the oldest unshipped orders": (tx) => sales.listOldestUnshipped(tx, 5),
  "tax of a period": (tx) => bookkeeping.listVatAmounts(tx, period),
  "the EC sales list": (tx) => bookkeeping.listEcSales(tx, period),
  "bookings of a period": (tx) => tx.execute(bookkeeping.bookingCursor(period)),
  "all orders, as a file": (tx) => tx.execute(orderCursor({})),
  "unpaid orders, as a file": (tx) => tx.execute(orderCursor({ paid: false })),
  "orders by buyer, as a file": (tx) => tx.execute(orderCursor({ search: "yer-777@" })),
  "all products, as a file": (tx) => tx.execute(partCursor("")),
  "products by name, as a file": (tx) => tx.execute(partCursor("c4ca4")),
}
