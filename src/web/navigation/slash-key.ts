import { browserStorage } from "../api/browser-storage.ts"

/** A key without a modifier can be hit by accident, by voice above all, so it can be turned off. */
const OFF = "slashOff"

export const slashIsOff = (): boolean => browserStorage().getItem(OFF) !== null

export const turnSlash = (on: boolean): void =>
  on ? browserStorage().removeItem(OFF) : browserStorage().setItem(OFF, "")
