import { z } from "zod"
import {
  COLLECTION,
  methodId,
  readStep,
  stepOrderProblem,
  writeStep,
  writeTypedStep,
} from "#domain/delivery/delivery-options.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { fieldText } from "../kernel/field-text.ts"
import { requiredText } from "../kernel/fields.ts"
import {
  amount,
  count,
  fieldMeta,
  line,
  objectField,
  places,
  rows,
  switchField,
} from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const required = { required: true } as const

const STEPS = "Prices by weight"
const steps = z
  .array(
    requiredText(STEPS, 40).overwrite((text) => {
      const step = readStep(text)
      return step ? writeStep(step) : text
    }),
  )
  .max(40, { error: () => fieldText.tooMany(STEPS, 40) })
  .superRefine((lines, context) => {
    const read = lines.map(readStep)
    for (const [at, text] of lines.entries()) {
      const message = problemOf(text, read[at], read[at - 1])
      if (message)
        context.addIssue({
          code: "custom",
          path: [at],
          message: `${translate(STEPS)}: ${message}`,
        })
    }
  })
  .default([])
  .register(fieldMeta, {
    kind: "lines",
    label: STEPS,
    help: "One per line, the lightest first: 2 kg: 5.90",
    write: writeTypedStep,
  })

type Step = ReturnType<typeof readStep>

function problemOf(text: string, step: Step, before: Step): string | undefined {
  if (!step) return t("{text} is not a weight with a price, such as 2 kg: 5.90", { text })
  switch (stepOrderProblem(step, before)) {
    case "weight":
      return t("{text} must be heavier than the line before it", { text })
    case "price":
      return t("{text} must not cost less than the line before it", { text })
    default:
      return undefined
  }
}

const method = z
  .object({
    name: line("Name", 60, required),
    steps,
    furtherKg: amount(
      "Each further kilogram",
      "Above the last weight. Empty: heavier orders are delivered by agreement.",
    ),
    freeFrom: amount("Free from", "Price of the goods. Empty: never free."),
    days: count("Working days to deliver", 90, {
      help: "Counted from payment. Buyers see the day. Empty: no day is shown.",
    }),
    agreed: switchField(
      "Always by agreement",
      "Orders are placed without a delivery price, which you agree on with the buyer.",
    ),
  })
  .refine(({ agreed, steps }) => agreed || steps.length > 0, {
    path: ["steps"],
    error: "Prices by weight: enter at least one, or deliver by agreement",
  })

const zone = z.object({
  name: line("Name", 60, required),
  places: places(
    "One per line: DE for a country, EU for all its members, US-CA for a state, GB BT for postal codes that begin with BT, * for everywhere else. The most precise one applies.",
  ),
  methods: rows("Methods", "method", 5, method).superRefine((methods, context) => {
    if (methods.length === 0)
      context.addIssue({ code: "custom", message: "A zone needs at least one method" })
    const taken = [COLLECTION]
    for (const [at, { name }] of methods.entries()) {
      const id = methodId({ name })
      if (taken.includes(id))
        context.addIssue({ code: "custom", path: [at, "name"], message: "Choose another Name" })
      taken.push(id)
    }
  }),
})

const collection = z.object({
  offered: switchField("Buyers can collect their orders", "At the shop's address."),
  price: amount("Price", "Empty: free of charge."),
})

export const deliverySettings = settingsGroup({
  name: "delivery",
  title: "Delivery",
  readers: "public",
  fields: z
    .object({
      charged: switchField(
        "Charge for delivery",
        "Buyers then choose an address and a method. While this is off, orders have no delivery charge.",
      ),
      zones: rows("Zones", "zone", 50, zone),
      collection: objectField("Collection", collection),
      usualWeightG: count("Assumed weight of parts without a weight", 1_000_000, {
        help: "In grams. Empty: orders with such a part are delivered by agreement.",
      }),
    })
    .refine(
      ({ charged, zones, collection }) => !charged || zones.length > 0 || collection.offered,
      {
        path: ["zones"],
        error: "Add a zone, or let buyers collect their orders",
      },
    ),
})

export type DeliverySettings = z.output<typeof deliverySettings.fields>
