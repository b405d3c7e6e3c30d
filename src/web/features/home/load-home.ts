import type { ApiClient } from "#contract/kernel/client.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import type { PartCardData } from "../../parts/part-card.tsx"
import { MOST_PARTS } from "./part-section.tsx"
import { serviceIcon } from "./service-icons.ts"

type Settled<T> = T | undefined

/** A section that cannot be read is missing; it must not take the page with it. */
const settle = <T>(call: Promise<T>): Promise<Settled<T>> => call.catch(() => undefined)

/** Everything the home page shows, and no more: the browser receives the same data again. */
export async function loadHome(api: ApiClient) {
  const [content, parts, services, reviews, professionals] = await Promise.all([
    settle(api("GET /content")),
    settle(loadPartCards(api)),
    settle(api("GET /service")),
    settle(api("GET /review/newest")),
    settle(api("GET /professional")),
  ])
  return {
    banner: content?.banner ?? [],
    stats: content?.stats ?? [],
    // As text: the router numbers each value of an object, which compresses a kilobyte worse.
    parts: parts && JSON.stringify(parts),
    services: services?.map(({ name, description, icon, photo }) => ({
      name,
      description,
      icon: serviceIcon(icon),
      photo,
    })),
    reviews: reviews?.reviews.map(({ _id: id, createdAt: _, ...review }) => ({ id, ...review })),
    reviewCount: reviews?.total ?? 0,
    engineers: professionals?.map(({ name, designation, photo }) => ({ name, designation, photo })),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

async function loadPartCards(api: ApiClient): Promise<PartCardData[]> {
  const parts = await api("GET /part")
  return parts.slice(0, MOST_PARTS).map((part) => ({
    id: part._id,
    slug: part.slug,
    name: part.name,
    category: part.category,
    description: part.description,
    image: part.image,
    chips: part.chips,
    price: part.price,
    minimum: part.minimumQuantity,
    available: part.availableQuantity,
    least: nextAllowed(part, 1) ?? null,
  }))
}
