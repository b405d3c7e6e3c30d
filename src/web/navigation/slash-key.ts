/** A key without a modifier can be hit by accident, by voice above all, so it can be turned off. */
const OFF = "slashOff"

export const slashIsOff = (): boolean => localStorage.getItem(OFF) !== null

export const turnSlash = (on: boolean): void =>
  on ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, "")
