import { z } from "zod"

/** Beside a part's own number, where calls tell of it. */
export const makersNumber = z
  .string()
  .optional()
  .meta({ description: "What its maker calls it; its number where sku is but an id" })
