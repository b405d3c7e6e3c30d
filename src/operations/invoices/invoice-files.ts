import { setTimeout as delay } from "node:timers/promises"
import { makeZip } from "client-zip"
import {
  claimInvoiceFiles,
  listInvoiceMonths,
  listNumbersOfMonth,
} from "#db/invoices/invoice-register.ts"
import { findInvoiceByNumber, type InvoiceRow } from "#db/invoices/invoices.ts"
import { recordExport } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { invoicePaper } from "./invoice-paper.ts"
import { invoiceUbl } from "./invoice-ubl.ts"
import { fileNameOf } from "./read-invoices.ts"

/** A paper takes a third of a second of a processor. */
const DOCUMENTS_IN_PART = 500

export const listMonths = async ({ db }: Shop) =>
  (await listInvoiceMonths(db)).map((month) => ({
    ...month,
    parts: Math.ceil(month.count / DOCUMENTS_IN_PART),
  }))

/**
 * Writes a month's documents as PDF and XML into a ZIP, while it is being read. One at a time in all processes of the
 * shop, as each document takes a process of its own.
 */
export async function writeInvoiceFiles(
  shop: Shop,
  admin: Actor,
  { month, part = 1 }: { month: string; part?: number | undefined },
): Promise<{ name: string; bytes: AsyncGenerator<Uint8Array> }> {
  const page = { limit: DOCUMENTS_IN_PART, offset: (part - 1) * DOCUMENTS_IN_PART }
  const numbers = await listNumbersOfMonth(shop.db, month, page)
  if (numbers.length === 0) throw refuse("invoice_not_found")
  await recordExport(shop, admin, "invoice files", { month, part })
  const release = await claimInvoiceFiles(shop.bulk)
  if (!release) throw refuse("invoice_files_busy")
  const name = `invoices-${month}${part === 1 ? "" : `-${part}`}.zip`
  return { name, bytes: zipOf(shop, numbers, release) }
}

async function* zipOf(
  shop: Shop,
  numbers: readonly string[],
  release: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* makeZip(filesOf(shop, numbers))
  } finally {
    await release()
  }
}

async function* filesOf(shop: Shop, numbers: readonly string[]) {
  for (const number of numbers) {
    const invoice = await findInvoiceByNumber(shop.db, number)
    if (!invoice) continue
    const name = fileNameOf(number)
    const lastModified = invoice.issuedAt
    yield { name: `${name}.pdf`, lastModified, input: await writePdf(shop, invoice) }
    yield { name: `${name}.xml`, lastModified, input: await invoiceUbl(invoice) }
  }
}

const BUSY_WAIT_MS = 500

/** Waits while buyers' papers are written, which come first. */
async function writePdf({ writePaper }: Shop, invoice: InvoiceRow): Promise<ArrayBuffer> {
  const paper = await invoicePaper(invoice)
  for (;;) {
    const written = await writePaper(paper)
    if ("pdf" in written) return Uint8Array.from(written.pdf).buffer
    await delay(BUSY_WAIT_MS)
  }
}
