import * as contract from "#contract/invoices/invoices.ts"
import { invoiceNumber } from "#domain/invoices/invoice-number.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import { listInvoices } from "#operations/invoices/read-invoices.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"

type Issued = Awaited<ReturnType<typeof listInvoices>>["invoice"]

const present = (issued: Issued) => ({
  number: invoiceNumber(issued),
  issuedAt: issued.issuedAt.toISOString(),
  total: toDollars(cents(issued.totalCents)),
})

export function serveInvoices(server: Server): void {
  const { shop } = server

  serve(server, contract.getInvoice, async ({ actor, params }) => {
    const { invoice, creditNotes } = await listInvoices(shop, actor, params.id)
    return { ...present(invoice), creditNotes: creditNotes.map(present) }
  })
}
