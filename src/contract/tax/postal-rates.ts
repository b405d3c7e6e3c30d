import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { deletes, instantOut, optional, writes } from "../kernel/fields.ts"

/** Limits of a file with the sales tax by postal code of the United States. */
export const postalRateFile = { bytes: 8 * 1024 * 1024, rows: 100_000, shownFaults: 1_000 } as const

const files = {
  takesFile: true,
  maxFileBytes: postalRateFile.bytes,
  takesLong: true,
} as const

const rate = z
  .object({
    postalCode: z.string().meta({ example: "78701" }),
    state: z
      .string()
      .meta({ example: "TX", description: "State code. Empty if the file has none." }),
    name: z.string().meta({ example: "AUSTIN" }),
    percent: z.number().meta({ example: 8.25 }),
  })
  .meta({ id: "PostalRate" })

const states = z.array(z.object({ state: z.string(), count: z.int() }))

export const readPostalRates = endpoint({
  route: "GET /tax-rate/postal",
  access: "admin",
  summary: "Count postal codes with a tax rate by state, and look up the rate of one",
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
    rate: optional(rate, "Rate of the requested postal code. Missing if it has none."),
  }),
})

export const previewPostalRates = endpoint({
  route: "POST /tax-rate/postal/preview",
  access: "admin",
  changesNothing: true,
  summary: "Preview a CSV file of tax rates by postal code: its faults and its changes",
  ...files,
  reply: z.object({
    count: z.int().describe("Number of postal codes with a rate."),
    states,
    fractions: z
      .boolean()
      .describe("Whether rates were read as fractions: 0.0825 is 8.25 percent."),
    added: z.int(),
    changed: z.int(),
    removed: z.int().describe("Number of current postal codes that the file does not have."),
    faultCount: z.int(),
    faults: z
      .array(
        z.object({
          line: z.int().describe("Row in the file, from 1; the headings are row 1."),
          message: z.string(),
        }),
      )
      .describe(
        `The first ${postalRateFile.shownFaults} faults. A file has headings for postal code, combined rate and, optionally, state and region name.`,
      ),
    examples: z.array(rate),
  }),
  refusals: ["postal_rates_unreadable"],
})

export const replacePostalRates = endpoint({
  route: "PUT /tax-rate/postal",
  access: "admin",
  summary: "Replace all tax rates by postal code with those of a CSV file without faults",
  ...files,
  ...writes({ count: z.int() }),
  refusals: ["postal_rates_unreadable", "postal_rates_faulty"],
})

export const removePostalRates = endpoint({
  route: "DELETE /tax-rate/postal",
  access: "admin",
  summary: "Delete all tax rates by postal code",
  ...deletes,
})
