import { type TaxSettings, taxSettings } from "#contract/settings/tax-settings.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import { isNorthernIreland, vatCountryOf } from "#domain/tax/eu-members.ts"
import { findCountry } from "../accounts/country-formats.ts"
import { readVatNumber, taxIdKindOf } from "./tax-number.ts"

type Place = Pick<TaxSettings, "country" | "region">

/** What is not right in settings of tax by what is known of countries: a sentence by its field. */
export async function checkTaxSettings(settings: unknown): Promise<Record<string, string>> {
  const { country, region, rates, vatNumber } = taxSettings.fields.parse(settings)
  const places: [string, Place][] = [
    ["", { country, region }],
    ...rates.map((rate, index): [string, Place] => [`rates.${index}.`, rate]),
  ]
  const found = await Promise.all(
    places.map(async ([path, place]) => prefixed(path, await checkPlace(place))),
  )
  const numbered = vatNumber === "" || (await isOwnNumber({ country, region }, vatNumber))
  return Object.assign({}, ...found, !numbered && { vatNumber: taxText.noNumber(country) })
}

/** A shop in Northern Ireland has its number with either prefix. */
async function isOwnNumber(place: Place, number: string): Promise<boolean> {
  if (taxIdKindOf(place.country) === undefined) return true
  const issuers = [vatCountryOf(place), place.country]
  const read = await Promise.all(issuers.map((issuer) => readVatNumber(issuer, number)))
  return read.some((known) => known !== undefined)
}

async function checkPlace({ country, region }: Place): Promise<Record<string, string>> {
  if (country === "") return region === "" ? {} : { region: taxText.regionAlone }
  if (isNorthernIreland({ country, region })) return {}
  const codes = ((await findCountry(country))?.regions ?? []).map(({ code }) => code)
  return region === "" || codes.includes(region)
    ? {}
    : { region: taxText.noRegion(country, region, codes) }
}

const prefixed = (path: string, problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([name, text]) => [path + name, text]))
