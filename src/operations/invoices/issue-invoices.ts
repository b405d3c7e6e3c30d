import { invoiceText } from "#contract/invoices/invoice-text.ts"
import { bankTransferSettings } from "#contract/settings/bank-transfer-settings.ts"
import { type InvoiceSettings, invoiceSettings } from "#contract/settings/invoice-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { taxSettings } from "#contract/settings/tax-settings.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import {
  findInvoiceOf,
  hasCreditNote,
  type InvoiceRow,
  insertInvoice,
  listCreditsOf,
  listUncreditedRefunds,
  listUninvoicedOrders,
  lockIfUninvoiced,
  lockInvoiceNumbers,
  type NumberRange,
} from "#db/invoices/invoices.ts"
import { findOrder, findShownOrder, listOrderLines, type OrderRow } from "#db/orders/orders.ts"
import { findRefund, listRefundedUnits } from "#db/payments/refunds.ts"
import { creditOf } from "#domain/invoices/credit.ts"
import {
  type InvoiceId,
  invoiceTotalCents,
  issueZoneOf,
  untaxedOf,
} from "#domain/invoices/invoice.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { translate } from "#domain/languages/translate.ts"
import { dayIn } from "#domain/shop/days.ts"
import { listAddresses } from "../accounts/addresses.ts"
import { publish } from "../events/publish.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import type { Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { creditedNationalTax, DailyRateMissing, nationalTaxOf } from "./daily-rates.ts"
import { invoiceFacts } from "./invoice-facts.ts"

/**
 * Issues the invoice of a paid order, unless it has one or is to have none. Safe to run concurrently and to interrupt:
 * the last step of the transaction draws the number and writes the invoice.
 */
export const issueInvoice = (
  { db }: Pick<Shop, "db">,
  orderId: string,
): Promise<InvoiceId | undefined> =>
  db.transaction(async (tx) => {
    const order = (await lockIfUninvoiced(tx, orderId)) && (await findShownOrder(tx, orderId))
    if (!order) return undefined
    const by = await readSellerFacts(tx)
    const lines = await listOrderLines(tx, orderId)
    const stated = invoiceFacts(order, lines, by, await addressOf(tx, order))
    if (invoiceTotalCents(stated) !== order.totalCents)
      throw new Error(`the invoice of order ${orderId} would not be of its total`)
    const facts = { ...stated, nationalTax: await nationalTaxOf(tx, stated) }
    const since = order.paidAt ?? new Date()
    return issue(tx, { kind: "invoice", orderId, refundId: null, facts }, { order, since })
  })

/** Returns the billing address, else the delivery address, else the buyer's default address. */
async function addressOf(tx: Transaction, order: OrderRow) {
  const { billingAddress, billTo, deliveryAddress, shipTo, userId } = order
  if (billingAddress) return { ...billingAddress, lines: billTo.split("\n") }
  if (deliveryAddress) return { ...deliveryAddress, lines: shipTo.split("\n") }
  return (await listAddresses({ db: tx }, { id: userId }))[0]
}

type IssuedInvoice = InvoiceId & { number: string }

const rangeOf = (numbers: InvoiceSettings["numbers"], kind: InvoiceRow["kind"]): NumberRange =>
  kind === "invoice"
    ? { prefix: numbers.invoicePrefix, first: numbers.firstInvoice }
    : { prefix: numbers.creditNotePrefix, first: numbers.firstCreditNote }

/** Writes the document with the next number of the shop's year and publishes an event. */
async function issue(
  tx: Transaction,
  paper: Pick<InvoiceRow, "kind" | "orderId" | "refundId" | "facts">,
  { order, since }: { order: OrderRow; since: Date },
): Promise<IssuedInvoice | undefined> {
  await lockInvoiceNumbers(tx)
  const { numbers, facturX } = (await readSettings({ db: tx }, invoiceSettings)).settings
  const facts = { ...paper.facts, facturX: facturX || undefined }
  const issuedAt = new Date()
  const year = Number(dayIn(issueZoneOf(paper.facts), issuedAt).slice(0, 4))
  const totalCents = invoiceTotalCents(paper.facts)
  const invoice = await insertInvoice(
    tx,
    { ...paper, facts, year, issuedAt, totalCents },
    rangeOf(numbers, paper.kind),
  )
  if (invoice) await publishIssued(tx, order, { invoice, totalCents, since })
  return invoice
}

