import { z } from "zod"

export const makersNumber = z
  .string()
  .optional()
  .meta({ description: "What its maker calls it; its number where sku is but an id" })
