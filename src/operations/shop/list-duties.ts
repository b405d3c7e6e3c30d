import { z } from "zod"
import { feeSettings } from "#contract/settings/fee-settings.ts"
import { invoiceSettings, NO_TAX_CURRENCY } from "#contract/settings/invoice-settings.ts"
import {
  buttonCountries,
  type DutySettings,
  dutySettings,
} from "#contract/settings/law-settings.ts"
import {
  deliveryFollowsGoods,
  type TaxSettings,
  taxSettings,
} from "#contract/settings/tax-settings.ts"
import { type Duty, dutyNames } from "#contract/shop/overview.ts"
import { findSettings, listSettingsChanges } from "#db/settings/shop-settings.ts"
import { readArea } from "#domain/shop/places.ts"
import type { Shop } from "../kernel/shop.ts"
import type { ReadableGroup } from "../settings/read-settings.ts"

type Values = Record<string, unknown>

interface DutyRule {
  /** Settings group that contains its switch. */
  group: string
  /** Returns the countries in which it is on; empty for all, undefined if it is off. */
  countriesOf: (settings: Values) => string[] | undefined
}

/** Returns a rule that reads settings. Settings of earlier releases that are no longer valid count as off. */
const rule = <Fields extends z.ZodObject>(
  { name, fields }: ReadableGroup<Fields>,
  countriesOf: (settings: z.output<Fields>) => string[] | undefined,
): DutyRule => ({
  group: name,
  countriesOf: (settings) => {
    const { data } = fields.safeParse(settings)
    return data && countriesOf(data)
  },
})

const everywhereIf = (isOn: boolean): string[] | undefined => (isOn ? [] : undefined)
const consumerDuty = (isOn: (settings: DutySettings) => boolean) =>
  rule(dutySettings, (settings) => everywhereIf(isOn(settings)))
const taxDuty = (isOn: (settings: TaxSettings) => boolean) =>
  rule(taxSettings, (settings) => everywhereIf(settings.on && isOn(settings)))

const rules: Record<Duty, DutyRule> = {
  order_button: rule(dutySettings, (settings) =>
    settings.orderButton.on ? buttonCountries(settings) : undefined,
  ),
  withdrawal: consumerDuty(({ withdrawal }) => withdrawal),
  guarantee: consumerDuty(({ guarantee }) => guarantee.on),
  lowest_price: consumerDuty(({ lowestPrice }) => lowestPrice),
  makers: consumerDuty(({ makers }) => makers),
  fees: rule(feeSettings, ({ on, fees }) => {
    if (!on || fees.length === 0) return undefined
    const places = fees.flatMap((fee) => fee.places.map((place) => readArea(place)?.countries))
    if (places.includes(undefined)) return []
    return [...new Set(places.flatMap((countries) => countries ?? []))]
  }),
  delivery_tax: taxDuty(deliveryFollowsGoods),
  vat_checks: taxDuty(({ recheckAtOrder, recheckDays }) => recheckAtOrder || recheckDays !== null),
  tax_currency: rule(invoiceSettings, ({ taxCurrency, country }) => {
    if (taxCurrency === NO_TAX_CURRENCY) return undefined
    return country === "" ? [] : [country]
  }),
}

/** Maximum number of saves searched for the one that turned a duty on. */
const MAX_SAVES = 200

const change = z.object({ before: z.record(z.string(), z.unknown()) })

/** Lists the duties with their state and the time since which they are on. */
export async function listDuties({ db }: Pick<Shop, "db">) {
  const groups = [...new Set(Object.values(rules).map(({ group }) => group))]
  const saved = await findSettings(db, groups)
  const saves = new Map(
    await Promise.all(
      groups.map(
        async (group) => [group, await listSettingsChanges(db, group, MAX_SAVES)] as const,
      ),
    ),
  )
  return dutyNames.map((duty) => {
    const { group, countriesOf } = rules[duty]
    const present = saved.find(({ name }) => name === group)?.value ?? {}
    const countries = countriesOf(present)
    const isOn = (settings: Values) => countriesOf(settings) !== undefined
    return {
      duty,
      group,
      on: countries !== undefined,
      countries: countries ?? [],
      since: countries && turnedOnAt(saves.get(group) ?? [], present, isOn),
    }
  })
}

/** Goes back save by save from the present settings, and returns the first save before which the duty was off. */
function turnedOnAt(
  saves: readonly { detail: unknown; savedAt: Date }[],
  present: Values,
  isOn: (settings: Values) => boolean,
): Date | undefined {
  let settings = present
  for (const { detail, savedAt } of saves) {
    settings = { ...settings, ...change.safeParse(detail).data?.before }
    if (!isOn(settings)) return savedAt
  }
  return saves.at(-1)?.savedAt
}