const publishIssued = (
  tx: Transaction,
  order: OrderRow,
  { invoice, totalCents, since }: { invoice: IssuedInvoice; totalCents: number; since: Date },
): Promise<void> =>
  publish(tx, "invoice.issued", invoice.number, {
    email: order.email,
    name: order.userName,
    orderId: order.id,
    orderNumber: order.orderNumber,
    purchaseOrder: order.purchaseOrder || undefined,
    invoice,
    totalCents,
    since: since.toISOString(),
  })

async function readSellerFacts(db: Executor) {
  const { settings: shop } = await readSettings({ db }, shopSettings)
  const { settings: invoices } = await readSettings({ db }, invoiceSettings)
  const { account } = (await readSettings({ db }, bankTransferSettings)).settings
  const { settings: tax } = await readSettings({ db }, taxSettings)
  return { account, tax, shop, invoices }
}

/** Issues the credit note of a refund of an invoiced order, unless it has one. As safe as `issueInvoice`. */
export const issueCreditNote = (
  { db }: Pick<Shop, "db">,
  refundId: string,
): Promise<InvoiceId | undefined> =>
  db.transaction(async (tx) => {
    const refund = await findRefund(tx, refundId)
    const invoice = refund && (await findInvoiceOf(tx, refund.orderId))
    const order = invoice && (await findOrder(tx, invoice.orderId))
    // A second payment that is sent back leaves the order paid and its invoice right.
    if (!order || !refund.paysOrder || refund.state !== "succeeded") return undefined
    await lockInvoiceNumbers(tx)
    if (await hasCreditNote(tx, refundId)) return undefined
    const earlier = await listCreditsOf(tx, order.id)
    const units = await listRefundedUnits(tx, refundId)
    const { number } = invoice
    const language = languageOf(invoice.facts.language)
    const partName = runInLanguage(language, () => invoiceText.partOf(number))
    const reason = refund.messageToBuyer || runInLanguage(language, () => translate(refund.reason))
    const { amountCents } = refund
    const { lines, charges } = creditOf(invoice.facts, earlier, { amountCents, units })
    const { nationalTax } = invoice.facts
    const { timeZone } = (await readSettings({ db: tx }, shopSettings)).settings
    const facts = {
      ...invoice.facts,
      issuedIn: timeZone === invoice.facts.timeZone ? undefined : timeZone,
      lines: lines.map((line) => ({ ...line, name: line.name || partName })),
      charges,
      untaxedBecause: untaxedOf(lines, charges).length > 0 ? invoice.facts.untaxedBecause : "",
      nationalTax: nationalTax && creditedNationalTax(nationalTax, { lines, charges }, earlier),
      corrects: { number, issuedAt: invoice.issuedAt.toISOString() },
      reason: reason || undefined,
    }
    const note = { kind: "credit_note", orderId: order.id, refundId, facts } as const
    return issue(tx, note, { order, since: refund.updatedAt })
  })

const BATCH_SIZE = 200

/**
 * Issues missing invoices and credit notes, of all orders, of recent ones or of one buyer. Continues after a failure.
 * Returns how many failed.
 */
export async function issueInvoices(
  shop: Pick<Shop, "db" | "log">,
  which: { withinDays?: number; userId?: string },
): Promise<number> {
  const { db } = shop
  const orders = (limit: number) => listUninvoicedOrders(db, { ...which, limit })
  const refunds = (limit: number) => listUncreditedRefunds(db, { ...which, limit })
  return (
    (await issueAll(shop, orders, issueInvoice)) + (await issueAll(shop, refunds, issueCreditNote))
  )
}

type IssueOne = (shop: Pick<Shop, "db">, id: string) => Promise<unknown>

/** Issues a document right after its payment or refund. If that fails, returns false and a job issues it later. */
export async function tryIssueNow(
  shop: Pick<Shop, "db" | "log">,
  issueOne: IssueOne,
  id: string,
): Promise<boolean> {
  try {
    await issueOne(shop, id)
    return true
  } catch (error) {
    if (error instanceof DailyRateMissing) shop.log.warn({ of: id }, "daily_rate_missing")
    else shop.log.error({ err: error, of: id }, "invoice_not_issued")
    return false
  }
}

/** Repeats until a round finds nothing new. Returns how many failed. */
async function issueAll(
  shop: Pick<Shop, "db" | "log">,
  list: (limit: number) => Promise<string[]>,
  issueOne: IssueOne,
): Promise<number> {
  const failed = new Set<string>()
  let ids: string[]
  do {
    ids = (await list(BATCH_SIZE + failed.size)).filter((id) => !failed.has(id))
    for (const id of ids) if (!(await tryIssueNow(shop, issueOne, id))) failed.add(id)
  } while (ids.length > 0)
  return failed.size
}
