import type { Specs } from "./spec-values.ts"

/** The source of a part's data, and the licence that must be named with it. */
export interface PartSource {
  name: string
  licence?: { name: string; url: string }
}

const odcBy = {
  name: "ODC Attribution License",
  url: "https://opendatacommons.org/licenses/by/1-0/",
}

const LICENCE_MARK = "(ODC-By 1.0)"

/** The spec that holds the source; it is no property of the part. */
export const isSource = (key: string): boolean => key.toLowerCase() === "source"

/** Reads `BuildCores OpenDB (ODC-By 1.0)` as name and licence, anything else as name. */
export function partSource(specs: Specs): PartSource | undefined {
  const key = Object.keys(specs).find(isSource)
  const source = key === undefined ? undefined : specs[key]
  if (typeof source !== "string" || source.trim() === "") return undefined
  const text = source.trim()
  const name = text.endsWith(LICENCE_MARK) ? text.slice(0, -LICENCE_MARK.length).trimEnd() : ""
  return name === "" ? { name: text } : { name, licence: odcBy }
}
