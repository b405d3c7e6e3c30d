import { knownFacets, type NamedFacet, ownFacetName } from "../facets.ts"
import type { Alias, Attribute, JoinedAlias, Kind, plainTypes } from "./attribute.ts"
import { guessName } from "./guess-name.ts"
import { attributesOf, kindOf, plainName } from "./vocabulary.ts"

/** An attribute that the shop added; without categories it applies to all parts. */
export interface OwnAttribute extends Pick<Attribute, "code" | "label" | "zero"> {
  type: (typeof plainTypes)[number]
  unit?: string
  aliases: readonly string[]
  categories: readonly string[]
  /** Whether it is a facet; `bounds` are the starts of its number ranges. */
  facet: boolean
  bounds: readonly number[]
  /** Whether cards and tables show it. */
  highlighted: boolean
}

/** Meaning of a foreign key in a category: the code of an attribute; null to keep the key as it is. */
export interface OwnName {
  category: string
  key: string
  code: string | null
  /** Unit of numbers without one; null for the attribute's unit. */
  unit: string | null
}

/** The shop's name of a foreign category. */
export interface OwnCategory {
  name: string
  category: string
}

/** The shop's additions to the vocabulary. */
export interface OwnVocabulary {
  attributes: readonly OwnAttribute[]
  names: readonly OwnName[]
  categories: readonly OwnCategory[]
}

export const emptyVocabulary: OwnVocabulary = { attributes: [], names: [], categories: [] }

/** The built-in vocabulary with the shop's additions. */
export interface Vocabulary {
  kindOf: (category: string) => Kind
  categoryOf: (theirs: string) => string
  /** Facets in display order. */
  facets: readonly NamedFacet[]
}

export function vocabularyWith({ attributes, names, categories }: OwnVocabulary): Vocabulary {
  const ours = new Map(categories.map(({ name, category }) => [plainName(name), category]))
  const nameOf = (category: string) => plainName(kindOf(category).name || category)
  const ownCategories = [
    ...attributes.flatMap((one) => one.categories),
    ...names.map(({ category }) => category),
  ]
  const named = new Set(ownCategories.map(nameOf))
  const extended = new Map<string | undefined, Kind>()
  return {
    facets: [...knownFacets, ...attributes.filter(({ facet }) => facet).map(toFacet)],
    categoryOf: (theirs) => ours.get(plainName(theirs)) ?? theirs,
    kindOf(category) {
      const kind = kindOf(category)
      const name = nameOf(category)
      // All other categories share one kind, because visitors can ask for any.
      const key = kind.name || named.has(name) ? name : undefined
      const held = extended.get(key)
      if (held) return held
      const more = attributes.filter(
        (one) => one.categories.length === 0 || one.categories.some((its) => nameOf(its) === name),
      )
      const called = names.filter((one) => nameOf(one.category) === name)
      if (more.length === 0 && called.length === 0) return kind
      const own = addNames(addAttributes(kind, more), called)
      extended.set(key, own)
      return own
    },
  }
}

const toFacet = ({ code, label, type, unit }: OwnAttribute): NamedFacet => ({
  name: ownFacetName(code),
  label,
  isOwn: true,
  unit,
  bare: type === "number" ? true : undefined,
})

/** Adds attributes to a kind. An existing attribute of the same code wins. */
function addAttributes(kind: Kind, more: readonly OwnAttribute[]): Kind {
  const codes = new Set(attributesOf(kind).map(({ code }) => code))
  const added = more
    .filter(({ code }) => !codes.has(code))
    .map((attribute) => ({ ...attribute, isOwn: true as const }))
  const highlightedOnes = added.filter(({ highlighted }) => highlighted)
  const columns = kind.columns ?? {}
  const own = highlightedOnes.filter(({ label }) => !Object.hasOwn(columns, label))
  const last = kind.groups.at(-1)
  return {
    ...kind,
    chips: [...highlightedOnes.map(chipOf), ...(kind.chips ?? [])],
    columns: { ...Object.fromEntries(own.map(({ label, code }) => [label, code])), ...columns },
    groups: [
      ...kind.groups.slice(0, -1),
      { ...last, attributes: [...added, ...(last?.attributes ?? [])] },
    ],
  }
}

/** A bare number or boolean needs its label. */
function chipOf({ code, type, unit }: OwnAttribute): string {
  if (type === "boolean") return `{${code}.label}`
  return type === "number" && unit === undefined ? `{${code}.label} {${code}}` : `{${code}}`
}

/** Assigns keys to attributes as the shop decided, and removes them from all other attributes. */
function addNames(kind: Kind, names: readonly OwnName[]): Kind {
  const keys = new Set(names.map(({ key }) => key))
  const named = (attribute: Attribute): Attribute => ({
    ...attribute,
    aliases: [
      ...names
        .filter(({ code }) => code === attribute.code)
        .map(({ key, unit }) => ({ key, unit: unit ?? undefined })),
      ...(attribute.aliases ?? []).filter((alias) => !keysOf(alias).some((key) => keys.has(key))),
    ],
  })
  return {
    ...kind,
    groups: kind.groups.map((group) => ({ ...group, attributes: group.attributes.map(named) })),
    kept: names.filter(({ code }) => code === null).map(({ key }) => key),
  }
}

/** Returns the foreign keys of an alias. */
export const keysOf = (alias: string | Alias | JoinedAlias): readonly string[] => {
  if (typeof alias === "string") return [alias]
  return "keys" in alias ? alias.keys : [alias.key]
}

/** Returns the codes of the attributes that a key is read into. */
export function candidateCodes(kind: Kind, key: string): string[] {
  const named = attributesOf(kind).filter(
    ({ code, aliases = [] }) =>
      code === key || aliases.some((alias) => keysOf(alias).includes(key)),
  )
  const guess = named.length > 0 ? undefined : guessName(kind, key)?.attribute
  return (guess ? [guess] : named).map(({ code }) => code)
}
