import { attachmentText } from "#contract/catalogue/attachment-text.ts"
import type { ApiClient } from "#contract/client.ts"
import { whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { partRows } from "#domain/catalogue/part-rows.ts"
import { partSource } from "#domain/catalogue/part-source.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import type { Attachment } from "#domain/pictures/attachment.ts"
import { type FitGroup, groupParts } from "#web/catalogue/shared/fit-groups.ts"

/** A part with all that is known of it. */
export async function loadPart(api: ApiClient, slug: string) {
  const { part, specs, datasheets, fits, expected } = await api("GET /catalogue/{slug}", {
    params: { slug },
  })
  const isShort = nextAllowed(part, 1) === undefined
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
    gallery: galleryOf(part),
    datasheets,
    chips: part.chips,
    price: part.price,
    minimum: part.minimumQuantity,
    available: part.availableQuantity,
    lifecycle: part.lifecycle,
    backorder: part.backorder,
    notOffered: whyNotOffered(part.lifecycle),
    maximum: part.maximumQuantity,
    multiple: part.orderMultiple,
    breaks: part.breaks,
    expected,
    specs: [...specs, ...partRows(part)],
    source: partSource(part.specs),
    fits: groupParts(fits),
    substitutes: isShort ? await loadSubstitutes(api, part._id) : undefined,
  }
}

/** All its pictures, the one it is known by first, each with what it shows. */
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

/** Without them the page says so itself, once it looks for them. */
const loadSubstitutes = (api: ApiClient, id: string) =>
  api("GET /part/{id}/substitutes", { params: { id } }).then(
    ({ substitutes }) => substitutes,
    () => undefined,
  )

/** What the part fits; nothing where that cannot be read, for it is no reason not to show the part. */
export const loadFits = (api: ApiClient, slug: string): Promise<FitGroup[]> =>
  api("GET /catalogue/{slug}", { params: { slug } }).then(
    ({ fits }) => groupParts(fits),
    () => [],
  )

export type PartData = Awaited<ReturnType<typeof loadPart>>
