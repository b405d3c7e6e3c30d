import { taxSettings } from "#contract/settings/tax-settings.ts"
import {
  findNumberClaim,
  keepCheck,
  listUnansweredNumbers,
  type TaxIdRow,
} from "#db/tax/tax-ids.ts"
import { vatCountryOf } from "#domain/tax/eu-members.ts"
import { isSameFirm } from "#domain/tax/same-firm.ts"
import type { CheckedTaxId } from "#domain/tax/tax-treatment.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import type { Shop } from "../kernel/shop.ts"
import type { VatNumber } from "../kernel/tax-id-checker.ts"
import { readSettings } from "../settings/read-settings.ts"
import { readVatNumber, taxIdKindOf } from "./tax-number.ts"

type CheckableTaxId = Pick<TaxIdRow, "id" | "userId" | "kind" | "country" | "number" | "state"> & {
  decidedBy?: TaxIdRow["decidedBy"]
}
type Asking = Pick<Shop, "db" | "taxIds" | "log">

/** What a round of the background asks at most. */
const AT_A_TIME = 20

/** Asks about a number and returns its state: as it was, where staff have decided or its authority cannot be asked. */
export async function askAuthority(shop: Asking, row: CheckableTaxId): Promise<TaxIdRow["state"]> {
  const kind = shop.taxIds.kinds.find((known) => known === row.kind)
  if (!kind || row.decidedBy) return row.state
  try {
    const answer = await shop.taxIds.check(split(row.number), await requester(shop, kind))
    const { valid, holder, consultation } = answer
    const state = valid ? await stateOfValid(shop, row, holder) : "invalid"
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

/**
 * A number is public, so that it is somebody's does not make it the account's. It counts at once where the address is
 * proved, no other account has it, and the account has an address in that country of the firm whose number it is;
 * else staff decide.
 */
async function stateOfValid(
  { db }: Asking,
  row: CheckableTaxId,
  holder: string,
): Promise<"valid" | "waiting"> {
  if (row.state === "valid") return "valid"
  const claim = await findNumberClaim(db, row)
  if (!claim?.emailVerified || claim.isShared) return "waiting"
  return claim.companies.some((company) => isSameFirm(holder, company)) ? "valid" : "waiting"
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
