/** What a part may hold, wherever it comes from: the form, the API or a file. */
export const partLimits = {
  nameLength: 120,
  descriptionLength: 4000,
  minimumQuantity: 1_000_000,
  /** What unpaid orders hold counts, since it may come back. */
  stock: 1_000_000_000,
} as const
