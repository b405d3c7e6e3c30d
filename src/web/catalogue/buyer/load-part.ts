import { attachmentText } from "#contract/catalogue/part-text.ts"
import type { ApiClient } from "#contract/client.ts"
import { whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { partRows, shownDescription } from "#domain/catalogue/part-rows.ts"
import { partSource } from "#domain/catalogue/spec-values.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import type { Attachment } from "#domain/pictures/uploads.ts"
import { type FitGroup, groupParts } from "#web/catalogue/shared/fit-groups.ts"

export async function loadPart(api: ApiClient, slug: string) {
  const { part, specs, datasheets, fits, expected, reduction, safety } = await api(
    "GET /catalogue/{slug}",
    { params: { slug } },
  )
  const isShort = nextAllowed(part, 1) === undefined
  return {
    id: part._id,
    slug: part.slug,
    sku: part.sku,
    number: partNumber(part),
    mpn: part.mpn,
    name: part.name,
    category: part.category,
    description: shownDescription(part),
    image: part.image,
    gallery: galleryOf(part),
    datasheets,
    chips: part.chips,
    price: part.price,
    minimumQuantity: part.minimumQuantity,
    availableQuantity: part.availableQuantity,
    lifecycle: part.lifecycle,
    backorder: part.backorder,
    notOffered: whyNotOffered(part.lifecycle),
    maximumQuantity: part.maximumQuantity,
    orderMultiple: part.orderMultiple,
    breaks: part.breaks,
    expected,
    reduction,
    safety,
    brand: typeof part.specs.brand === "string" ? part.specs.brand.trim() : "",
    specs: [...specs, ...partRows(part)],
    source: partSource(part.specs),
    fits: groupParts(fits),
    substitutes: isShort ? await loadSubstitutes(api, part._id) : undefined,
  }
}

function galleryOf(part: {
  name: string
  image: string
  imageAlt?: string | undefined
  pictures?: readonly Attachment[] | undefined
}): [Attachment, ...Attachment[]] {
  const more = (part.pictures ?? [])
    .filter(({ url }) => url !== part.image)
    .map(({ url, text }, index) => ({
      url,
      text: text || attachmentText.unsaid(part.name, index + 1),
    }))
  return [{ url: part.image, text: part.imageAlt ?? part.name }, ...more]
}

/** Loads substitutes; undefined on failure, so that the page loads them later. */
const loadSubstitutes = (api: ApiClient, id: string) =>
  api("GET /part/{id}/substitutes", { params: { id } }).then(
    ({ substitutes }) => substitutes,
    () => undefined,
  )

/** Loads compatible parts; empty on failure, so that the part is still shown. */
export const loadFits = (api: ApiClient, slug: string): Promise<FitGroup[]> =>
  api("GET /catalogue/{slug}", { params: { slug } }).then(
    ({ fits }) => groupParts(fits),
    () => [],
  )

export type PartData = Awaited<ReturnType<typeof loadPart>>
