import { z } from "zod"
import { dutySettings, findMaker, makerSettings } from "#contract/settings/law-settings.ts"
import { findPartBySlug, listCheapestParts, listSlugs } from "#db/catalogue/catalogue-parts.ts"
import { listSupplies } from "#db/catalogue/offered-parts.ts"
import { listPartChangeRows, type PartRow } from "#db/catalogue/parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { listDatasheetSizes } from "#db/pictures/uploads.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { fitVerdicts } from "#domain/compatibility/finding.ts"
import { checkPair, fittingCategories, type PairVerdict } from "#domain/compatibility/fits.ts"
import type { Attachment } from "#domain/pictures/uploads.ts"
import { type PriceReduction, priceReductionOf } from "#domain/pricing/price-for.ts"
import { type ExpectedBatch, freeBatches } from "#domain/stock/promise.ts"
import type { Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { loadVocabulary } from "./own-vocabulary.ts"
import { requireOnSale } from "./read-catalogue.ts"

export interface PartInDetail extends ConsumerFacts {
  part: PartRow
  vocabulary: Vocabulary
  datasheets: (Attachment & { bytes: number; pages: number | null })[]
  fits: (PairVerdict & { part: PartRow })[]
  expected: ExpectedBatch[]
}

const MAX_PER_CATEGORY = 12
/** Parts judged per category; the best of them are shown. */
const JUDGED_PER_CATEGORY = 40
/** Verdicts from best to worst. */
const bestFirst = fitVerdicts.toReversed()

/** Returns a part with its details, and the verdicts on parts that it could be used with. */
export async function showPart(shop: Shop, slug: string): Promise<PartInDetail> {
  const part = requireOnSale(await findPartBySlug(shop.db, slug))
  const [others, vocabulary, supplies, facts] = await Promise.all([
    listCheapestParts(shop.db, fittingCategories(part.category), JUDGED_PER_CATEGORY),
    loadVocabulary(shop.db),
    listSupplies(shop.db, [part.id]),
    consumerFacts(shop.db, part),
  ])
  const judged = others.flatMap((other) => {
    const verdict = checkPair(part, other)
    return verdict ? [{ ...verdict, part: other }] : []
  })
  return {
    part,
    vocabulary,
    datasheets: await addSizes(shop, part.datasheets),
    fits: limitEach(
      bestFirst.flatMap((verdict) => judged.filter((fit) => fit.verdict === verdict)),
    ),
    expected: supplies.flatMap(freeBatches),
    ...facts,
  }
}

/** Keeps the first `MAX_PER_CATEGORY` parts of each category. */
function limitEach(fits: PartInDetail["fits"]): PartInDetail["fits"] {
  const taken = new Map<string, number>()
  return fits.filter(({ part: { category } }) => {
    const count = (taken.get(category) ?? 0) + 1
    taken.set(category, count)
    return count <= MAX_PER_CATEGORY
  })
}

/** Adds the sizes of datasheets; omits datasheets without a stored file. */
async function addSizes(
  shop: Shop,
  datasheets: readonly Attachment[],
): Promise<PartInDetail["datasheets"]> {
  if (datasheets.length === 0) return []
  const sizes = await listDatasheetSizes(
    shop.db,
    datasheets.map(({ url }) => url),
  )
  return datasheets.flatMap((datasheet) => {
    const size = sizes.find(({ address }) => address === datasheet.url)
    return size?.bytes ? [{ ...datasheet, bytes: size.bytes, pages: size.pages }] : []
  })
}

/** A sitemap may have at most 50,000 addresses. */
const MAX_ADDRESSES = 49_000

export const listPartSlugs = async (shop: Shop): Promise<string[]> =>
  (await listSlugs(shop.db, MAX_ADDRESSES)).map(({ slug }) => slug)

/** Facts that the law requires on a product page, if the shop's settings enable them. */
interface ConsumerFacts {
  reduction?: PriceReduction | undefined
  safety?: { manufacturer: string; address: string; responsible: string } | undefined
}

async function consumerFacts(db: Executor, part: PartRow): Promise<ConsumerFacts> {
  const { lowestPrice, makers } = (await readSettings({ db }, dutySettings)).settings
  const [reduction, safety] = await Promise.all([
    lowestPrice ? readReduction(db, part) : undefined,
    makers ? readSafety(db, part) : undefined,
  ])
  return { reduction, safety }
}

/** Maximum number of changes read; a part has fewer within 60 days. */
const MAX_CHANGES = 500

const priceChange = z.object({ was: z.object({ price_cents: z.int() }) })

async function readReduction(db: Executor, part: PartRow): Promise<PriceReduction | undefined> {
  const rows = await listPartChangeRows(db, part.id, MAX_CHANGES)
  const changes = rows.flatMap(({ detail, createdAt }) => {
    const { data } = priceChange.safeParse(detail)
    return data ? [{ at: createdAt, beforeCents: data.was.price_cents }] : []
  })
  return priceReductionOf(part.priceCents, changes, new Date())
}

/** Returns the part's own addresses, or else its manufacturer's; undefined if nothing is known. */
async function readSafety(db: Executor, part: PartRow): Promise<ConsumerFacts["safety"]> {
  const { manufacturer, manufacturerAddress, responsiblePerson } = part
  const maker = findMaker((await readSettings({ db }, makerSettings)).settings, manufacturer)
  const found = {
    manufacturer: manufacturer ?? "",
    address: manufacturerAddress ?? maker?.address ?? "",
    responsible: responsiblePerson ?? maker?.responsible ?? "",
  }
  return Object.values(found).some((text) => text !== "") ? found : undefined
}
