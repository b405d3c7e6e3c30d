/** Sort orders of the customer list. A leading `-` sorts descending; the default is newest first. */
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
