import type { BodyOf } from "#contract/kernel/endpoint.ts"
import { taxSettings } from "#contract/settings/tax-settings.ts"
import type { addTaxId as call } from "#contract/tax/tax-ids.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import { findUserRow } from "#db/accounts/accounts.ts"
import { lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countCertificateBytes, removeCertificateFiles } from "#db/pictures/uploads.ts"
import {
  findAnyTaxId,
  findSameTaxId,
  findTaxId,
  insertTaxId,
  listNumberOwners,
  listTaxIdRows,
  listWaitingRows,
  removeInvalidTaxId,
  removeTaxId,
  saveCertificate,
  saveDecision,
  type TaxIdRow,
  type WaitingFilter,
} from "#db/tax/tax-ids.ts"
import { networkOf } from "#domain/network.ts"
import { certificateLimits } from "#domain/pictures/uploads.ts"
import { findCountry } from "../accounts/country-formats.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit, isRepeated } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { consumeLimit, scaledLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { checkedPdf, refuseInvalidPdf, storeUpload } from "../pictures/store-upload.ts"
import { refuseIfStoreFails } from "../pictures/uploads.ts"
import { readSettings } from "../settings/read-settings.ts"
import {
  checkWithAuthority,
  eventSubject,
  publishTaxIdWaiting,
  readVatNumber,
  taxIdKindOf,
} from "./check-with-authority.ts"

export type { TaxIdRow } from "#db/tax/tax-ids.ts"

type NewTaxId = BodyOf<typeof call>

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
  const isEmailVerified = account?.emailVerified ?? false
  return rows.map((row) => ({ ...row, awaits: waitOf(row, isEmailVerified, shop.taxIds.kinds) }))
}

function waitOf(
  { kind, state, checkedAt }: TaxIdRow,
  isEmailVerified: boolean,
  checkableKinds: readonly string[],
): TaxIdWait | null {
  if (state === "invalid") return null
  if (kind !== "us_certificate" && !isEmailVerified) return "proof"
  if (state === "valid") return null
  return checkedAt === null && checkableKinds.includes(kind) ? "authority" : "staff"
}

type AddedTaxId = Pick<TaxIdRow, "id" | "state">

/**
 * Adds a tax id, then checks it once. It stays stored if the authority fails. Adding the same one again returns it as
 * it is.
 */
export async function addTaxId(shop: Shop, owner: Actor, wanted: NewTaxId): Promise<AddedTaxId> {
  await consumeLimit(shop, "taxIdChange", owner.id)
  const row = await newTaxId(shop, owner.id, wanted)
  const same = await shop.db.transaction(async (tx) => {
    await lockOwnAccount(tx, owner)
    if (!(await insertTaxId(tx, row))) {
      const added = await findSameTaxId(tx, row)
      if (!added) throw refuse("tax_id_taken")
      return added
    }
    // Without an authority to ask, only staff can decide.
    if (!shop.taxIds.kinds.some((kind) => kind === row.kind))
      await publishTaxIdWaiting(tx, row, owner.email)
    return undefined
  })
  return same ?? { id: row.id, state: await checkWithAuthority(shop, row) }
}

/**
 * Adds a tax id that a customer sent in another way. It replaces an invalid one for the same place. If the same
 * administrator adds it again, returns it as it is.
 */
export async function addCustomerTaxId(
  shop: Shop,
  admin: Actor,
  customerId: string,
  wanted: NewTaxId,
): Promise<AddedTaxId> {
  const row = await newTaxId(shop, customerId, wanted)
  const detail = { userId: customerId, number: row.number }
  const same = await adminTransaction(shop, admin, async (tx) => {
    if (!(await lockUser(tx, customerId))) throw refuse("customer_not_found")
    const replaced = await removeInvalidTaxId(tx, row)
    if (replaced) await removeItsFiles(tx, replaced)
    if (await insertTaxId(tx, row)) {
      await audit(tx, admin, "tax_id.add", row.id, detail)
      return undefined
    }
    const added = await findSameTaxId(tx, row)
    if (added && (await isRepeated(tx, admin, "tax_id.add", added.id, detail))) return added
    throw refuse("customer_tax_id_taken")
  })
  return same ?? { id: row.id, state: await checkWithAuthority(shop, row) }
}

async function newTaxId(shop: Shop, userId: string, wanted: NewTaxId) {
  const { settings } = await readSettings(shop, taxSettings)
  if (!settings.on) throw refuse("tax_not_charged")
  return { ...(await readTaxId(wanted)), id: newId(), userId, state: "waiting" } as const
}

