import * as contract from "#contract/catalogue/parts.ts"
import { mapPartFields } from "#domain/catalogue/part-fields.ts"
import { specChips, specRows } from "#domain/catalogue/part-specs.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { missingForFit } from "#domain/compatibility/fits.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { listPartChanges } from "#operations/catalogue/list-part-changes.ts"
import { addPart, archivePart, editPart } from "#operations/catalogue/manage-parts.ts"
import { loadVocabulary } from "#operations/catalogue/own-vocabulary.ts"
import {
  type GridPart,
  getPart,
  listParts,
  listPartsOnSale,
  type Part,
  readGrid,
} from "#operations/catalogue/read-catalogue.ts"
import { isAdmin } from "#operations/kernel/shop.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentLimits } from "../orders/priced-lines.ts"
import { presentPartChanges } from "./present-part-changes.ts"

export const presentPart = (part: Part, { kindOf }: Vocabulary, forStaff = false) => ({
  _id: part.id,
  sku: part.sku,
  slug: part.slug,
  ...presentFields(part, forStaff),
  chips: specChips(kindOf(part.category), part.specs),
  version: part.version,
})

const presentFields = (part: Part, forStaff: boolean) =>
  mapPartFields({
    text: ({ name }) => part[name],
    optionalText: ({ name, staffOnly }) =>
      staffOnly && !forStaff ? undefined : (part[name] ?? undefined),
    picture: ({ name }) => part[name],
    attachments: ({ name }) => (part[name].length === 0 ? undefined : [...part[name]]),
    whole: ({ name }) => part[name],
    withDefault: ({ name, defaultValue }) => (part[name] === defaultValue ? undefined : part[name]),
    optional: ({ name, staffOnly }) =>
      staffOnly && !forStaff ? undefined : (part[name] ?? undefined),
    price: () => toAmount(part.priceCents),
    optionalPrice: ({ name, staffOnly }) => {
      const amount = part[name]
      return (staffOnly && !forStaff) || amount === null ? undefined : toAmount(amount)
    },
    priceBreaks: ({ name }) => presentBreaks(part[name]),
    specs: ({ name }) => part[name],
  })

/** Omits price breaks if there are none. */
export const presentBreaks = (breaks: Part["breaks"]) =>
  breaks.length === 0
    ? undefined
    : breaks.map(({ from, unitPriceCents }) => ({
        quantity: from,
        price: toAmount(unitPriceCents),
      }))

export function serveParts(server: Server): void {
  const { shop, readCatalogue } = server

  serve(server, contract.listParts, async ({ c }) => {
    const [parts, vocabulary] = await readCatalogue(readContextOf(c), (shop) =>
      Promise.all([listParts(shop), loadVocabulary(shop.db)]),
    )
    return parts.map((part) => presentPart(part, vocabulary))
  })

  serve(server, contract.listPartsOnSale, async ({ query }) => {
    const { q: search, page = 1, limit } = query
    const [found, vocabulary] = await Promise.all([
      listPartsOnSale(shop, { search, page, limit }),
      loadVocabulary(shop.db),
    ])
    return { ...found, parts: found.parts.map((part) => presentPart(part, vocabulary, true)) }
  })

  serve(server, contract.getPart, async ({ params, actor }) => {
    const [part, vocabulary] = await Promise.all([
      getPart(shop, params.id),
      loadVocabulary(shop.db),
    ])
    return {
      ...presentPart(part, vocabulary, isAdmin(actor)),
      specRows: specRows(vocabulary.kindOf(part.category), part.specs),
      missingForFit: missingForFit(part.category, part.specs),
    }
  })

  serve(server, contract.addPart, async ({ actor, body, key }) => {
    const { price, ...part } = body
    const insertedId = await addPart(shop, actor, { ...part, priceCents: price }, key)
    return { ...written, insertedId }
  })

  serve(server, contract.archivePart, async ({ actor, params }) => ({
    ...written,
    deletedCount: await archivePart(shop, actor, params.id),
  }))

  serve(server, contract.editPart, async ({ actor, params, body }) => {
    const { version: seen, price, ...changes } = body
    const version = await editPart(shop, actor, params.id, seen, { ...changes, priceCents: price })
    return { ...written, modifiedCount: 1, version }
  })

  serve(server, contract.listPartChanges, async ({ params, query }) =>
    (await listPartChanges(shop, params.id, query)).map((change) => ({
      _id: String(change.id),
      event: change.event,
      changes: presentPartChanges(change.before, change.after),
      actor: change.actorEmail ?? "",
      fileName: change.fileName ?? undefined,
      createdAt: change.createdAt,
    })),
  )
}

const presentGridPart = ({ id, mpn, priceCents, cost, breaks, ...part }: GridPart) => ({
  ...part,
  _id: id,
  mpn: mpn ?? undefined,
  ...presentLimits(part),
  price: toAmount(priceCents),
  cost: cost === null ? undefined : toAmount(cost),
  packedWeightG: part.packedWeightG ?? undefined,
  breaks: presentBreaks(breaks),
  manufacturer: part.manufacturer ?? undefined,
  manufacturerAddress: part.manufacturerAddress ?? undefined,
  responsiblePerson: part.responsiblePerson ?? undefined,
})

export function serveGridParts(server: Server): void {
  serve(server, contract.listGridParts, async ({ query }) => {
    const { q: search, category, missing, sort, order, offset, limit } = query
    const by = sort && { by: sort, isDescending: order === "descending" }
    const view = { search, category, missing, sort: by }
    const found = await readGrid(server.shop, view, { offset, limit })
    return { ...found, rows: found.rows.map(presentGridPart) }
  })
}
