import type { Cents } from "../pricing/money.ts"

const counts = new Intl.NumberFormat("en-US")
const changes = new Intl.NumberFormat("en-US", { signDisplay: "exceptZero" })
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** `2,360` */
export const formatCount = (count: number): string => counts.format(count)

/** `+2,360` or `-20` */
export const formatChange = (change: number): string => changes.format(change)

/** `12.3` */
export const formatTenths = (value: number): string => tenths.format(value)

/** `$2,360.00` */
export const formatDollars = (amount: Cents): string => formatPrice(amount / 100)

/** The same text for an amount that came over the wire as dollars. */
export const formatPrice = (amount: number): string => dollars.format(amount)
