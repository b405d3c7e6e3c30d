import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { written } from "../kernel/fields.ts"

/** Steps of a new shop before it sells, in their order. */
export const firstSteps = [
  "name",
  "address",
  "currency",
  "help",
  "tax",
  "delivery",
  "payment",
  "mail",
  "legal",
  "parts",
  "backup",
] as const
export type FirstStep = (typeof firstSteps)[number]

export const getFirstSteps = endpoint({
  route: "GET /first-steps",
  access: "admin",
  summary: "What a new shop needs before it sells, and which of it is done",
  reply: z.object({
    steps: z
      .array(z.object({ name: z.enum(firstSteps), done: z.boolean() }))
      .meta({ description: "None in a shop with demo content" }),
    dismissed: z.boolean().meta({ description: "Administrators need not see them" }),
  }),
  refusals: [],
})

export const dismissFirstSteps = endpoint({
  route: "PUT /first-steps",
  access: "admin",
  summary: "Dismiss the first steps, for all administrators, or show them again",
  body: z.object({ dismissed: z.boolean({ error: "dismissed is true or false" }) }),
  reply: z.object({ ...written, dismissed: z.boolean() }),
  refusals: [],
})
