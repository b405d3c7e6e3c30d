import type { ApiClient } from "#contract/client.ts"
import { groupCategories } from "#domain/catalogue/category-groups.ts"
import { showAs } from "./load-browse.ts"

const SHOWN_PARTS = 4

/** Loads a group of categories, each with its first parts; undefined if there is no such group. */
export async function loadGroup(api: ApiClient, slug: string) {
  const groups = groupCategories(await api("GET /category"))
  const group = groups?.find((one) => one.slug === slug)
  if (!group) return undefined
  const categories = await Promise.all(
    group.categories.map(async ({ name, count }) => {
      const query = { category: name, pageSize: String(SHOWN_PARTS) }
      const { parts } = await api("GET /catalogue", { query })
      return { name, count, parts: parts.map((part) => showAs("grid", part)) }
    }),
  )
  return { slug, name: group.name, categories }
}

export type GroupData = NonNullable<Awaited<ReturnType<typeof loadGroup>>>
