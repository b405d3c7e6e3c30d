import { type Currency, currencyOf, DEFAULT_CURRENCY, shopCurrency } from "./currency.ts"
import { type PricedPart, priceFor } from "./price-for.ts"

/**
 * Decimals of currencies at the card provider (docs.stripe.com/currencies): none for these, three for those below, two
 * for all others.
 */
const WITHOUT_DECIMALS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ")
const WITH_THREE_DECIMALS = "BHD JOD KWD OMR TND".split(" ")

/** Minimum charges in the provider's units; 50 for every other currency. */
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

/** Maximum charge in the provider's units, and maximum price of the shop. */
export const MAX_CHARGE_CENTS = 99_999_999

/** Returns the number of decimals of an amount at the card provider. */
export function providerDecimals(code: string): number {
  if (WITHOUT_DECIMALS.includes(code)) return 0
  return WITH_THREE_DECIMALS.includes(code) ? 3 : 2
}

/** Returns the number of provider units per minor unit of the shop. */
const unitsOf = ({ code, decimals }: Currency): number => 10 ** (providerDecimals(code) - decimals)

export const toProviderUnits = (amount: number, code: string): number =>
  amount * unitsOf(currencyOf(code))

export const fromProviderUnits = (amount: number, code: string): number =>
  amount / unitsOf(currencyOf(code))

/** Returns the minimum and maximum charge in minor units of the shop's currency. */
export function chargeLimits(): { min: number; max: number } {
  const currency = shopCurrency()
  const units = unitsOf(currency)
  return {
    min: Math.ceil((MIN_CHARGES[currency.code] ?? MIN_CHARGE) / units),
    max: Math.floor(MAX_CHARGE_CENTS / units),
  }
}

/** Reports whether an order total can be paid. Bank transfers have no limits. */
export const payable = (totalCents: number, { byTransfer }: { byTransfer: boolean }): boolean =>
  chargeable(totalCents) || (byTransfer && totalCents > 0 && Number.isSafeInteger(totalCents))

export function chargeable(totalInCents: number): boolean {
  const { min, max } = chargeLimits()
  return totalInCents >= min && totalInCents <= max
}

/** Reports whether a card can pay the minimum order of a part. */
export function smallestOrderIsChargeable(part: PricedPart & { minimumQuantity: number }): boolean {
  const price = priceFor({ part, quantity: part.minimumQuantity })
  return price !== undefined && chargeable(price.totalCents)
}

/** Currencies that the card provider supports (docs.stripe.com/currencies). */
const OTHERS =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW".split(
    " ",
  )

export const currencyCodes = [DEFAULT_CURRENCY, ...OTHERS] as const
