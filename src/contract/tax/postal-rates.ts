import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { deletes, instantOut, written } from "../kernel/fields.ts"

/** Sales tax by postal code of the United States, from a file. */

export const postalRateFile = { bytes: 8 * 1024 * 1024, rows: 100_000, shownFaults: 1_000 } as const

const files = {
  takesFile: true,
  largestFileBytes: postalRateFile.bytes,
  worksApart: true,
} as const

const rate = z
  .object({
    postalCode: z.string().meta({ example: "78701" }),
    state: z.string().meta({ example: "TX", description: "Empty if the file names none" }),
    name: z.string().meta({ example: "AUSTIN" }),
    percent: z.number().meta({ example: 8.25 }),
  })
  .meta({ id: "PostalRate" })

const states = z.array(z.object({ state: z.string(), count: z.int() }))

export const readPostalRates = endpoint({
  route: "GET /tax-rate/postal",
  access: "admin",
  summary: "How many postal codes have a rate of their own, by state, and the rate of one",
  query: z.object({
    postalCode: z
      .string()
      .regex(/^\d{5}$/, "Postal code must have five digits")
      .optional(),
  }),
  reply: z.object({
    count: z.int(),
    states,
    replacedAt: instantOut.nullable(),
    replacedBy: z.string().nullable(),
    rate: rate.optional().meta({ description: "Of the postal code that was asked for" }),
  }),
})

export const previewPostalRates = endpoint({
  route: "POST /tax-rate/postal/preview",
  access: "admin",
  changesNothing: true,
  summary:
    "All faults of a CSV file of rates, and what it would change. The body is the file: postal code, combined rate, and perhaps state and region name, by their headings",
  ...files,
  reply: z.object({
    count: z.int().meta({ description: "Postal codes with a rate" }),
    states,
    fractions: z.boolean().meta({ description: "Rates were read as 0.0825, not as 8.25 percent" }),
    added: z.int(),
    changed: z.int(),
    removed: z.int().meta({ description: "Postal codes of now that the file does not have" }),
    faultCount: z.int(),
    faults: z
      .array(
        z.object({
          line: z.int().meta({ description: "From 1, the headings'" }),
          message: z.string(),
        }),
      )
      .meta({ description: `The first ${postalRateFile.shownFaults}` }),
    examples: z.array(rate),
  }),
  refusals: ["postal_rates_unreadable"],
})

export const replacePostalRates = endpoint({
  route: "PUT /tax-rate/postal",
  access: "admin",
  summary: "Replace all rates by those of a CSV file without faults. The body is the file",
  ...files,
  reply: z.object({ ...written, count: z.int() }),
  refusals: ["postal_rates_unreadable", "postal_rates_faulty"],
  failure: { success: false },
})

export const removePostalRates = endpoint({
  route: "DELETE /tax-rate/postal",
  access: "admin",
  summary: "Remove all rates by postal code",
  ...deletes,
})
