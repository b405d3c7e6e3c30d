import * as contract from "#contract/invoices/invoice-register.ts"
import type { VatSums } from "#domain/invoices/vat-report.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import {
  exportBookings,
  exportDatev,
  exportEcSales,
  exportVatReport,
  readVatReport,
} from "#operations/invoices/bookkeeping.ts"
import { listMonths, writeInvoiceFiles } from "#operations/invoices/invoice-files.ts"
import { countInvoiceRegister, listInvoiceRegister } from "#operations/invoices/read-invoices.ts"
import type { Server } from "../kernel/app-env.ts"
import { type Call, serve } from "../kernel/serve.ts"
import { answerCsv, streamFile } from "../kernel/stream-file.ts"

const presentSums = ({ netCents, taxCents }: VatSums) => ({
  net: toAmount(netCents),
  tax: toAmount(taxCents),
})

type RegisteredInvoice = Awaited<ReturnType<typeof listInvoiceRegister>>[number]

const present = (found: RegisteredInvoice) => ({
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

const filterOf = ({ q, kind, from, to, open }: Call<typeof contract.countInvoices>["query"]) => ({
  search: q,
  kind,
  from,
  to,
  open: open && (true as const),
})

export function serveInvoiceRegister(server: Server): void {
  const { shop } = server

  serve(server, contract.listInvoices, async ({ query: { limit, after, ...asked } }) =>
    (await listInvoiceRegister(shop, filterOf(asked), { limit, after })).map(present),
  )

  serve(server, contract.countInvoices, async ({ query }) => {
    const { count, more, missing } = await countInvoiceRegister(shop, filterOf(query))
    return { count, ...(more && { more: true as const }), missing }
  })

  serve(server, contract.listInvoiceMonths, () => listMonths(shop))

  serve(server, contract.getVatReport, async ({ query }) => {
    const { rows, ecSales } = await readVatReport(shop, query)
    return {
      currency: shopCurrency().code,
      rows: rows.map(({ treatment, country, milliPercent, invoiced, credited }) => ({
        treatment,
        country,
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

  serve(server, contract.exportVatReport, async ({ actor, query, c }) =>
    answerCsv(c, await exportVatReport(shop, actor, query)),
  )

  serve(server, contract.exportEcSales, async ({ actor, query, c }) =>
    answerCsv(c, await exportEcSales(shop, actor, query)),
  )

  serve(server, contract.exportBookings, async ({ actor, query, c }) =>
    answerCsv(c, await exportBookings(shop, actor, query)),
  )

  serve(server, contract.exportDatev, async ({ actor, query, c }) => {
    const { name, bytes } = await exportDatev(shop, actor, query.month)
    c.header("content-type", "text/csv; charset=utf-8; header=present")
    c.header("content-disposition", `attachment; filename="${name}"`)
    return c.body(Uint8Array.from(bytes))
  })

  serve(server, contract.exportInvoiceFiles, async ({ actor, query, c }) => {
    const { name, bytes } = await writeInvoiceFiles(shop, actor, query)
    c.header("content-type", "application/zip")
    c.header("content-disposition", `attachment; filename="${name}"`)
    return streamFile(c, bytes)
  })
}
