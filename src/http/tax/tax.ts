import * as postalRates from "#contract/tax/postal-rates.ts"
import * as contract from "#contract/tax/tax-ids.ts"
import type { PostalRate } from "#domain/tax/postal-rate.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import {
  previewPostalRates,
  readPostalRates,
  removePostalRates,
  replacePostalRates,
} from "#operations/tax/postal-rates.ts"
import * as operations from "#operations/tax/tax-ids.ts"
import type { Server } from "../kernel/app-env.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve, written } from "../kernel/serve.ts"

const refuserOf = ({ state, decidedBy }: operations.TaxIdRow): "authority" | "staff" | null => {
  if (state !== "invalid") return null
  return decidedBy === null ? "authority" : "staff"
}

export const presentTaxId = (row: operations.TaxIdRow) => ({
  _id: row.id,
  kind: row.kind,
  country: row.country,
  region: row.region,
  number: row.number,
  validUntil: row.validUntil ?? "",
  onFile: row.certificate !== null,
  state: row.state,
  refusedBy: refuserOf(row),
  holder: row.holder,
  checkedAt: row.checkedAt,
  unansweredAt: row.unansweredAt,
})

export function serveTaxIds(server: Server): void {
  const { shop } = server

  serve(server, contract.listTaxIds, async ({ actor }) =>
    (await operations.listTaxIds(shop, actor)).map(({ awaits, ...row }) => ({
      ...presentTaxId(row),
      awaits,
    })),
  )

  serve(server, contract.addTaxId, async ({ actor, body }) => {
    const { id, state } = await operations.addTaxId(shop, actor, body)
    return { ...written, insertedId: id, state }
  })

  serve(server, contract.checkTaxId, async ({ actor, params }) => ({
    ...written,
    state: await operations.checkTaxId(shop, actor, params.id),
  }))

  serve(server, contract.deleteTaxId, async ({ actor, params }) => {
    await operations.deleteTaxId(shop, actor, params.id)
    return { ...written, deletedCount: 1 }
  })

  serve(server, contract.listWaitingTaxIds, async ({ query }) => {
    const filter = { limit: query.limit, afterId: query.after }
    return (await operations.listWaitingTaxIds(shop, filter)).map(({ taxId, ...about }) => ({
      ...presentTaxId(taxId),
      ...about,
    }))
  })

  serve(server, contract.withdrawTaxId, async ({ actor, params }) => ({
    ...written,
    state: await operations.withdrawTaxId(shop, actor, params.id),
  }))

  serve(server, contract.decideTaxId, async ({ actor, params, body }) => ({
    ...written,
    state: await operations.decideTaxId(shop, actor, params.id, body.valid),
  }))
}

/** Replaces characters that a file name may not have. */
const nameOf = (words: string): string => words.replace(/[^A-Za-z0-9]+/g, "-")

export function serveCertificates(server: Server): void {
  const { shop } = server

  serve(server, contract.storeCertificate, async ({ actor, params, upload, c }) => {
    const address = clientAddress(c, server.site)
    await operations.storeCertificate(shop, actor, params.id, { file: upload, address })
    return { ...written, url: `${shop.publicUrl}/tax-id/${params.id}/certificate` }
  })

  // Browsers save the file and do not show it, as with a datasheet. No cache on the way may store it.
  serve(server, contract.getCertificate, async ({ actor, params, c }) => {
    const { taxId, bytes } = await operations.getCertificate(shop, actor, params.id)
    const name = nameOf(`certificate ${taxId.region} ${taxId.number}`)
    c.header("content-type", "application/pdf")
    c.header("content-disposition", `attachment; filename="${name}.pdf"`)
    c.header("content-security-policy", "sandbox; default-src 'none'")
    c.header("cross-origin-resource-policy", "same-origin")
    return c.body(new Uint8Array(bytes))
  })
}

const present = ({ milliPercent, ...rate }: PostalRate) => ({
  ...rate,
  percent: percentOf(milliPercent),
})

export function servePostalRates(server: Server): void {
  const { shop } = server

  serve(server, postalRates.readPostalRates, async ({ query: { postalCode } }) => {
    const { count, states, replaced, rate } = await readPostalRates(shop, postalCode)
    return {
      count,
      states,
      replacedAt: replaced?.at ?? null,
      replacedBy: replaced?.by ?? null,
      rate: rate && present(rate),
    }
  })

  serve(server, postalRates.previewPostalRates, async ({ file = new Uint8Array() }) => {
    const { isFraction, faults, examples, ...found } = await previewPostalRates(shop, file)
    return {
      ...found,
      fractions: isFraction,
      faultCount: faults.length,
      faults: faults.slice(0, postalRates.postalRateFile.shownFaults),
      examples: examples.map(present),
    }
  })

  serve(server, postalRates.replacePostalRates, async ({ actor, file = new Uint8Array() }) => ({
    ...written,
    count: await replacePostalRates(shop, actor, file),
  }))

  serve(server, postalRates.removePostalRates, async ({ actor }) => ({
    ...written,
    deletedCount: await removePostalRates(shop, actor),
  }))
}
