import { categoryNames } from "../category-words.ts"
import { splitUnit } from "../spec-values.ts"
import type { Alias, Attribute, Kind } from "./attribute.ts"
import { categoryName } from "./spec-words.ts"
import { units } from "./units.ts"
import { attributesOf, kinds, plainName } from "./vocabulary.ts"

/** Guessed attribute of a key, with the unit of its numbers if it differs. */
interface Guess {
  attribute: Attribute
  unit?: string
}

/**
 * Guesses the attribute of a foreign key from its name: `Memory type`, `memory_type`, `Length (cm)`, `length_cm`. A
 * label of an attribute with a unit matches only with a known unit in the key, because the file may use another unit,
 * such as pounds.
 */
export function guessName(kind: Kind, key: string): Guess | undefined {
  if (kind.kept?.includes(key)) return undefined
  const { whole, beforeUnit } = namesIn(kind)
  const known = whole.get(plainKey(key))
  if (known) return { attribute: known }
  const written = UNIT_AT_END.exec(key)
  const attribute = beforeUnit.get(plainKey(key.slice(0, written?.index ?? 0)))
  const unit = unitOf(attribute, written?.[1] ?? written?.[2])
  if (!attribute || unit === undefined) return undefined
  return unit === attribute.unit ? { attribute } : { attribute, unit }
}

const UNIT_AT_END = /[([]([^()[\]]+)[)\]]$|[_ ]([a-z]+)$/i

const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

/** Finds the attribute's unit, or a convertible one. Ignores case only without a letter b: `Gb` is not `GB`. */
function unitOf(attribute: Attribute | undefined, spelt: string | undefined): string | undefined {
  if (attribute?.unit === undefined || spelt === undefined) return undefined
  const known = [attribute.unit, ...Object.keys(units[attribute.unit] ?? {})]
  const isSame = (unit: string) => unit.toLowerCase() === spelt.trim().toLowerCase()
  return (
    known.find((unit) => unit === spelt.trim()) ??
    known.find((unit) => !/b/i.test(unit) && isSame(unit))
  )
}

type Names = ReadonlyMap<string, Attribute | undefined>
interface KindNames {
  whole: Names
  beforeUnit: Names
}
const namesOfKinds = new WeakMap<Kind, KindNames>()

function namesIn(kind: Kind): KindNames {
  const attributes = attributesOf(kind)
  const names = namesOfKinds.get(kind) ?? {
    whole: eachByName(attributes, (one) =>
      one.unit === undefined ? [...knownNames(one), one.label] : knownNames(one),
    ),
    beforeUnit: eachByName(attributes, (one) => [
      ...knownNames(one),
      one.label,
      splitUnit(one.code).stem,
    ]),
  }
  namesOfKinds.set(kind, names)
  return names
}

/** Maps names to attributes; undefined for an ambiguous name. */
function eachByName(
  attributes: readonly Attribute[],
  namesOf: (attribute: Attribute) => string[],
): Names {
  const names = new Map<string, Attribute | undefined>()
  for (const attribute of attributes)
    for (const name of new Set(namesOf(attribute).map(plainKey)))
      names.set(name, names.has(name) ? undefined : attribute)
  return names
}

const knownNames = ({ code, aliases = [] }: Attribute): string[] => [
  code,
  ...aliases.flatMap((alias) => (typeof alias === "string" ? [alias] : plainAlias(alias))),
]

/** Returns the key of an alias whose whole value is the attribute's. */
const plainAlias = (alias: Alias | { keys: readonly string[] }): string[] =>
  "key" in alias && !alias.match && !alias.countOf && !alias.stays && !alias.unit ? [alias.key] : []

/** Categories that share a kind with others. */
const moreCategories = ["Thermal paste", "Network cards", "Sound cards"]
const ours = [...moreCategories, ...kinds.map(({ name }) => name)]

/** Foreign names of the shop's categories, in addition to the search synonyms. */
const foreignCategories: Readonly<Record<string, readonly string[]>> = {
  Processors: ["central processing unit", "hauptprozessor"],
  "Graphics cards": ["graphics", "video", "display adapter", "graphics adapter"],
  Memory: ["memory module", "memory modules", "system memory", "speichermodul", "barrette mémoire"],
  Motherboards: ["system board", "placas base", "cartes mères", "hauptplatinen"],
  Storage: [
    "ssd",
    "hdd",
    "hard drive",
    "hard disk",
    "internal hard drive",
    "solid state drive",
    "stockage interne",
    "unidad de almacenamiento",
  ],
  "Power supplies": ["power supply unit", "stromversorgung", "bloc d'alimentation"],
  Cases: ["pc case", "computer case", "pc gehäuse", "caja de ordenador"],
  Cooling: ["cpu cooling", "liquid cooler", "water cooling", "wasserkühlung", "watercooling"],
  Fans: ["system fan", "ventilación"],
}

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

const plain = (name: string): string => withoutAccents(plainName(name.replaceAll(/[/&]/g, " ")))

const MARK = "category:"

const known = new Map<string, string>([
  ...categoryNames.flatMap(({ typed, foreign = [], means }) => {
    const named = means.flatMap((mark) => (mark.startsWith(MARK) ? [mark.slice(MARK.length)] : []))
    const category = ours.find((one) => named.includes(one))
    const names = [...typed, ...foreign, ...named]
    return category === undefined ? [] : names.map((name) => [plain(name), category] as const)
  }),
  ...Object.entries(foreignCategories).flatMap(([category, names]) =>
    names.map((name) => [plain(name), category] as const),
  ),
  ...ours.map((name) => [plain(name), name] as const),
])

/** Returns the shop's name of a foreign category in several languages; undefined if unknown. */
export const knownCategory = (theirs: string): string | undefined =>
  known.get(plain(theirs)) ?? known.get(plain(theirs).replace(/s$/, ""))

/** Category of parts that are added without one. */
export const OWN_CATEGORY = "Other parts"

/** Returns the built-in category with this name in the current language, else the name itself. */
export const categoryShownAs = (name: string): string =>
  [...ours, OWN_CATEGORY].find((category) => categoryName(category) === name) ?? name
