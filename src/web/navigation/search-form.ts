import { browserStorage } from "#web/api/browser-storage.ts"

/** Id of the search form in the navigation bar; filters of catalogue pages belong to this form. */
export const SEARCH_FORM = "search"

/** Submit value that opens a part if the search is its exact number. */
export const openExact = { name: "open", value: "exact" } as const

/** Storage key of the setting that disables the `/` shortcut, since single keys are easily pressed by accident. */
const SLASH_OFF_KEY = "slashOff"

export const isSlashEnabled = (): boolean => browserStorage().getItem(SLASH_OFF_KEY) === null

export const setSlashEnabled = (on: boolean): void =>
  on ? browserStorage().removeItem(SLASH_OFF_KEY) : browserStorage().setItem(SLASH_OFF_KEY, "")
