import { z } from "zod"
import { dutySettings } from "#contract/settings/duty-settings.ts"
import { findMaker, makerSettings } from "#contract/settings/maker-settings.ts"
import { listPartChangeRows, type PartRow } from "#db/catalogue/parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { type PriceReduction, priceReductionOf } from "#domain/pricing/price-reduction.ts"
import { readSettings } from "../settings/read-settings.ts"

/** Facts that the law asks a product's page to say, where the shop has them on. */
export interface ConsumerFacts {
  reduction?: PriceReduction | undefined
  safety?: { manufacturer: string; address: string; responsible: string } | undefined
}

export async function consumerFacts(db: Executor, part: PartRow): Promise<ConsumerFacts> {
  const { lowestPrice, makers } = (await readSettings({ db }, dutySettings)).settings
  const [reduction, safety] = await Promise.all([
    lowestPrice ? readReduction(db, part) : undefined,
    makers ? readSafety(db, part) : undefined,
  ])
  return { reduction, safety }
}

/** Changes that are looked at; more than a part has within 60 days. */
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

/** The part's own addresses, else its manufacturer's; undefined if neither is known. */
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
