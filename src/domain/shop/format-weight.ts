import { formatCount, formatTenths } from "./number-format.ts"

/** `850 g`, `12.4 kg` */
export const formatWeight = (grams: number): string =>
  grams < 1000 ? `${formatCount(grams)} g` : `${formatTenths(grams / 1000)} kg`
