import { taxSettings } from "#contract/settings/tax-settings.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import { findUserRow } from "#db/accounts/accounts.ts"
import { lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countCertificateBytes, removeCertificateFiles } from "#db/pictures/uploads.ts"
import {
  findAnyTaxId,
  findTaxId,
  insertTaxId,
  listNumberOwners,
  listTaxIdRows,
  listWaitingRows,
  removeTaxId,
  saveCertificate,
  saveDecision,
  type TaxIdRow,
  type WaitingFilter,
} from "#db/tax/tax-ids.ts"
import { networkOf } from "#domain/network.ts"
import { certificateLimits } from "#domain/pictures/attachment.ts"
import { findCountry } from "../accounts/country-formats.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { consumeLimit, scaledLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { checkedPdf, refuseInvalidPdf, storeUpload } from "../pictures/store-upload.ts"
import { refuseIfStoreFails } from "../pictures/uploads.ts"
import { readSettings } from "../settings/read-settings.ts"
import {
  checkWithAuthority,
  publishTaxIdWaiting,
  readVatNumber,
  taxIdKindOf,
} from "./check-with-authority.ts"

export type { TaxIdRow } from "#db/tax/tax-ids.ts"

interface NewTaxId {
  country: string
  region: string
  number: string
  /** Day; empty for VAT numbers and unlimited certificates. */
  validUntil: string
}

const WAITING_PAGE_SIZE = 50

type TaxIdWait = "proof" | "authority" | "staff"

export async function listTaxIds(
  shop: Pick<Shop, "db" | "taxIds">,
  owner: Actor,
): Promise<(TaxIdRow & { awaits: TaxIdWait | null })[]> {
  const [rows, account] = await Promise.all([
    listTaxIdRows(shop.db, owner.id),
    findUserRow(shop.db, owner.id),
  ])
  const isProved = account?.emailVerified ?? false
  return rows.map((row) => ({ ...row, awaits: waitOf(row, isProved, shop.taxIds.kinds) }))
}

function waitOf(
  { kind, state, checkedAt }: TaxIdRow,
  isProved: boolean,
  checkableKinds: readonly string[],
): TaxIdWait | null {
  if (state === "invalid") return null
  if (kind !== "us_certificate" && !isProved) return "proof"
  if (state === "valid") return null
  return checkedAt === null && checkableKinds.includes(kind) ? "authority" : "staff"
}

/** Adds a tax id, then checks it once. It stays stored if the authority fails. */
export async function addTaxId(
  shop: Shop,
  owner: Actor,
  wanted: NewTaxId,
): Promise<Pick<TaxIdRow, "id" | "state">> {
  await consumeLimit(shop, "taxIdChange", owner.id)
  const { settings } = await readSettings(shop, taxSettings)
  if (!settings.on) throw refuse("tax_not_charged")
  const read = await readTaxId(wanted)
  const row = { ...read, id: newId(), userId: owner.id, state: "waiting" } as const
  await shop.db.transaction(async (tx) => {
    if (!(await lockUser(tx, owner.id))) throw refuse("unauthenticated")
    if (!(await insertTaxId(tx, row))) throw refuse("tax_id_taken")
    // Certificates have no authority to ask.
    if (row.kind === "us_certificate") await publishTaxIdWaiting(tx, row, owner.email)
  })
  return { id: row.id, state: await checkWithAuthority(shop, row) }
}

type ReadTaxId = Pick<TaxIdRow, "kind" | "country" | "region" | "number" | "validUntil">

async function readTaxId({ country, region, number, validUntil }: NewTaxId): Promise<ReadTaxId> {
  if (country === "US") {
    const states = (await findCountry("US"))?.regions ?? []
    if (!states.some(({ code }) => code === region))
      throw refuse("invalid_input", { fields: { region: taxText.chooseState } })
    const certificate = { country, region, number, validUntil: validUntil || null }
    return { kind: "us_certificate", ...certificate }
  }
  const kind = taxIdKindOf(country)
  if (!kind) throw refuse("invalid_input", { fields: { country: taxText.noIdsOf } })
  const known = await readVatNumber(country, number)
  if (!known) throw refuse("invalid_input", { fields: { number: taxText.noNumber(country) } })
  return { kind, country, region: "", number: known, validUntil: null }
}

export async function checkTaxId(shop: Shop, owner: Actor, id: string): Promise<TaxIdRow["state"]> {
  await consumeLimit(shop, "taxIdChange", owner.id)
  const row = await findTaxId(shop.db, owner.id, id)
  if (!row) throw refuse("tax_id_not_found")
  return checkWithAuthority(shop, row)
}

