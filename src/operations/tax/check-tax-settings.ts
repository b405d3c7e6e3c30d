import { type TaxSettings, taxSettings } from "#contract/settings/tax-settings.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import { isNorthernIreland, vatCountryOf } from "#domain/tax/eu-members.ts"
import { findCountry } from "../accounts/country-formats.ts"
import { readVatNumber, taxIdKindOf } from "./ask-authority.ts"

type Place = Pick<TaxSettings, "country" | "region">

/** Checks tax settings against country rules: a message per field. */
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

/** Tells whether it is the shop's number; in Northern Ireland either prefix counts. */
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
