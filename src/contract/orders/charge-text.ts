import { z } from "zod"
import { COLLECTION } from "#domain/delivery/delivery-options.ts"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { deliveryText } from "../delivery/delivery-text.ts"
import { freightText } from "../delivery/freight-text.ts"
import { feeSentence, taxReason, taxText } from "../tax/tax-text.ts"

/** Tax treatments that can be explained in any language. The shop's own sentence cannot. */
const treatmentSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("taxed"),
    at: z.object({ country: z.string(), region: z.string().optional() }),
  }),
  z.object({ kind: z.literal("export") }),
  z.object({
    kind: z.enum(["intra_community", "reverse_charge"]),
    taxId: z.object({
      kind: z.enum(["eu_vat", "gb_vat"]),
      country: z.string(),
      number: z.string(),
    }),
  }),
  z.object({
    kind: z.literal("certificate"),
    certificate: z.object({ region: z.string(), number: z.string() }),
  }),
])

/** Facts of a delivery by the shop's terms. */
const deliverySchema = z.object({
  method: z.string(),
  weightG: z.number(),
  zone: z.string().optional(),
  upToG: z.number().optional(),
  furtherKg: z.number().optional(),
  freeFromCents: z.number().optional(),
  agreed: z.literal(true).optional(),
  linesWithoutWeight: z.array(z.number()).optional(),
  usualWeightG: z.number().optional(),
})

/**
 * Explains the amount of a stored charge in the reader's language. Falls back to the stored sentence if the facts
 * do not suffice.
 */
export function chargeSentence(charge: OrderCharge): string | undefined {
  const { kind, facts } = charge
  if (facts.sentence === undefined) return undefined
  if (kind === "tax") return taxSentence(charge) ?? facts.sentence
  if (kind === "fee") return facts.units ? feeSentence(facts.units) : facts.sentence
  if (facts.own === true) return freightText.agreed
  const { data } = deliverySchema.safeParse(facts)
  return data && isExplained(data) ? deliveryText.sentence(data) : facts.sentence
}

/** Reports whether the facts explain the price. Those of freight that earlier releases set do not. */
const isExplained = ({
  method,
  agreed,
  upToG,
  freeFromCents,
}: z.output<typeof deliverySchema>): boolean =>
  method === COLLECTION || agreed === true || upToG !== undefined || freeFromCents !== undefined

function taxSentence({ amountCents, facts }: OrderCharge): string | undefined {
  if (amountCents < 0) return taxText.takenOff
  const { data } = treatmentSchema.safeParse(facts.treatment)
  // Without a rate, the class of the parts may be the reason.
  if (!data || (data.kind === "taxed" && facts.milliPercent === undefined)) return undefined
  const why = taxReason(data, "")
  return facts.isContained === true && facts.taxCents !== undefined
    ? taxText.contained(facts.taxCents, why)
    : why
}