export async function deleteTaxId(shop: Shop, owner: Actor, id: string): Promise<void> {
  await consumeLimit(shop, "taxIdChange", owner.id)
  await shop.db.transaction(async (tx) => {
    const removed = await removeTaxId(tx, owner.id, id)
    if (!removed) throw refuse("tax_id_not_found")
    if (removed.certificate !== null)
      await removeCertificateFiles(tx, owner.id, removed.certificate)
  })
}

/** Lists tax ids for staff, each with other accounts that have the same number. */
export async function listWaitingTaxIds(shop: Shop, filter: Partial<WaitingFilter>) {
  const { limit = WAITING_PAGE_SIZE, afterId } = filter
  const rows = await listWaitingRows(shop.db, { limit, afterId })
  const owners = await listNumberOwners(
    shop.db,
    rows.map(({ taxId }) => taxId.number),
  )
  return rows.map((row) => ({
    ...row,
    alsoOf: owners
      .filter(({ number, userId }) => number === row.taxId.number && userId !== row.taxId.userId)
      .map(({ email }) => email),
  }))
}

/** Records an administrator's decision and informs the owner; certificates and UK numbers have no other. */
export const decideTaxId = (shop: Shop, admin: Actor, id: string, valid: boolean) =>
  adminTransaction(shop, admin, async (tx) => {
    const state: "valid" | "invalid" = valid ? "valid" : "invalid"
    const decided = await saveDecision(tx, id, state, admin.id)
    if (!decided) throw refuse((await findAnyTaxId(tx, id)) ? "tax_id_decided" : "tax_id_not_found")
    await audit(tx, admin, "tax_id.decide", id, {
      before: { state: "waiting" },
      after: { state },
    })
    const owner = await findUserRow(tx, decided.userId)
    if (owner) {
      const { email, name } = owner
      await publish(tx, "tax_id.decided", id, { email, name, number: decided.number, valid })
    }
    return state
  })

/** Stores the PDF of a certificate, only once, because administrators decide on the one they saw. */
export async function storeCertificate(
  shop: Shop,
  owner: Actor,
  id: string,
  { file, address: from }: { file: Uint8Array; address: string },
): Promise<void> {
  const put = shop.pictures.store.putPdf
  if (!put) throw refuse("certificates_not_kept")
  if (!(await findTaxId(shop.db, owner.id, id))) throw refuse("tax_id_not_found")
  refuseInvalidPdf(file)
  await consumeLimit(shop, "certificate", owner.id)
  const kilobytes = Math.ceil(file.byteLength / 1024)
  await consumeLimit(shop, "certificateKilobyteOfAddress", networkOf(from), kilobytes)
  const check = () => checkedPdf(shop, "certificate", file, put)
  const { address } = await storeUpload(shop, owner, file, check, {
    unavailable: "certificate_store_unavailable",
    keptFor: `certificate of ${owner.id}`,
    admit: (tx) => refuseTooManyBytes(shop, tx, owner, file.byteLength),
  })
  if (!(await saveCertificate(shop.db, { userId: owner.id, id }, address)))
    throw refuse("certificate_not_awaited")
}

async function refuseTooManyBytes(
  shop: Shop,
  tx: Transaction,
  owner: Actor,
  bytes: number,
): Promise<void> {
  if (!(await lockUser(tx, owner.id))) throw refuse("unauthenticated")
  const { ofAccount, undecided } = await countCertificateBytes(tx, owner.id)
  const { accountBytes, undecidedBytes } = certificateLimits
  if (ofAccount + bytes > scaledLimit(shop, accountBytes)) throw refuse("certificates_too_large")
  if (undecided + bytes > scaledLimit(shop, undecidedBytes)) throw refuse("certificates_full")
}

/** Reads the user's own certificate, or any for administrators. */
export async function getCertificate(
  shop: Shop,
  reader: Actor,
  id: string,
): Promise<{ taxId: TaxIdRow; bytes: Uint8Array }> {
  const taxId = await findAnyTaxId(shop.db, id)
  if (!taxId || !(taxId.userId === reader.id || isAdmin(reader))) throw refuse("tax_id_not_found")
  const bytes =
    taxId.certificate !== null &&
    (await refuseIfStoreFails(
      shop,
      shop.pictures.store.read(taxId.certificate),
      "certificate_store_unavailable",
    ))
  if (!bytes) throw refuse("certificate_not_found")
  return { taxId, bytes }
}
