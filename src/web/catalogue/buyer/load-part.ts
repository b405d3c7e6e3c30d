import { attachmentText } from "#contract/catalogue/part-text.ts"
import type { ApiClient } from "#contract/client.ts"
import { whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { partRows, shownDescription } from "#domain/catalogue/part-rows.ts"
import { partSource } from "#domain/catalogue/spec-values.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import type { Attachment } from "#domain/pictures/uploads.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { type FitGroup, groupParts } from "#web/catalogue/shared/fit-findings.tsx"
import { paths } from "#web/navigation/paths.ts"
import type { ShopIdentity } from "#web/navigation/site.ts"

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
    minimum: part.minimumQuantity,
    available: part.availableQuantity,
    lifecycle: part.lifecycle,
    backorder: part.backorder,
    notOffered: whyNotOffered(part.lifecycle),
    maximum: part.maximumQuantity,
    multiple: part.orderMultiple,
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

function imagesOf({ gallery }: PartData, publicUrl: string) {
  const images = gallery
    .filter(({ url }) => url !== "")
    .map(({ url }) => (url.startsWith("/") ? publicUrl + url : url))
  return images.length === 0 ? {} : { image: images.length === 1 ? images[0] : images }
}

function availabilityOf({ notOffered, available, minimum, backorder }: PartData): string {
  if (notOffered === "part_discontinued") return "Discontinued"
  if (notOffered) return "OutOfStock"
  if (available >= minimum) return "InStock"
  return backorder ? "BackOrder" : "OutOfStock"
}

type Reviews = Pick<Reply<"GET /part/{id}/review">, "total" | "average" | "reviews">

const starsOf = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 })

const ratedBy = ({ total, average, reviews }: Reviews) =>
  average === undefined
    ? {}
    : {
        aggregateRating: { "@type": "AggregateRating", ...starsOf(average), reviewCount: total },
        review: reviews.map((review) => ({
          "@type": "Review",
          reviewRating: { "@type": "Rating", ...starsOf(review.rating) },
          author: { "@type": "Person", name: review.name },
          datePublished: review.createdAt.slice(0, 10),
          name: review.title,
          reviewBody: review.text,
        })),
      }

export function partJsonLd(
  part: PartData,
  reviews: Reviews | undefined,
  { name: shop, publicUrl }: ShopIdentity,
) {
  const url = publicUrl + paths.part(part.slug)
  const { code, decimals } = shopCurrency()
  // The shop is not the maker of parts of other brands.
  const { brand } = part
  const maker = { "@type": "Organization", name: shop, url: publicUrl }
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        "@id": `${url}#part`,
        url,
        name: part.name,
        sku: part.sku,
        ...(part.number !== part.sku && { mpn: part.number }),
        category: categoryName(part.category),
        description: part.description,
        ...imagesOf(part, publicUrl),
        brand: { "@type": "Brand", name: brand || shop },
        ...(brand === "" && { manufacturer: maker }),
        additionalProperty: part.specs.map(({ label, value }) => ({
          "@type": "PropertyValue",
          name: label,
          value,
        })),
        ...(reviews && ratedBy(reviews)),
        offers: {
          "@type": "Offer",
          url,
          price: part.price.toFixed(decimals),
          priceCurrency: code,
          availability: `https://schema.org/${availabilityOf(part)}`,
          itemCondition: "https://schema.org/NewCondition",
          eligibleQuantity: { "@type": "QuantitativeValue", minValue: part.minimum },
          inventoryLevel: { "@type": "QuantitativeValue", value: part.available },
          seller: maker,
        },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: t("Parts"), path: paths.parts() },
          {
            name: categoryName(part.category),
            path: paths.parts({ category: part.category }),
          },
          { name: part.name, path: paths.part(part.slug) },
        ].map(({ name, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item: publicUrl + path,
        })),
      },
    ],
  }
}
