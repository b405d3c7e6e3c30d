import { lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countCertificateBytes } from "#db/pictures/uploads.ts"
import { findAnyTaxId, findTaxId, keepCertificate, type TaxIdRow } from "#db/tax/tax-ids.ts"
import { networkOf } from "#domain/network.ts"
import { certificateLimits } from "#domain/pictures/attachment.ts"
import { consumeLimit, scaledLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { orStoreUnavailable } from "../pictures/get-upload.ts"
import { checkedPdf, refuseNoPdf, storeUpload } from "../pictures/store-upload.ts"

/** Stores the PDF of a certificate, once only, as administrators decide on what they saw. */
export async function storeCertificate(
  shop: Shop,
  owner: Actor,
  id: string,
  { file, address: from }: { file: Uint8Array; address: string },
): Promise<void> {
  const put = shop.pictures.store.putPdf
  if (!put) throw refuse("certificates_not_kept")
  if (!(await findTaxId(shop.db, owner.id, id))) throw refuse("tax_id_not_found")
  refuseNoPdf(file)
  await consumeLimit(shop, "certificate", owner.id)
  const kilobytes = Math.ceil(file.byteLength / 1024)
  await consumeLimit(shop, "certificateKilobyteOfAddress", networkOf(from), kilobytes)
  const check = () => checkedPdf(shop, "certificate", file, put)
  const { address } = await storeUpload(shop, owner, file, check, {
    unavailable: "certificate_store_unavailable",
    keptFor: `certificate of ${owner.id}`,
    admit: (tx) => refuseTooManyBytes(shop, tx, owner, file.byteLength),
  })
  if (!(await keepCertificate(shop.db, { userId: owner.id, id }, address)))
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

/** Reads one's own certificate, or any for administrators. */
export async function getCertificate(
  shop: Shop,
  reader: Actor,
  id: string,
): Promise<{ taxId: TaxIdRow; bytes: Uint8Array }> {
  const taxId = await findAnyTaxId(shop.db, id)
  if (!taxId || !(taxId.userId === reader.id || isAdmin(reader))) throw refuse("tax_id_not_found")
  const bytes =
    taxId.certificate !== null &&
    (await orStoreUnavailable(
      shop,
      shop.pictures.store.read(taxId.certificate),
      "certificate_store_unavailable",
    ))
  if (!bytes) throw refuse("certificate_not_found")
  return { taxId, bytes }
}
