import { isLeftover, isSpecified, writeAttribute } from "./part-specs.ts"
import { readableLabel, type Specs, writeNumber, writeSpec } from "./spec-values.ts"
import type { Attribute, Kind } from "./vocabulary/attribute.ts"
import type { Vocabulary } from "./vocabulary/own-vocabulary.ts"
import { labelOf, specWords } from "./vocabulary/spec-words.ts"
import { attributeOf } from "./vocabulary/vocabulary.ts"

export interface ComparedRow {
  code: string
  group?: string
  label: string
  /** One value for each part, in order; undefined if unknown. */
  values: (string | undefined)[]
  differs: boolean
  /** Indexes of the parts with the best value; empty if none is objectively better. */
  best: number[]
}

interface DescribedPart {
  category: string
  specs: Specs
}

interface Head {
  code: string
  /** Label in English; distinguishes attributes that share a code. */
  label: string
  /** Label in the current language. */
  shown: string
  group: string | undefined
}

/** Compares parts attribute by attribute, in display order. Numbers of a row share a unit. */
export function compareParts(
  parts: readonly DescribedPart[],
  { kindOf }: Pick<Vocabulary, "kindOf">,
): ComparedRow[] {
  const described = parts.map(({ category, specs }) => ({ kind: kindOf(category), specs }))
  const kinds = [...new Set(described.map(({ kind }) => kind))]
  const heads = [...knownHeads(kinds), ...unknownHeads(described, kinds)]
  return heads.flatMap((head) => {
    const values = valuesOf(head, described)
    if (values.every((value) => value === undefined)) return []
    const { code, group, shown: label } = head
    const best = bestOf(head, described)
    const differs = new Set(values).size > 1
    const named = group !== undefined && { group: specWords(group) }
    return [{ code, ...named, label, values, differs, best }]
  })
}

/** Lists each attribute once. The kinds' first groups come first, their last groups last. */
function knownHeads(kinds: readonly Kind[]): Head[] {
  const groups = [
    ...kinds.flatMap((kind) => kind.groups.slice(0, 1)),
    ...kinds.flatMap((kind) => kind.groups.slice(1, -1)),
    ...kinds.flatMap((kind) => kind.groups.slice(-1)),
  ]
  const heads = groups.flatMap(({ name, attributes }) =>
    attributes.map((attribute) => ({
      code: attribute.code,
      label: attribute.label,
      shown: labelOf(attribute),
      group: name,
    })),
  )
  const byWords = new Map(heads.toReversed().map((head) => [`${head.code} ${head.label}`, head]))
  return heads.filter((head) => byWords.get(`${head.code} ${head.label}`) === head)
}

function unknownHeads(parts: readonly PartOfKind[], kinds: readonly Kind[]): Head[] {
  const group = kinds[0]?.groups.at(-1)?.name
  const codes = parts.flatMap(({ kind, specs }) =>
    Object.keys(specs).filter((key) => !attributeOf(kind, key) && isSpecified(key, specs[key])),
  )
  return [...new Set(codes)].map((code) => {
    const label = readableLabel(code)
    return { code, label, shown: label, group }
  })
}

interface PartOfKind {
  kind: Kind
  specs: Specs
}

function valuesOf(head: Head, parts: readonly PartOfKind[]): (string | undefined)[] {
  const numbers = parts.map(({ specs }) => specs[head.code]).filter((value) => isNumber(value))
  const isLess = numbers.some((value) => value < 1000)
  return parts.map(({ kind, specs }) => {
    const value = specs[head.code]
    const attribute = attributeOf(kind, head.code)
    if (isLeftover(head.code, value)) return undefined
    if (!attribute) return isSpecified(head.code, value) ? writeSpec(head.code, value) : undefined
    if (attribute.label !== head.label) return undefined
    if (attribute.asTerabytes && isLess && isNumber(value))
      return writeNumber(value, attribute.unit)
    return writeAttribute(attribute, value)
  })
}

/** Returns the indexes of the best known values; empty if all known values are equal. */
function bestOf(head: Head, parts: readonly PartOfKind[]): number[] {
  const scores = parts.map(({ kind, specs }) => scoreOf(head, attributeOf(kind, head.code), specs))
  const known = scores.filter((score) => score !== undefined)
  const best = Math.max(...known)
  if (known.every((score) => score === best)) return []
  return scores.flatMap((score, place) => (score === best ? [place] : []))
}

function scoreOf(head: Head, attribute: Attribute | undefined, specs: Specs): number | undefined {
  const value = specs[head.code]
  if (!attribute?.better || attribute.label !== head.label || !isNumber(value)) return undefined
  return attribute.better === "more" ? value : -value
}

const isNumber = (value: unknown): value is number => typeof value === "number"

/** Maximum number of columns that stay readable side by side. */
export const MAX_COMPARED = 6
/** Maximum number of requested parts; those beyond MAX_COMPARED are only named. */
export const MAX_REQUESTED = 2 * MAX_COMPARED
