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
