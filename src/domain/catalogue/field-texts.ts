import { isCountry } from "../shop/places.ts"

const SIZE = /^(\d{1,5}) ?[x×*] ?(\d{1,5}) ?[x×*] ?(\d{1,5})(?: ?mm)?$/i
export const SIZE_WANTED = "must be length x width x height in millimetres, such as 310 x 220 x 90"

/** Parses a size into `310 x 220 x 90`, in millimetres; undefined if invalid. */
export function readSize(text: string): string | undefined {
  const sides = SIZE.exec(text.trim())?.slice(1).map(Number)
  return sides?.every((side) => side > 0) ? sides.join(" x ") : undefined
}

export const COUNTRY_WANTED = "must be a two-letter country code, such as DE"

export function readCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return isCountry(code) ? code : undefined
}

export const TARIFF_WANTED = "must have six to ten digits, such as 8473.30"

/** Parses a tariff code into digits only; undefined if invalid. */
export function readTariffCode(text: string): string | undefined {
  const code = text.trim().replaceAll(/[\s.]/g, "")
  return /^\d{6,10}$/.test(code) ? code : undefined
}

export const MAX_ADDRESS_LENGTH = 500
export const ADDRESS_WANTED = "must have at most 500 characters on one line"

/** Writes an address on one line, because its field has only one; undefined if it is then too long. */
export function readAddress(text: string): string | undefined {
  const address = joinLines(text, ",")
  return address.length > MAX_ADDRESS_LENGTH ? undefined : address
}

/** Joins lines with a space, and with `mark` at the ends that lack it. */
export function joinLines(text: string, mark = ""): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== "")
  return filled
    .map((line, at) => (at === filled.length - 1 || line.endsWith(mark) ? line : line + mark))
    .join(" ")
}
