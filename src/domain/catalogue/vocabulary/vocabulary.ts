import type { Attribute, Kind } from "./attribute.ts"
import { commonGroups } from "./common-attributes.ts"
import { cablesAndAccessories } from "./kinds/cables-and-accessories.ts"
import { cases } from "./kinds/cases.ts"
import { cooling } from "./kinds/cooling.ts"
import { fans } from "./kinds/fans.ts"
import { graphicsCards } from "./kinds/graphics-cards.ts"
import { headsets } from "./kinds/headsets.ts"
import { keyboards } from "./kinds/keyboards.ts"
import { memory } from "./kinds/memory.ts"
import { mice } from "./kinds/mice.ts"
import { monitors } from "./kinds/monitors.ts"
import { motherboards } from "./kinds/motherboards.ts"
import { networkingAndCards } from "./kinds/networking-and-cards.ts"
import { powerSupplies } from "./kinds/power-supplies.ts"
import { processors } from "./kinds/processors.ts"
import { speakers } from "./kinds/speakers.ts"
import { storage } from "./kinds/storage.ts"
import { webcams } from "./kinds/webcams.ts"

/** What parts of a category that nobody has described may have. */
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

/** What the shop and others call a kind. */
export const namesOf = ({ name, aliases = [] }: Kind): string[] => [name, ...aliases]

const byName = new Map(
  kinds.flatMap((kind) => namesOf(kind).map((name) => [plainName(name), kind] as const)),
)

/** What parts of this category are, whatever it is called. */
export const kindOf = (category: string): Kind => byName.get(plainName(category)) ?? anyKind

export const attributesOf = ({ groups }: Kind): readonly Attribute[] =>
  groups.flatMap(({ attributes }) => attributes)

const codes = new WeakMap<Kind, ReadonlyMap<string, Attribute>>()

/** What a key of specs holds of parts of a kind; undefined where the vocabulary does not know it. */
export function attributeOf(kind: Kind, code: string): Attribute | undefined {
  const known = codes.get(kind) ?? new Map(attributesOf(kind).map((one) => [one.code, one]))
  codes.set(kind, known)
  return known.get(code)
}
