import { plural, t } from "#domain/languages/translate.ts"

const nouns = {
  account: (count: number) => plural(count, "{count} account", "{count} accounts"),
  cell: (count: number) => plural(count, "{count} cell", "{count} cells"),
  line: (count: number) => plural(count, "1 line", "{count} lines"),
  order: (count: number) => plural(count, "{count} order", "{count} orders"),
  part: (count: number) => plural(count, "{count} part", "{count} parts"),
  price: (count: number) => plural(count, "{count} price", "{count} prices"),
  product: (count: number) => plural(count, "{count} product", "{count} products"),
  row: (count: number) => plural(count, "{count} row", "{count} rows"),
  unit: (count: number) => plural(count, "1 unit", "{count} units"),
}

type Noun = keyof typeof nouns

/** Formats `1 order` or `128 orders`. */
export const counted = (count: number, noun: Noun): string => nouns[noun](count)

/** Formats `1 order`, `128 orders` or `50 orders on this page`. */
export function countLine(count: number, noun: Noun, isPartOfMore: boolean): string {
  const words = counted(count, noun)
  return isPartOfMore ? t("{words} on this page", { words }) : words
}
