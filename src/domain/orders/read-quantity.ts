import { MAX_UNITS } from "./quantity.ts"

const GROUPED = /^[1-9]\d{0,2}(?:[,.'’ \u00a0\u202f]\d{3})+$/
const PLAIN = /^\d+$/
/** Matches `10.0`, `1.000,00`, `0,2`. */
const DECIMAL = /^([\d,.'’ \u00a0\u202f]*\d)[,.](\d+)$/
/** Matches prefixes such as `x 2` or `qty: 5`. Other letters belong to the value: `R1` is no quantity. */
const BEFORE =
  /^\(?\s?(?:(?:x|×|qty|q'ty|quantity|pcs|ea|no|ca|approx|menge|anzahl|stk|stück|qté|qte|quantité|cant|cantidad|uds?)(?!\p{L})[.:=]?)?/iu
/** Matches suffixes such as `12 pcs`, `250 Stk.`, `2x`, but no letter that looks like a digit: `5O`. */
const AFTER = /(?:(?!(?<=\d)[oOlI]$)\p{L}{1,10}\.?|×)?\s?\)?$/u

/** Matches `1.125`, which may have decimals or thousands where a multiplier follows: `1.125k`, `1.500 dozen`. */
const UNCLEAR = /^\d{1,3}[.,]\d{3}$/

const DOZEN =
  "dozens?|doz\\.?|dutzend|dtzd\\.?|douzaines?|docenas?|dozzin[ae]|dussin|dusin|dozijn|dúzias?|duzias?|tuzin[yów]{0,2}|tucet|tucty|tusinaa?|dzn?"
const HUNDRED = "hundred|hundert|hundra|hundrede|honderd"
const THOUSAND =
  "thousand|tausend|tsd\\.?|tusen|tusind|duizend|mille|mila|tys\\.?|tysi[ąa]ce?|tysięcy|tisíce?|tuhatta"
/** Pattern of words that multiply a figure: `2 dozen`, `3 Tsd.`, `5 hundred`. */
export const MULTIPLYING_WORDS = `${DOZEN}|${HUNDRED}|${THOUSAND}`

const suffix = (words: string): RegExp => new RegExp(`(?<=\\d) ?(?:${words})$`, "iu")

/** Suffixes that multiply: `60k`, `1.5k`, `2 dozen`. */
const MULTIPLIERS: readonly (readonly [suffix: RegExp, times: number])[] = [
  [suffix(`k|${THOUSAND}|mil`), 1000],
  [suffix(HUNDRED), 100],
  [suffix(DOZEN), 12],
]

interface QuantityBounds {
  min: number
  max: number
}

/** Bounds of a cell; 0 removes the line. */
export const CELL_BOUNDS: QuantityBounds = { min: 0, max: MAX_UNITS }
const ANY_QUANTITY: QuantityBounds = { min: 1, max: Number.MAX_SAFE_INTEGER }

/** Reads whole units in common notations: `1.000`, `1 000`, `12 pcs`, `10.0`, `2k`; undefined for anything else. */
export function readQuantity(
  written: string,
  { min, max }: QuantityBounds = ANY_QUANTITY,
): number | undefined {
  const { whole, decimals, times } = figureOf(written)
  if (!isWhole(whole) || /[1-9]/.test(decimals.slice(2))) return undefined
  const quantity =
    Math.round(Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`) * times * 100) / 100
  return Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : undefined
}

/** Reports whether the text is a fractional number of units: `0,2`, `2.5 pcs`. */
export function isFraction(written: string): boolean {
  const { whole, decimals, times } = figureOf(written)
  return isWhole(whole) && /[1-9]/.test(decimals) && times === 1
}

interface Figure {
  whole: string
  decimals: string
  times: number
}

function figureOf(written: string): Figure {
  const text = written.trim().replace(BEFORE, "").trim()
  const [suffix, times = 1] = MULTIPLIERS.find(([pattern]) => pattern.test(text)) ?? []
  const figure = suffix ? text.replace(suffix, "") : text.replace(AFTER, "").trim()
  return { ...splitDecimals(suffix && UNCLEAR.test(figure) ? "" : figure), times }
}

function splitDecimals(figure: string): { whole: string; decimals: string } {
  if (isWhole(figure)) return { whole: figure, decimals: "" }
  const [, whole = "", decimals = ""] = DECIMAL.exec(figure) ?? []
  return { whole, decimals }
}

/** Returns whether a figure has no decimals. One separator groups thousands: `1.200,000` has decimals. */
const isWhole = (figure: string): boolean =>
  PLAIN.test(figure) || (GROUPED.test(figure) && new Set(figure.match(/\D/g)).size === 1)
