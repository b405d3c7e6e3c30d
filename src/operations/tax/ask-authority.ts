import { taxSettings } from "#contract/settings/tax-settings.ts"
import { keepCheck, listUnansweredNumbers, type TaxIdRow } from "#db/tax/tax-ids.ts"
import { vatCountryOf } from "#domain/tax/eu-members.ts"
import type { CheckedTaxId } from "#domain/tax/tax-treatment.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import type { Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import type { VatNumber } from "./tax-id-checker.ts"
import { readVatNumber, taxIdKindOf } from "./tax-number.ts"

type Asked = Pick<TaxIdRow, "id" | "kind" | "number" | "state">
type Asking = Pick<Shop, "db" | "taxIds" | "log">

/** What a round of the background asks at most. */
const AT_A_TIME = 20

/** What is known of a number now: what it was before, where its authority cannot be asked. */
export async function askAuthority(shop: Asking, row: Asked): Promise<TaxIdRow["state"]> {
  const kind = shop.taxIds.kinds.find((known) => known === row.kind)
  if (!kind) return row.state
  try {
    const answer = await shop.taxIds.check(split(row.number), await requester(shop, kind))
    const { valid, holder, consultation } = answer
    const state = valid ? "valid" : "invalid"
    await keepCheck(shop.db, row.id, {
      state,
      holder: holder.slice(0, 300),
      consultation: consultation.slice(0, 100),
    })
    return state
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ err: error, taxId: row.id }, "tax_id_not_checked")
    return row.state
  }
}

/** Asks about those that nobody could be asked about before. */
export async function askAgain(shop: Asking): Promise<void> {
  const { settings } = await readSettings(shop, taxSettings)
  if (!settings.on) return
  const { kinds } = shop.taxIds
  for (const row of await listUnansweredNumbers(shop.db, kinds, AT_A_TIME))
    await askAuthority(shop, row)
}

const split = (number: string): VatNumber => ({
  prefix: number.slice(0, 2),
  digits: number.slice(2),
})

/** The shop's own number of the same authority, by which an answer can be proved later. */
async function requester(
  shop: Pick<Shop, "db">,
  kind: CheckedTaxId["kind"],
): Promise<VatNumber | undefined> {
  const { settings } = await readSettings(shop, taxSettings)
  const issuer = [vatCountryOf(settings), settings.country].find(
    (country) => taxIdKindOf(country) === kind,
  )
  const own = issuer && (await readVatNumber(issuer, settings.vatNumber))
  return own ? split(own) : undefined
}
