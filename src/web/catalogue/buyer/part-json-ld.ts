import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import type { ShopIdentity } from "#web/navigation/site.ts"
import type { PartData } from "./load-part.ts"

function imagesOf({ gallery }: PartData, publicUrl: string) {
  const images = gallery
    .filter(({ url }) => url !== "")
    .map(({ url }) => (url.startsWith("/") ? publicUrl + url : url))
  return images.length === 0 ? {} : { image: images.length === 1 ? images[0] : images }
}

function availabilityOf(part: PartData): string {
  const { notOffered, availableQuantity, minimumQuantity, backorder } = part
  if (notOffered === "part_discontinued") return "Discontinued"
  if (notOffered) return "OutOfStock"
  if (availableQuantity >= minimumQuantity) return "InStock"
  return backorder ? "BackOrder" : "OutOfStock"
}

type Reviews = Pick<Reply<"GET /part/{id}/review">, "total" | "average" | "reviews">

const starsOf = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 })

const ratingOf = ({ total, average, reviews }: Reviews) =>
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

/** Describes a part to search engines, in the vocabulary of schema.org. */
export function partJsonLd(
  part: PartData,
  reviews: Reviews | undefined,
  { name: shop, publicUrl }: ShopIdentity,
) {
  const url = publicUrl + paths.part(part.slug)
  const { code, decimals } = shopCurrency()
  // The shop is not the maker of parts of other brands.
  const { brand } = part
  const seller = { "@type": "Organization", name: shop, url: publicUrl }
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
        ...(brand === "" && { manufacturer: seller }),
        additionalProperty: part.specs.map(({ label, value }) => ({
          "@type": "PropertyValue",
          name: label,
          value,
        })),
        ...(reviews && ratingOf(reviews)),
        offers: {
          "@type": "Offer",
          url,
          price: part.price.toFixed(decimals),
          priceCurrency: code,
          availability: `https://schema.org/${availabilityOf(part)}`,
          itemCondition: "https://schema.org/NewCondition",
          eligibleQuantity: { "@type": "QuantitativeValue", minValue: part.minimumQuantity },
          inventoryLevel: { "@type": "QuantitativeValue", value: part.availableQuantity },
          seller,
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
