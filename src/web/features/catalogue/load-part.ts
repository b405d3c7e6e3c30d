import type { ApiClient } from "#contract/kernel/client.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { partSource } from "#domain/catalogue/part-source.ts"
import type { Reply } from "#web/api/api.ts"

/** A part with all that is known of it. */
export async function loadPart(api: ApiClient, slug: string) {
  const { part, specs, fits } = await api("GET /catalogue/{slug}", { params: { slug } })
  return {
    id: part._id,
    slug: part.slug,
    sku: part.sku,
    number: partNumber(part),
    mpn: part.mpn,
    name: part.name,
    category: part.category,
    description: part.description,
    image: part.image,
    chips: part.chips,
    price: part.price,
    minimum: part.minimumQuantity,
    available: part.availableQuantity,
    maximum: part.maximumQuantity,
    multiple: part.orderMultiple,
    breaks: part.breaks,
    specs,
    source: partSource(part.specs),
    fits: groupFits(fits),
  }
}

/** What the part fits; nothing where that cannot be read, for it is no reason not to show the part. */
export const loadFits = (api: ApiClient, slug: string): Promise<FitGroup[]> =>
  api("GET /catalogue/{slug}", { params: { slug } }).then(
    ({ fits }) => groupFits(fits),
    () => [],
  )

export type PartData = Awaited<ReturnType<typeof loadPart>>

type Fit = Reply<"GET /catalogue/{slug}">["fits"][number]

/** Parts of one kind about which the same is to be said. */
export interface FitLine {
  category: string
  sentence: string
  parts: { slug: string; name: string }[]
}

export interface FitGroup {
  verdict: Fit["verdict"]
  count: number
  lines: FitLine[]
}

/** By verdict, then by kind; what is said of several parts is said once. */
function groupFits(fits: readonly Fit[]): FitGroup[] {
  const verdicts = [...new Set(fits.map(({ verdict }) => verdict))]
  return verdicts.map((verdict) => {
    const ofVerdict = fits.filter((fit) => fit.verdict === verdict)
    const lines = new Map<string, FitLine>()
    for (const { sentence, part } of ofVerdict) {
      const { category, slug, name } = part
      const key = `${category}: ${sentence}`
      const line = lines.get(key) ?? { category, sentence, parts: [] }
      line.parts.push({ slug, name })
      lines.set(key, line)
    }
    return { verdict, count: ofVerdict.length, lines: [...lines.values()] }
  })
}
