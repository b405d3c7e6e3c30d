import type { Specs } from "./spec-values.ts"

/** Whose data a part's is, and the licence that wants to be named with it. */
export interface PartSource {
  name: string
  licence?: { name: string; url: string }
}

const odcBy = {
  name: "ODC Attribution License",
  url: "https://opendatacommons.org/licenses/by/1-0/",
}

const LICENCE_MARK = "(ODC-By 1.0)"

/** The spec that says so; it is no property of the part. */
export const isSource = (key: string): boolean => key.toLowerCase() === "source"

/** `BuildCores OpenDB (ODC-By 1.0)` is a name and a licence; anything else is a name. */
export function partSource(specs: Specs): PartSource | undefined {
  const key = Object.keys(specs).find(isSource)
  const source = key === undefined ? undefined : specs[key]
  if (typeof source !== "string" || source.trim() === "") return undefined
  const text = source.trim()
  const name = text.endsWith(LICENCE_MARK) ? text.slice(0, -LICENCE_MARK.length).trimEnd() : ""
  return name === "" ? { name: text } : { name, licence: odcBy }
}
