import { t } from "../languages/translate.ts"
import { kindOf } from "./vocabulary/vocabulary.ts"

interface KnownGroup {
  /** URL segment of the group. */
  slug: string
  name: () => string
  kinds: readonly string[]
}

/** Groups of kinds: the top level of a large catalogue. */
const groups: readonly KnownGroup[] = [
  {
    slug: "components",
    name: () => t("Components"),
    kinds: [
      "Processors",
      "Motherboards",
      "Memory",
      "Graphics cards",
      "Storage",
      "Power supplies",
      "Cases",
    ],
  },
  { slug: "cooling", name: () => t("Cooling and fans"), kinds: ["Cooling", "Fans"] },
  {
    slug: "networking",
    name: () => t("Networking and cables"),
    kinds: ["Networking and cards", "Cables and accessories"],
  },
  {
    slug: "peripherals",
    name: () => t("Monitors and peripherals"),
    kinds: ["Monitors", "Keyboards", "Mice", "Headsets", "Speakers", "Webcams"],
  },
]
const other: KnownGroup = { slug: "other", name: () => t("Other|group"), kinds: [] }

/** Minimum number of categories to group; fewer form one list. */
const MIN_GROUPED = 13

const groupOfKind = new Map(
  groups.flatMap((group) => group.kinds.map((kind) => [kind, group] as const)),
)

export interface CategoryGroup<Category> {
  slug: string
  name: string
  categories: Category[]
}

/** Groups the categories; undefined if they are few or all fall into one group. */
export function groupCategories<Category extends { name: string }>(
  categories: readonly Category[],
): CategoryGroup<Category>[] | undefined {
  if (categories.length < MIN_GROUPED) return undefined
  const byGroup = Map.groupBy(categories, ({ name }) => groupOfKind.get(kindOf(name).name) ?? other)
  const found = [...groups, other].flatMap((group) => {
    const held = byGroup.get(group)
    return held ? [{ slug: group.slug, name: group.name(), categories: held }] : []
  })
  return found.length > 1 ? found : undefined
}
