import type { Attribute, BuiltInAttribute, BuiltInKind, Kind } from "./attribute.ts"
import { cablesAndAccessories, networkingAndCards } from "./kinds/cards-and-cables.ts"
import { cases, powerSupplies } from "./kinds/cases-and-power.ts"
import { cooling, fans } from "./kinds/cooling.ts"
import { graphicsCards } from "./kinds/graphics-cards.ts"
import { memory, storage } from "./kinds/memory-and-storage.ts"
import { motherboards } from "./kinds/motherboards.ts"
import { headsets, keyboards, mice, monitors, speakers, webcams } from "./kinds/peripherals.ts"
import { processors } from "./kinds/processors.ts"
import type { SpecWords } from "./spec-words.ts"

/** Attributes of every kind, in its first and last group. */
const commonAttributes: Record<"first" | "last", readonly BuiltInAttribute[]> = {
  first: [
    { code: "brand", label: "Brand", type: "text", aliases: ["manufacturer", "maker"] },
    { code: "series", label: "Series", type: "text" },
  ],
  last: [
    {
      code: "color",
      label: "Colour",
      type: "list",
      aliases: ["colour", "colors"],
      hasWords: true,
    },
    { code: "lighting", label: "Lighting", type: "list" },
    { code: "rgb", label: "RGB", type: "boolean" },
    { code: "releaseYear", label: "Release year", type: "number" },
    { code: "priceEstimated", label: "Price is an estimate", type: "boolean" },
  ],
}

/** Name of the last group, for kinds with named groups. */
const LAST_GROUP: SpecWords = "More"

const NO_KIND: Kind = { name: "", groups: [] }

/** Kind of categories outside the vocabulary. */
const anyKind: Kind = addCommonAttributes(NO_KIND)

const builtInKinds: readonly BuiltInKind[] = [
  memory,
  motherboards,
  graphicsCards,
  networkingAndCards,
  processors,
  storage,
  powerSupplies,
  cooling,
  fans,
  cases,
  cablesAndAccessories,
  monitors,
  keyboards,
  mice,
  headsets,
  speakers,
  webcams,
]

export const kinds: readonly Kind[] = builtInKinds.map(addCommonAttributes)

function addCommonAttributes(kind: Kind): Kind {
  const { first, last } = commonAttributes
  const own = new Set(kind.groups.flatMap(({ attributes }) => attributes.map(({ code }) => code)))
  const without = (attributes: readonly Attribute[]) =>
    attributes.filter(({ code }) => !own.has(code))
  const isGrouped = kind.groups.some(({ name }) => name !== undefined)
  return {
    ...kind,
    groups: [
      { attributes: without(first) },
      ...kind.groups,
      { ...(isGrouped && { name: LAST_GROUP }), attributes: without(last) },
    ],
  }
}

/** Normalizes a name: ignores case, spaces, underscores and dashes. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, "")

/** Returns all names of a kind: the shop's own and foreign ones. */
export const namesOf = ({ name, aliases = [] }: Kind): string[] => [name, ...aliases]

const byName = new Map(
  kinds.flatMap((kind) => namesOf(kind).map((name) => [plainName(name), kind] as const)),
)

/** Finds the kind of a category by any of its names. */
export const kindOf = (category: string): Kind => byName.get(plainName(category)) ?? anyKind

export const attributesOf = ({ groups }: Kind): readonly Attribute[] =>
  groups.flatMap(({ attributes }) => attributes)

const codes = new WeakMap<Kind, ReadonlyMap<string, Attribute>>()

/** Finds an attribute by its code; undefined if the kind has none. */
export function attributeOf(kind: Kind, code: string): Attribute | undefined {
  const known = codes.get(kind) ?? new Map(attributesOf(kind).map((one) => [one.code, one]))
  codes.set(kind, known)
  return known.get(code)
}
