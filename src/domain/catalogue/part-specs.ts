import { boardSpecLabels } from "./board-spec-labels.ts"
import { caseSpecLabels } from "./case-spec-labels.ts"
import { PART_NUMBER } from "./part-number.ts"
import { isSource } from "./part-source.ts"
import { chipsOfCategory } from "./spec-chips.ts"
import type { SpecGroup, SpecLabel } from "./spec-label.ts"
import { isRecord, readableLabel, type Specs, splitUnit, writeSpec } from "./spec-values.ts"

export interface SpecRow {
  group?: string
  label: string
  value: string
}

const LONGEST_CHIP_LIST = 3
const groupsOfCategory = { ...boardSpecLabels, ...caseSpecLabels }

/**
 * A part's specs as the rows of a table, in reading order. Keys that nobody has named come last, under a
 * label made from the key. Left out are values that say nothing, and what stands elsewhere: the part number and
 * the source of the data.
 */
export function specRows(category: string, specs: Specs): SpecRow[] {
  const groups = own(groupsOfCategory, category) ?? []
  const named = new Set(groups.flatMap(({ labels }) => Object.keys(labels)))
  const unnamed = Object.keys(specs).filter(
    (key) =>
      !(named.has(key) || isSource(key) || key === PART_NUMBER || isBareZero(key, specs[key])),
  )
  const rest: SpecGroup = {
    ...(groups.some(({ name }) => name) && { name: "More" }),
    labels: Object.fromEntries(unnamed.map((key) => [key, readableLabel(key)])),
  }
  return [...groups, rest].flatMap(({ name, labels }) =>
    Object.entries(labels).flatMap(([key, entry]) => {
      const label = labelOf(entry)
      const value = written(key, label, specs[key])
      return value === undefined
        ? []
        : [{ ...(name !== undefined && { group: name }), label: label.label, value }]
    }),
  )
}

/** The few words of a card that tell a part from its neighbours; none for a category without any. */
export function specChips(category: string, specs: Specs): string[] {
  const labels = new Map(
    own(groupsOfCategory, category)?.flatMap((group) => Object.entries(group.labels)),
  )
  const chips = (own(chipsOfCategory, category) ?? []).map((chip) =>
    typeof chip === "string" ? filled(chip, labels, specs) : chip(specs),
  )
  return chips.filter((chip) => chip !== undefined).slice(0, LONGEST_CHIP_LIST)
}

type Label = string | SpecLabel

function filled(template: string, labels: Map<string, Label>, specs: Specs): string | undefined {
  let complete = true
  const text = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = written(key, labelOf(labels.get(key) ?? key), specs[key])
    complete &&= value !== undefined
    return value ?? ""
  })
  return complete ? text : undefined
}

const labelOf = (label: Label): SpecLabel => (typeof label === "string" ? { label } : label)

function written(key: string, { words = {}, write, unit }: SpecLabel, value: unknown) {
  if (value === null || value === undefined) return undefined
  const word = own(words, isEmpty(value) ? "" : String(value))
  return word ?? (write ? write(value) : writeSpec(key, value, unit))
}

/** In data of others it stands for "unknown" or "none", and nobody can say for which. */
const isBareZero = (key: string, value: unknown): boolean =>
  splitUnit(key).unit === undefined &&
  (Array.isArray(value) ? value.length > 0 && value.every((item) => item === 0) : value === 0)

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
