import { type DeliverySettings, deliverySettings } from "#contract/settings/delivery-settings.ts"
import { type DeliveryTerms, readStep } from "#domain/delivery/delivery-options.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"

const orNone = (dollars: number | null): Cents | null =>
  dollars === null ? null : cents(Math.round(dollars * 100))

/** Kept settings as the rules of delivery read them. */
export function deliveryTerms(kept: Record<string, unknown>): DeliveryTerms {
  const { zones, collection, usualWeightG } = deliverySettings.fields.parse(kept)
  return {
    zones: zones.map(({ methods, ...zone }) => ({ ...zone, methods: methods.map(methodOf) })),
    collectionCents: collection.offered ? (orNone(collection.price) ?? cents(0)) : null,
    usualWeightG,
  }
}

type Method = DeliverySettings["zones"][number]["methods"][number]

const methodOf = ({ name, agreed, steps, furtherKg, freeFrom }: Method) => ({
  name,
  agreed,
  steps: steps.flatMap((text) => readStep(text) ?? []),
  furtherKgCents: orNone(furtherKg),
  freeFromCents: orNone(freeFrom),
})
