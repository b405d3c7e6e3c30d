import { deliveryText } from "#contract/delivery/delivery-text.ts"
import { freightText } from "#contract/delivery/freight-text.ts"
import { placingRefusals } from "#contract/orders/refusals.ts"
import { type DeliverySettings, deliverySettings } from "#contract/settings/delivery-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import type { PostalAddress } from "#domain/accounts/postal-address.ts"
import {
  addWorkingDays,
  COLLECTION,
  type DeliveryOption,
  type DeliveryTerms,
  deliveryOptions,
  readStep,
  weigh,
} from "#domain/delivery/delivery-options.ts"
import { t } from "#domain/languages/translate.ts"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { type Cents, cents, toCents } from "#domain/pricing/money.ts"
import { dayIn } from "#domain/shop/days.ts"
import { countryName } from "#domain/shop/places.ts"
import { availableFrom } from "#domain/stock/promise.ts"
import { type Refusal, refuseFor } from "../kernel/refusal.ts"
import { readSettings } from "../settings/read-settings.ts"
import {
  type ChargeCalculator,
  type ChargeInput,
  type ChargeResult,
  type DeliveryChoice,
  totalOf,
} from "./charge-calculator.ts"
import type { PricedLine } from "./price-lines.ts"

const refuse = refuseFor(placingRefusals)

/** Calculates delivery by the zone of the address and the weight of all lines. */
export const deliveryCalculator: ChargeCalculator = {
  group: deliverySettings.name,
  isOn: ({ charged }) => charged === true,
  charge: chargeDelivery,
}

async function chargeDelivery(shop: { db: Executor }, request: ChargeInput): Promise<ChargeResult> {
  const { lines, address, charges } = request
  const weighed = lines.map(({ quantity, part: { packedWeightG } }) => ({
    quantity,
    packedWeightG,
  }))
  const terms = deliveryTerms(request.settings)
  const methods = deliveryOptions(terms, {
    lines: weighed,
    goodsCents: totalOf(lines),
    place: address,
  })
  const chosen = choose(methods, request)
  const { usualWeightG } = terms
  const choice = {
    methods,
    chosen: chosen?.id,
    weight: weigh(weighed, null),
    usualWeightG,
  }
  const { deliveryCents } = request
  const charge =
    deliveryCents !== undefined && (address || chosen)
      ? ownDelivery(deliveryCents, chosen)
      : chosen && deliveryCharge(chosen)
  if (!charge) {
    const refusal = whyNone(methods, request)
    return { charges, choice, ...(refusal && { refusal }) }
  }
  return {
    charges: [...charges, charge],
    choice,
    ...(chosen?.id === COLLECTION && { collectedAt: await whereCollected(shop) }),
  }
}

/**
 * Adds the day on which all lines arrive, if paid today, to each method that states working days and a price. Lines that
 * wait for stock are sent from their last expected day on.
 */
export async function addDeliveryDays(
  { db }: { db: Executor },
  choice: DeliveryChoice,
  lines: readonly Pick<PricedLine, "promise">[],
): Promise<DeliveryChoice> {
  if (!choice.methods.some(({ workingDays }) => workingDays)) return choice
  const { settings } = await readSettings({ db }, shopSettings)
  const today = dayIn(settings.timeZone, new Date())
  const from = availableFrom(
    lines.map(({ promise }) => promise),
    today,
  )
  const dayOf = ({ workingDays, facts }: DeliveryOption) =>
    from && workingDays && !facts.agreed ? addWorkingDays(from, workingDays) : undefined
  return { ...choice, methods: choice.methods.map((one) => ({ ...one, day: dayOf(one) })) }
}

/** Returns the requested method, or the first that delivers to the address. Collection must be requested. */
const choose = (methods: readonly DeliveryOption[], { delivery }: ChargeInput) =>
  methods.find(({ id }) => (delivery === undefined ? id !== COLLECTION : id === delivery))

function whyNone(
  methods: readonly DeliveryOption[],
  { buyer, address }: ChargeInput,
): Refusal | undefined {
  if (!address) return buyer && refuse("address_needed")
  const delivers = methods.some(({ id }) => id !== COLLECTION)
  const sentence = delivers
    ? deliveryText.noSuchMethod(methods.map(({ name }) => name))
    : deliveryText.nowhere(nameOf(address), methods.length > 0)
  return refuse("delivery_unavailable", { fields: { delivery: sentence } })
}

const nameOf = ({ city, country }: PostalAddress): string =>
  [city, countryName(country)].filter((word) => word !== "").join(", ")

export const deliveryCharge = ({ name, amountCents, facts }: DeliveryOption): OrderCharge => ({
  kind: "delivery",
  name: deliveryText.name(name, facts),
  amountCents,
  facts: { ...facts, sentence: deliveryText.sentence(facts) },
})

/** Returns a charge at the delivery price that staff agreed on, whatever the method costs. */
export const ownDelivery = (amountCents: Cents, option?: DeliveryOption): OrderCharge => ({
  kind: "delivery",
  name: option ? deliveryText.name(option.name, option.facts) : t("Delivery"),
  amountCents,
  facts: { method: option?.id, own: true, sentence: freightText.agreed },
})

/** Reports whether staff set the price of delivery, which is for the order's address only. */
export const isDeliveryOwn = (charges: readonly OrderCharge[]): boolean =>
  charges.some(({ kind, facts }) => kind === "delivery" && facts.own === true)

async function whereCollected({ db }: { db: Executor }): Promise<string> {
  const { settings } = await readSettings({ db }, shopSettings)
  return deliveryText.collectedAt(settings.address)
}

const orNone = (amount: number | null): Cents | null =>
  amount === null ? null : cents(toCents(amount))

/** Converts stored settings to the terms of the delivery rules. */
export function deliveryTerms(kept: Record<string, unknown>): DeliveryTerms {
  const { zones, collection, usualWeightG } = deliverySettings.fields.parse(kept)
  return {
    zones: zones.map(({ methods, ...zone }) => ({ ...zone, methods: methods.map(methodOf) })),
    collectionCents: collection.offered ? (orNone(collection.price) ?? cents(0)) : null,
    usualWeightG,
  }
}

type Method = DeliverySettings["zones"][number]["methods"][number]

const methodOf = ({ name, agreed, steps, furtherKg, freeFrom, days }: Method) => ({
  name,
  agreed,
  steps: steps.flatMap((text) => readStep(text) ?? []),
  furtherKgCents: orNone(furtherKg),
  freeFromCents: orNone(freeFrom),
  workingDays: days,
})
