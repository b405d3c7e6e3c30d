import type { ApiClient } from "#contract/client.ts"
import type { Section } from "#contract/settings/section-settings.ts"
import { lastOrdersOf, whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import type { Reply } from "../../../api/api.ts"
import type { PartCardData } from "../../../catalogue/shared/part-card.tsx"
import { toColumns } from "./card-columns.ts"
import { serviceIcon } from "./service-icons.ts"

type Settled<T> = T | undefined

/** A section that cannot be read is missing; it must not take the page with it. */
const settle = <T>(call: Promise<T>): Promise<Settled<T>> => call.catch(() => undefined)

/** A page of the catalogue holds no more; a shop of this many parts is shown whole. */
const MAX_PARTS = 100
/** Of a larger shop: enough to see what it makes. */
const FIRST_PARTS = 24

/** Everything the home page shows, and no more: the browser receives the same data again. */
export async function loadHome(api: ApiClient) {
  const [site, content, shelf, categories, services, reviews, professionals] = await Promise.all([
    settle(api("GET /site")),
    settle(api("GET /content")),
    settle(api("GET /catalogue", { query: { pageSize: MAX_PARTS } })),
    settle(api("GET /category")),
    settle(api("GET /service")),
    settle(api("GET /review/newest")),
    settle(api("GET /professional")),
  ])
  const isOff = (section: Section) => site?.hides?.includes(section)
  return {
    banner: content?.banner ?? [],
    stats: isOff("stats") ? [] : (content?.stats ?? []),
    categories: categories ?? [],
    partCount: shelf?.total ?? 0,
    parts: shelf && toColumns(firstOf(shelf).map(cardOf)),
    services: isOff("services")
      ? []
      : services?.map(({ name, description, icon, photo }) => ({
          name,
          description,
          icon: serviceIcon(icon),
          photo,
        })),
    reviews: reviews?.reviews.map(({ _id: id, createdAt: _, ...review }) => ({ id, ...review })),
    reviewCount: reviews?.total ?? 0,
    engineers: isOff("engineers")
      ? []
      : professionals?.map(({ name, designation, photo }) => ({ name, designation, photo })),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

type Shelf = Reply<"GET /catalogue">
type Part = Shelf["parts"][number]

const firstOf = ({ total, parts }: Shelf): Part[] =>
  total > MAX_PARTS ? parts.slice(0, FIRST_PARTS) : parts

const cardOf = (part: Part): PartCardData => ({
  id: part._id,
  slug: part.slug,
  number: partNumber(part),
  name: part.name,
  category: part.category,
  description: part.description,
  image: part.image,
  chips: part.chips,
  price: part.price,
  minimum: part.minimumQuantity,
  available: part.availableQuantity,
  notOffered: whyNotOffered(part.lifecycle) ?? null,
  backorder: part.backorder,
  lastOrders: lastOrdersOf(part.lifecycle),
  least: nextAllowed(part, 1) ?? null,
})
