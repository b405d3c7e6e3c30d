export const gridSorts = [
  "sku",
  "name",
  "price",
  "availableQuantity",
  "minimumQuantity",
  "category",
  "mpn",
] as const

export type GridSort = (typeof gridSorts)[number]
