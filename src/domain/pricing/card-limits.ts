import { currencyOf, shopCurrency } from "./currency.ts"
import { type PricedPart, priceFor } from "./price-for.ts"

/**
 * The card provider's limits for one charge, and its units. Source: docs.stripe.com/currencies. Most currencies have
 * two decimals there, these none, those three.
 */
const WITHOUT_DECIMALS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ")
const WITH_THREE_DECIMALS = "BHD JOD KWD OMR TND".split(" ")

/** Smallest charges in the provider's units; 50 in every other currency. */
const MIN_CHARGES: Readonly<Record<string, number>> = {
  AED: 200,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}
const MIN_CHARGE = 50

/** Limit of the provider in its own units, and of a price of the shop. */
export const MAX_CHARGE_CENTS = 99_999_999

/** How many of the provider's units one minor unit of ours is. */
function unitsIn(code: string): number {
  const { decimals } = currencyOf(code)
  if (WITHOUT_DECIMALS.includes(code)) return 1
  return 10 ** ((WITH_THREE_DECIMALS.includes(code) ? 3 : 2) - decimals)
}

/** Returns an amount in the provider's units. */
export const toProviderUnits = (amount: number, code: string): number => amount * unitsIn(code)

/** Returns an amount of the provider in minor units of the shop. */
export const fromProviderUnits = (amount: number, code: string): number => amount / unitsIn(code)

/** Returns the smallest and largest charge in minor units of the shop's currency. */
export function chargeLimits(): { min: number; max: number } {
  const { code } = shopCurrency()
  const units = unitsIn(code)
  return {
    min: Math.ceil((MIN_CHARGES[code] ?? MIN_CHARGE) / units),
    max: Math.floor(MAX_CHARGE_CENTS / units),
  }
}

/** Whether an order of this total can be paid at all: a bank transfer has no limits. */
export const payable = (totalCents: number, { byTransfer }: { byTransfer: boolean }): boolean =>
  chargeable(totalCents) || (byTransfer && totalCents > 0 && Number.isSafeInteger(totalCents))

export function chargeable(totalInCents: number): boolean {
  const { min, max } = chargeLimits()
  return totalInCents >= min && totalInCents <= max
}

/** Whether a card can pay the smallest order of a part. */
export function smallestOrderIsChargeable(part: PricedPart & { minimumQuantity: number }): boolean {
  const price = priceFor({ part, quantity: part.minimumQuantity })
  return price !== undefined && chargeable(price.totalCents)
}
