import { browserStorage } from "#web/api/browser-storage.ts"

/** Id of the search form on every page; on catalogue pages the filters belong to it. */
export const SEARCH_FORM = "search"

/** Button value that opens the part of an exact number, without script too. */
export const openExact = { name: "open", value: "exact" } as const

/** Setting that turns the / key off, as single keys can be hit by accident. */
const OFF = "slashOff"

export const slashIsOff = (): boolean => browserStorage().getItem(OFF) !== null

export const turnSlash = (on: boolean): void =>
  on ? browserStorage().removeItem(OFF) : browserStorage().setItem(OFF, "")
