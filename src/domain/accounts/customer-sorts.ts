/** Columns by which customers are listed; with `-` the greatest first. Without one the newest come first. */
export const customerSorts = [
  "name",
  "-name",
  "orders",
  "-orders",
  "revenue",
  "-revenue",
  "lastOrder",
  "-lastOrder",
] as const

export type CustomerSort = (typeof customerSorts)[number]
