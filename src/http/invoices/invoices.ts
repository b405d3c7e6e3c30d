import type { Context } from "hono"
import * as contract from "#contract/invoices/invoices.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { deleteDailyRate, readDailyRates, setDailyRate } from "#operations/invoices/daily-rates.ts"
import {
  getCreditNote,
  getInvoice,
  type InvoiceFile,
  listInvoices,
  writeInvoicePdf,
  writeInvoiceXml,
} from "#operations/invoices/read-invoices.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

type IssuedInvoice = Awaited<ReturnType<typeof listInvoices>>["invoice"]

const present = (issued: IssuedInvoice) => ({
  number: issued.number,
  issuedAt: issued.issuedAt,
  total: toAmount(issued.totalCents),
})

function answerFile(c: Context<AppEnv>, { name, type, bytes }: InvoiceFile): Response {
  c.header("content-type", type)
  c.header("content-disposition", `inline; filename="${name}"`)
  return c.body(Uint8Array.from(bytes))
}

export function serveInvoices(server: Server): void {
  const { shop } = server

  serve(server, contract.getInvoice, async ({ actor, params }) => {
    const { invoice, creditNotes } = await listInvoices(shop, actor, params.id)
    return { ...present(invoice), creditNotes: creditNotes.map(present) }
  })

  serve(server, contract.getInvoicePdf, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoicePdf(shop, actor, await getInvoice(shop, actor, params.id))),
  )

  serve(server, contract.getCreditNotePdf, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoicePdf(shop, actor, await getCreditNote(shop, actor, params))),
  )

  serve(server, contract.getInvoiceXml, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoiceXml(shop, actor, await getInvoice(shop, actor, params.id))),
  )

  serve(server, contract.getCreditNoteXml, async ({ actor, params, c }) =>
    answerFile(c, await writeInvoiceXml(shop, actor, await getCreditNote(shop, actor, params))),
  )
}

export function serveDailyRates(server: Server): void {
  const { shop } = server

  serve(server, contract.listDailyRates, async () => {
    const { isMissing, ...known } = await readDailyRates(shop)
    return { currency: shopCurrency().code, ...known, missing: isMissing }
  })

  serve(server, contract.putDailyRate, async ({ actor, params: { day }, body: { rate } }) => {
    await setDailyRate(shop, actor, { day, rate })
    return written
  })

  serve(server, contract.removeDailyRate, async ({ actor, params: { day } }) => ({
    ...written,
    deletedCount: await deleteDailyRate(shop, actor, day),
  }))
}
