import { taxSettings } from "#contract/settings/tax-settings.ts"
import { findUserRow } from "#db/accounts/accounts.ts"
import { type AddressRow, listAddressRows } from "#db/accounts/addresses.ts"
import type { Transaction } from "#db/connection/client.ts"
import {
  findNumberClaim,
  listDueNumbers,
  listUnansweredNumbers,
  recordNoAnswer,
  saveCheck,
  type TaxIdRow,
} from "#db/tax/tax-ids.ts"
import { isEuMember } from "#domain/shop/places.ts"
import { isSameFirm } from "#domain/tax/same-firm.ts"
import { NORTHERN_IRELAND, taxRegionOf, vatIssuersOf, vatPrefixOf } from "#domain/tax/tax-rate.ts"
import type { CheckedTaxId } from "#domain/tax/tax-treatment.ts"
import { publish } from "../events/publish.ts"
import { ProviderUnavailable, type VatNumber } from "../kernel/ports.ts"
import type { Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

export const taxIdKindOf = (country: string): CheckedTaxId["kind"] | undefined => {
  if (isEuMember(country) || country === NORTHERN_IRELAND) return "eu_vat"
  return country === "GB" ? "gb_vat" : undefined
}

/** Returns a VAT number as its authority writes it if its digits are valid. Only its country knows the holder. */
export async function readVatNumber(country: string, typed: string): Promise<string | undefined> {
  if (!taxIdKindOf(country)) return undefined
  // Loaded on demand, because it has rules of a hundred countries.
  const { euVat, stdnum } = await import("stdnum")
  const isBritish = country === "GB" || country === NORTHERN_IRELAND
  const validator = isBritish ? stdnum.GB?.vat : euVat[country]?.[0]
  const prefix = vatPrefixOf(country)
  const bare = typed.toUpperCase().replace(/[\s./-]/g, "")
  const digits = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  const read = validator?.validate(digits)
  return read?.isValid ? prefix + read.compact : undefined
}

type CheckableTaxId = Pick<TaxIdRow, "id" | "userId" | "kind" | "country" | "number" | "state"> & {
  decidedBy?: TaxIdRow["decidedBy"]
}
type AuthorityContext = Pick<Shop, "db" | "taxIds" | "log">

/** Maximum number of tax ids per background round. */
const BATCH_SIZE = 20
/** Minutes until an authority that did not answer is asked again. */
const RETRY_MINUTES = 10

/**
 * Checks a number with its authority and returns the state. The state stays unchanged if staff refused the number or no
 * authority answered.
 */
export async function checkWithAuthority(
  shop: AuthorityContext,
  row: CheckableTaxId,
): Promise<TaxIdRow["state"]> {
  const kind = shop.taxIds.kinds.find((known) => known === row.kind)
  if (!kind || (row.decidedBy && row.state !== "valid")) return row.state
  try {
    const answer = await shop.taxIds.check(split(row.number), await findRequester(shop, kind))
    const { valid, holder, consultation } = answer
    const state = valid ? await stateOfValid(shop, row, holder) : "invalid"
    return await shop.db.transaction(async (tx) => {
      const saved = await saveCheck(tx, row.id, {
        state,
        holder: holder.slice(0, 300),
        consultation: consultation.slice(0, 100),
      })
      if (saved) await publishChange(tx, saved)
      return saved?.state ?? state
    })
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ err: error, taxId: row.id }, "tax_id_not_checked")
    await recordNoAnswer(shop.db, row.id)
    return row.state
  }
}

/** Publishes that staff must decide, or that a number no longer counts. */
async function publishChange(
  tx: Transaction,
  { before, state }: { before: TaxIdRow; state: TaxIdRow["state"] },
): Promise<void> {
  const { id, userId, number, country, checkedAt } = before
  const isNew = before.state !== state || checkedAt === null
  if (!isNew || state === "valid") return
  const owner = await findUserRow(tx, userId)
  if (!owner) return
  const { email, name } = owner
  if (state === "waiting") await publishTaxIdWaiting(tx, before, email)
  else if (before.state === "valid")
    await publish(tx, "tax_id.invalid", eventSubject(id), { email, name, userId, number, country })
}

export const publishTaxIdWaiting = (
  tx: Transaction,
  { id, number, country }: Pick<TaxIdRow, "id" | "number" | "country">,
  email: string,
): Promise<void> => publish(tx, "tax_id.waiting", eventSubject(id), { email, number, country })

/** Returns the subject of a tax id's event. It has a time, because a state may return. */
export const eventSubject = (id: string): string => `${id}:${Date.now()}`

/**
 * Decides about a valid number, which is public and proves no ownership. It counts if the address is proved, no other
 * account has it, staff never refused it, and the firm's name matches an address of the account. Otherwise staff decide.
 */
async function stateOfValid(
  { db }: AuthorityContext,
  row: CheckableTaxId,
  holder: string,
): Promise<"valid" | "waiting"> {
  const claim = await findNumberClaim(db, row)
  if (!claim?.emailVerified || claim.isShared || claim.isRefused) return "waiting"
  const isHolder = ({ country, region, postalCode, company }: AddressRow) =>
    isSameFirm(holder, company) &&
    vatIssuersOf({ country, region: taxRegionOf(country, region, postalCode) }).includes(
      row.country,
    )
  return (await listAddressRows(db, row.userId)).some(isHolder) ? "valid" : "waiting"
}

/** Checks numbers that could not be checked before, and numbers whose last answer is too old. */
export async function recheckTaxIds(shop: AuthorityContext): Promise<void> {
  const { settings } = await readSettings(shop, taxSettings)
  if (!settings.on) return
  const { kinds } = shop.taxIds
  for (const row of await listUnansweredNumbers(shop.db, kinds, BATCH_SIZE))
    await checkWithAuthority(shop, row)
  const { recheckDays } = settings
  if (recheckDays === null) return
  const query = { kinds, afterDays: recheckDays, retryMinutes: RETRY_MINUTES, limit: BATCH_SIZE }
  for (const row of await listDueNumbers(shop.db, query)) await checkWithAuthority(shop, row)
}

/** Checks a buyer's numbers before an order, unless their authority answered within a day. */
export async function recheckBeforeOrder(shop: AuthorityContext, userId: string): Promise<void> {
  const { kinds } = shop.taxIds
  const query = { kinds, userId, afterDays: 1, retryMinutes: RETRY_MINUTES, limit: BATCH_SIZE }
  // Concurrently, so that an unavailable authority delays the order only once.
  await Promise.all(
    (await listDueNumbers(shop.db, query)).map((row) => checkWithAuthority(shop, row)),
  )
}

const split = (number: string): VatNumber => ({
  prefix: number.slice(0, 2),
  digits: number.slice(2),
})

/** Finds the shop's own number, which makes the check provable later. */
export async function findRequester(
  shop: Pick<Shop, "db">,
  kind: CheckedTaxId["kind"],
): Promise<VatNumber | undefined> {
  const { settings } = await readSettings(shop, taxSettings)
  const issuer = vatIssuersOf(settings).find((country) => taxIdKindOf(country) === kind)
  const own = issuer && (await readVatNumber(issuer, settings.vatNumber))
  return own ? split(own) : undefined
}
