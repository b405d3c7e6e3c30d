import type { Specs } from "./spec-values.ts"

/** Source of a part's data, and the licence that must be named with it. */
export interface PartSource {
  name: string
  licence?: { name: string; url: string }
}

const odcBy = {
  name: "ODC Attribution License",
  url: "https://opendatacommons.org/licenses/by/1-0/",
}

const LICENCE_MARK = "(ODC-By 1.0)"

/** Reports whether a spec holds the source of the data instead of a property. */
export const isSource = (key: string): boolean => key.toLowerCase() === "source"

/** Parses `BuildCores OpenDB (ODC-By 1.0)` into name and licence; any other text is only a name. */
export function partSource(specs: Specs): PartSource | undefined {
  const key = Object.keys(specs).find(isSource)
  const source = key === undefined ? undefined : specs[key]
  if (typeof source !== "string" || source.trim() === "") return undefined
  const text = source.trim()
  const name = text.endsWith(LICENCE_MARK) ? text.slice(0, -LICENCE_MARK.length).trimEnd() : ""
  return name === "" ? { name: text } : { name, licence: odcBy }
}
