import * as contract from "#contract/catalogue/parts.ts"
import { mapPartFields, NONE, type PartFieldName } from "#domain/catalogue/part-fields.ts"
import { specChips, specRows } from "#domain/catalogue/part-specs.ts"
import { isRecord } from "#domain/catalogue/spec-values.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { missingForFit } from "#domain/compatibility/fits.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import type { PriceBreak } from "#domain/pricing/price-for.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
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
      changes: presentChanges(change.before, change.after),
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

type Fields = ReadonlyMap<PartFieldName, unknown>

const MAX_SHOWN_LENGTH = 400

export const presentChanges = (before: Fields, after: Fields) =>
  [...after].flatMap(([field, to]) => changesOf[field](before.get(field), to))

/** Presentation of a change, by kind of field. Changes to an empty text are left out. */
const changesOf = mapPartFields({
  text: changeOf(shown),
  optionalText: (field) => changeOf(orNone(shown, field.empty))(field),
  picture: changeOf(shown),
  attachments: changeOf(shownAttachments),
  whole: changeOf(counted),
  withDefault: changeOf(counted),
  optional: (field) => changeOf(orNone(measured(field.units)))(field),
  price: changeOf(formatAmount),
  optionalPrice: changeOf(orNone(formatAmount)),
  priceBreaks: changeOf(shownLadder),
  specs: () => specChanges,
})

function orNone(show: (value: unknown) => string, none: string = NONE) {
  return (value: unknown) => (value === null ? none : show(value))
}

function counted(value: unknown): string {
  return formatCount(Number(value))
}

/** Adds the unit that the number is stored in, if it has one. */
function measured(units: Readonly<Record<string, number>> = {}) {
  const stored = Object.keys(units).filter((unit) => units[unit] === 1)
  return (value: unknown) => [counted(value), ...stored].join(" ")
}

function formatAmount(amount: unknown): string {
  return formatCents(cents(Number(amount)))
}

function shownLadder(breaks: unknown): string {
  const steps = Array.isArray(breaks) ? breaks.filter(isBreak) : []
  if (steps.length === 0) return NONE
  return steps
    .map(({ from, unitPriceCents }) => `${formatCount(from)}: ${formatAmount(unitPriceCents)}`)
    .join("; ")
}

function shownAttachments(list: unknown): string {
  const items = Array.isArray(list) ? list.filter(isRecord) : []
  return items.length === 0 ? NONE : items.map(({ url, text }) => `${text || url}`).join("; ")
}

function isBreak(step: unknown): step is PriceBreak {
  return isRecord(step) && typeof step.from === "number" && typeof step.unitPriceCents === "number"
}

function changeOf(show: (value: unknown) => string) {
  return ({ name: field }: { name: PartFieldName }) =>
    (from: unknown, to: unknown) =>
      to === "" ? [] : [{ field, ...(from !== undefined && { from: show(from) }), to: show(to) }]
}

/** Lists changed specs one by one. A removed spec has an empty new value. */
function specChanges(from: unknown, to: unknown) {
  const before = isRecord(from) ? from : {}
  const after = isRecord(to) ? to : {}
  return Object.keys({ ...before, ...after })
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({
      field: `specs.${key}`,
      ...(Object.hasOwn(before, key) && { from: shown(before[key]) }),
      to: Object.hasOwn(after, key) ? shown(after[key]) : "",
    }))
}

function shown(value: unknown): string {
  const text = readable(value)
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

/** Formats any JSON value without brackets: `AM4, AM5`, `width: 120; depth: 25`. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join(", ")
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${readable(item)}`)
    .join("; ")
}
