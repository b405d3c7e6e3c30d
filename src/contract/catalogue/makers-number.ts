import { z } from "zod"

export const makersNumber = z
  .string()
  .optional()
  .meta({ description: "The manufacturer's part number" })
