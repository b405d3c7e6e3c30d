import type { Attribute, AttributeGroup, Kind } from "./attribute.ts"
import { cablesAndAccessories, networkingAndCards } from "./kinds/cards-and-cables.ts"
import { cases } from "./kinds/cases.ts"
import { cooling, fans } from "./kinds/cooling.ts"
import { graphicsCards } from "./kinds/graphics-cards.ts"
import { memory } from "./kinds/memory.ts"
import { monitors } from "./kinds/monitors.ts"
import { motherboards } from "./kinds/motherboards.ts"
import { headsets, keyboards, mice, speakers, webcams } from "./kinds/peripherals.ts"
import { powerSupplies } from "./kinds/power-supplies.ts"
import { processors } from "./kinds/processors.ts"
import { storage } from "./kinds/storage.ts"

/** Attributes of every kind: the first and the last group. */
const commonGroups: { first: AttributeGroup; last: AttributeGroup } = {
  first: {
    attributes: [
      { code: "brand", label: "Brand", type: "text", aliases: ["manufacturer", "maker"] },
      { code: "series", label: "Series", type: "text" },
    ],
  },
  last: {
    attributes: [
      { code: "color", label: "Colour", type: "list", aliases: ["colour", "colors"] },
      { code: "lighting", label: "Lighting", type: "list" },
      { code: "rgb", label: "RGB", type: "boolean" },
      { code: "releaseYear", label: "Release year", type: "number" },
      { code: "priceEstimated", label: "Price is an estimate", type: "boolean" },
    ],
  },
}

/** The kind of categories that the vocabulary does not know. */
const anyKind: Kind = withCommon({ name: "", groups: [] })

/** Every kind of part that the shop knows by itself. */
export const kinds: readonly Kind[] = [
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
].map(withCommon)

function withCommon(kind: Kind): Kind {
  const { first, last } = commonGroups
  const own = new Set(kind.groups.flatMap(({ attributes }) => attributes.map(({ code }) => code)))
  const without = (attributes: readonly Attribute[]) =>
    attributes.filter(({ code }) => !own.has(code))
  const isGrouped = kind.groups.some(({ name }) => name !== undefined)
  return {
    ...kind,
    groups: [
      { attributes: without(first.attributes) },
      ...kind.groups,
      { ...(isGrouped && { name: "More" }), attributes: without(last.attributes) },
    ],
  }
}

/** A name without regard to case, blanks and dashes. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, "")

/** Names of a kind: the shop's own and others. */
export const namesOf = ({ name, aliases = [] }: Kind): string[] => [name, ...aliases]

const byName = new Map(
  kinds.flatMap((kind) => namesOf(kind).map((name) => [plainName(name), kind] as const)),
)

/** Finds the kind of a category by any of its names. */
export const kindOf = (category: string): Kind => byName.get(plainName(category)) ?? anyKind

export const attributesOf = ({ groups }: Kind): readonly Attribute[] =>
  groups.flatMap(({ attributes }) => attributes)

const codes = new WeakMap<Kind, ReadonlyMap<string, Attribute>>()

/** Finds the attribute of a key; undefined if the vocabulary does not know it. */
export function attributeOf(kind: Kind, code: string): Attribute | undefined {
  const known = codes.get(kind) ?? new Map(attributesOf(kind).map((one) => [one.code, one]))
  codes.set(kind, known)
  return known.get(code)
}
