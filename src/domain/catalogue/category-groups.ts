import { kindOf } from "./vocabulary/vocabulary.ts"

/** The upper level of a large catalogue: groups of kinds. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Components: [
    "Processors",
    "Motherboards",
    "Memory",
    "Graphics cards",
    "Storage",
    "Power supplies",
    "Cases",
  ],
  "Cooling and fans": ["Cooling", "Fans"],
  "Networking and cables": ["Networking and cards", "Cables and accessories"],
  "Monitors and peripherals": ["Monitors", "Keyboards", "Mice", "Headsets", "Speakers", "Webcams"],
}
const OTHER = "Other"

/** Fewer categories are one list. */
const MIN_GROUPED = 13

const groupOfKind = new Map(
  Object.entries(groups).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group] as const)),
)

export interface CategoryGroup<Category> {
  name: string
  categories: Category[]
}

/** Groups many categories; undefined for few, or if all would be in one group. */
export function groupCategories<Category extends { name: string }>(
  categories: readonly Category[],
): CategoryGroup<Category>[] | undefined {
  if (categories.length < MIN_GROUPED) return undefined
  const byGroup = Map.groupBy(categories, ({ name }) => groupOfKind.get(kindOf(name).name) ?? OTHER)
  const found = [...Object.keys(groups), OTHER].flatMap((name) => {
    const held = byGroup.get(name)
    return held ? [{ name, categories: held }] : []
  })
  return found.length > 1 ? found : undefined
}