const removeItsFiles = async (
  tx: Transaction,
  { userId, certificate }: Pick<TaxIdRow, "userId" | "certificate">,
): Promise<void> => {
  if (certificate !== null) await removeCertificateFiles(tx, userId, certificate)
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
    await removeItsFiles(tx, removed)
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

/** Records an administrator's decision and informs the owner. Repeating it changes nothing. */
export const decideTaxId = (shop: Shop, admin: Actor, id: string, valid: boolean) =>
  settle(shop, admin, id, {
    from: "waiting",
    to: valid ? "valid" : "invalid",
    action: "tax_id.decide",
    otherwise: "tax_id_decided",
    inform: (tx, owner) => publish(tx, "tax_id.decided", eventSubject(id), { ...owner, valid }),
  })

/** Withdraws a valid tax id and informs the owner. Orders that are placed keep it. */
export const withdrawTaxId = (shop: Shop, admin: Actor, id: string) =>
  settle(shop, admin, id, {
    from: "valid",
    to: "invalid",
    action: "tax_id.withdraw",
    otherwise: "tax_id_not_valid",
    inform: (tx, owner) => publish(tx, "tax_id.withdrawn", eventSubject(id), owner),
  })

interface Settlement {
  from: "waiting" | "valid"
  to: "valid" | "invalid"
  action: "tax_id.decide" | "tax_id.withdraw"
  otherwise: "tax_id_decided" | "tax_id_not_valid"
  inform: (tx: Transaction, owner: { email: string; name: string; number: string }) => Promise<void>
}

const settle = (
  shop: Shop,
  admin: Actor,
  id: string,
  { from, to, action, otherwise, inform }: Settlement,
): Promise<"valid" | "invalid"> =>
  adminTransaction(shop, admin, async (tx) => {
    const taxId = await findAnyTaxId(tx, id)
    if (!taxId) throw refuse("tax_id_not_found")
    // Locks the user before the tax id, as closing an account does.
    await lockUser(tx, taxId.userId)
    if (!(await saveDecision(tx, id, { from, to, decidedBy: admin.id }))) {
      const now = await findAnyTaxId(tx, id)
      if (now?.state === to && now.decidedBy === admin.id) return to
      throw refuse(otherwise)
    }
    await audit(tx, admin, action, id, { before: { state: from }, after: { state: to } })
    const owner = await findUserRow(tx, taxId.userId)
    if (owner) await inform(tx, { email: owner.email, name: owner.name, number: taxId.number })
    return to
  })

/** Stores the PDF of a certificate, only once, because administrators decide on the one they saw. */
export async function storeCertificate(
  shop: Shop,
  uploader: Actor,
  id: string,
  { file, address: from }: { file: Uint8Array; address: string },
): Promise<void> {
  const put = shop.pictures.store.putPdf
  if (!put) throw refuse("certificates_not_kept")
  const { userId } = await requireReadable(shop, uploader, id)
  refuseInvalidPdf(file)
  await consumeLimit(shop, "certificate", uploader.id)
  const kilobytes = Math.ceil(file.byteLength / 1024)
  await consumeLimit(shop, "certificateKilobyteOfAddress", networkOf(from), kilobytes)
  const check = () => checkedPdf(shop, "certificate", file, put)
  const { address } = await storeUpload(shop, { id: userId }, file, check, {
    unavailable: "certificate_store_unavailable",
    scope: `certificate of ${userId}`,
    requireAllowed: async (tx) => {
      await refuseTooManyBytes(shop, tx, userId, file.byteLength)
      const taxId = await findAnyTaxId(tx, id)
      if (!taxId || !awaitsCertificate(taxId)) throw refuse("certificate_not_awaited")
    },
  })
  const save = async (tx: Transaction) => {
    if (!(await saveCertificate(tx, { userId, id }, address)))
      throw refuse("certificate_not_awaited")
  }
  if (userId === uploader.id) return shop.db.transaction(save)
  await adminTransaction(shop, uploader, async (tx) => {
    await save(tx)
    await audit(tx, uploader, "tax_id.certificate", id)
  })
}

const awaitsCertificate = ({ kind, state, certificate }: TaxIdRow): boolean =>
  kind === "us_certificate" && state === "waiting" && certificate === null

async function refuseTooManyBytes(
  shop: Shop,
  tx: Transaction,
  userId: string,
  bytes: number,
): Promise<void> {
  if (!(await lockUser(tx, userId))) throw refuse("unauthenticated")
  const { ofAccount, undecided } = await countCertificateBytes(tx, userId)
  const { accountBytes, undecidedBytes } = certificateLimits
  if (ofAccount + bytes > scaledLimit(shop, accountBytes)) throw refuse("certificates_too_large")
  if (undecided + bytes > scaledLimit(shop, undecidedBytes)) throw refuse("certificates_full")
}

/** Finds the user's own tax id, or any for administrators. */
async function requireReadable({ db }: Shop, reader: Actor, id: string): Promise<TaxIdRow> {
  const taxId = await findAnyTaxId(db, id)
  if (!taxId || !(taxId.userId === reader.id || isAdmin(reader))) throw refuse("tax_id_not_found")
  return taxId
}

/** Reads the user's own certificate, or any for administrators. */
export async function getCertificate(
  shop: Shop,
  reader: Actor,
  id: string,
): Promise<{ taxId: TaxIdRow; bytes: Uint8Array }> {
  const taxId = await requireReadable(shop, reader, id)
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
