import type { Writer } from "./spec-values.ts"

/** What a key of `specs` is called, and how its value is written when the plain form would not do. */
export interface SpecLabel {
  label: string
  /** In place of the unit that the key's own name carries. */
  unit?: string
  /** Words in place of single values; `""` stands for an empty list or object. */
  words?: Readonly<Record<string, string>>
  write?: Writer
}

/** Some of a category's specs, in reading order: the database does not keep the order of keys. */
export interface SpecGroup {
  name?: string
  labels: Readonly<Record<string, string | SpecLabel>>
}

export const orNone = (label: string, write?: Writer): SpecLabel => ({
  label,
  words: { "": "None", "0": "None" },
  ...(write && { write }),
})
