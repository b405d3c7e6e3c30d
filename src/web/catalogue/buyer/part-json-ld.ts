import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import type { ShownShop } from "#web/navigation/site.ts"
import type { PartData } from "./load-part.ts"

/** All its pictures; those on other hosts have whole addresses already. */
function imagesOf({ gallery }: PartData, publicUrl: string) {
  const images = gallery
    .filter(({ url }) => url !== "")
    .map(({ url }) => (url.startsWith("/") ? publicUrl + url : url))
  return images.length === 0 ? {} : { image: images.length === 1 ? images[0] : images }
}

type Reviews = Pick<Reply<"GET /part/{id}/review">, "total" | "average" | "reviews">

const starsOf = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 })

/** What buyers say, where any do. */
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

/** The part as search engines read it. */
export function partJsonLd(
  part: PartData,
  reviews: Reviews | undefined,
  { name: shop, publicUrl }: ShownShop,
) {
  const url = publicUrl + paths.part(part.slug)
  // What others make is not ours, though we sell it.
  const brand = part.specs.find(({ label }) => label === "Brand")?.value
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
        category: part.category,
        description: part.description,
        ...imagesOf(part, publicUrl),
        brand: { "@type": "Brand", name: brand ?? shop },
        ...(brand === undefined && { manufacturer: maker }),
        additionalProperty: part.specs.map(({ label, value }) => ({
          "@type": "PropertyValue",
          name: label,
          value,
        })),
        ...(reviews && ratedBy(reviews)),
        offers: {
          "@type": "Offer",
          url,
          price: part.price.toFixed(2),
          priceCurrency: "USD",
          availability: `https://schema.org/${part.available < part.minimum ? "OutOfStock" : "InStock"}`,
          itemCondition: "https://schema.org/NewCondition",
          eligibleQuantity: { "@type": "QuantitativeValue", minValue: part.minimum },
          inventoryLevel: { "@type": "QuantitativeValue", value: part.available },
          seller: maker,
        },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: "Parts", path: paths.parts() },
          { name: part.category, path: paths.parts({ category: part.category }) },
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
