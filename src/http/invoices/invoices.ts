import * as registerContract from "#contract/invoices/invoice-register.ts"
import * as invoiceContract from "#contract/invoices/invoices.ts"
import type { VatSums } from "#domain/invoices/vat-report.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import {
  exportBookings,
  exportEcSales,
  exportVatReport,
  readVatReport,
} from "#operations/invoices/bookkeeping.ts"
import { deleteDailyRate, readDailyRates, setDailyRate } from "#operations/invoices/daily-rates.ts"
import { exportDatev } from "#operations/invoices/export-datev.ts"
import {
  countInvoiceRegister,
  getCreditNote,
  getInvoice,
  listInvoiceRegister,
  listInvoices,
  listMonths,
  writeInvoiceFiles,
  writeInvoicePdf,
  writeInvoiceXml,
} from "#operations/invoices/read-invoices.ts"
import { answerFile, streamFile } from "../kernel/answer-file.ts"
import type { Server } from "../kernel/app-env.ts"
import { type Call, serve, written } from "../kernel/serve.ts"

const present = (issued: Awaited<ReturnType<typeof listInvoices>>["invoice"]) => ({
  number: issued.number,
  issuedAt: issued.issuedAt,
  total: toAmount(issued.totalCents),
})

export function serveInvoices(server: Server): void {
  const { shop } = server

  serve(server, invoiceContract.getInvoice, async ({ actor, params }) => {
    const { invoice, creditNotes } = await listInvoices(shop, actor, params.id)
    return { ...present(invoice), creditNotes: creditNotes.map(present) }
  })

  serve(server, invoiceContract.getInvoicePdf, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoicePdf(shop, actor, await getInvoice(shop, actor, params.id))),
  )

  serve(server, invoiceContract.getCreditNotePdf, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoicePdf(shop, actor, await getCreditNote(shop, actor, params))),
  )

  serve(server, invoiceContract.getInvoiceXml, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoiceXml(shop, actor, await getInvoice(shop, actor, params.id))),
  )

  serve(server, invoiceContract.getCreditNoteXml, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoiceXml(shop, actor, await getCreditNote(shop, actor, params))),
  )
}

export function serveDailyRates(server: Server): void {
  const { shop } = server

  serve(server, invoiceContract.listDailyRates, async () => {
    const { isMissing, ...known } = await readDailyRates(shop)
    return { currency: shopCurrency().code, ...known, missing: isMissing }
  })

  serve(
    server,
    invoiceContract.putDailyRate,
    async ({ actor, params: { day }, body: { rate } }) => {
      await setDailyRate(shop, actor, { day, rate })
      return written
    },
  )

  serve(server, invoiceContract.removeDailyRate, async ({ actor, params: { day } }) => ({
    ...written,
    deletedCount: await deleteDailyRate(shop, actor, day),
  }))
}

const presentSums = ({ netCents, taxCents }: VatSums) => ({
  net: toAmount(netCents),
  tax: toAmount(taxCents),
})

const presentEntry = (found: Awaited<ReturnType<typeof listInvoiceRegister>>[number]) => ({
  number: found.number,
  kind: found.kind,
  issuedAt: new Date(found.issuedAt),
  orderId: found.orderId,
  orderNumber: found.orderNumber,
  customer: found.customer,
  country: found.country,
  vatNumber: found.vatNumber ?? undefined,
  net: toAmount(found.totalCents - found.taxCents),
  tax: toAmount(found.taxCents),
  total: toAmount(found.totalCents),
  currency: shopCurrency().code,
  corrects: found.corrects ?? undefined,
  credited: found.creditedCents > 0 ? toAmount(found.creditedCents) : undefined,
  open: found.openCents > 0 ? toAmount(found.openCents) : undefined,
})

const filterOf = ({
  q,
  kind,
  from,
  to,
  open,
}: Call<typeof registerContract.countInvoices>["query"]) => ({
  search: q,
  kind,
  from,
  to,
  open: open && (true as const),
})

export function serveInvoiceRegister(server: Server): void {
  const { shop } = server

  serve(server, registerContract.listInvoices, async ({ query: { limit, after, ...filters } }) =>
    (await listInvoiceRegister(shop, filterOf(filters), { limit, after })).map(presentEntry),
  )

  serve(server, registerContract.countInvoices, async ({ query }) => {
    const { count, more, missing } = await countInvoiceRegister(shop, filterOf(query))
    return { count, ...(more && { more: true as const }), missing }
  })

  serve(server, registerContract.listInvoiceMonths, () => listMonths(shop))

  serve(server, registerContract.getVatReport, async ({ query }) => {
    const { rows, ecSales } = await readVatReport(shop, query)
    return {
      currency: shopCurrency().code,
      rows: rows.map(({ treatment, country, region, milliPercent, invoiced, credited }) => ({
        treatment,
        country,
        region: region || undefined,
        percent: percentOf(milliPercent),
        invoiced: presentSums(invoiced),
        credited: presentSums(credited),
      })),
      ecSales: ecSales.map(({ country, vatNumber, customer, invoicedCents, creditedCents }) => ({
        country,
        vatNumber,
        customer,
        invoiced: toAmount(invoicedCents),
        credited: toAmount(creditedCents),
      })),
    }
  })

  serveFiles(server)
}

function serveFiles(server: Server): void {
  const { shop } = server

  serve(server, registerContract.exportVatReport, ({ actor, query }) =>
    exportVatReport(shop, actor, query),
  )

  serve(server, registerContract.exportEcSales, ({ actor, query }) =>
    exportEcSales(shop, actor, query),
  )

  serve(server, registerContract.exportBookings, ({ actor, query }) =>
    exportBookings(shop, actor, query),
  )

  serve(server, registerContract.exportDatev, async ({ actor, query, c }) => {
    const { name, bytes } = await exportDatev(shop, actor, query.month)
    c.header("content-type", "text/csv; charset=utf-8; header=present")
    c.header("content-disposition", `attachment; filename="${name}"`)
    return c.body(Uint8Array.from(bytes))
  })

  serve(server, registerContract.exportInvoiceFiles, async ({ actor, query, c }) => {
    const { name, bytes } = await writeInvoiceFiles(shop, actor, query)
    c.header("content-type", "application/zip")
    c.header("content-disposition", `attachment; filename="${name}"`)
    return streamFile(c, bytes)
  })
}
