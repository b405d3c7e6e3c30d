import { findAnyTaxId, findTaxId, keepCertificate, type TaxIdRow } from "#db/tax/tax-ids.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { checkedPdf, refuseNoPdf } from "../pictures/checked-pdf.ts"
import { orStoreUnavailable } from "../pictures/get-upload.ts"
import { storeUpload } from "../pictures/store-upload.ts"

/** Keeps the PDF of somebody's certificate. Once only: what an administrator saw is what they decided on. */
export async function storeCertificate(
  shop: Shop,
  owner: Actor,
  id: string,
  file: Uint8Array,
): Promise<void> {
  const put = shop.pictures.store.putPdf
  if (!put) throw refuse("certificates_not_kept")
  if (!(await findTaxId(shop.db, owner.id, id))) throw refuse("tax_id_not_found")
  refuseNoPdf(file)
  await consumeLimit(shop, "certificate", owner.id)
  const check = () => checkedPdf(shop, "certificate", file, put)
  const { address } = await storeUpload(shop, owner, file, check, {
    unavailable: "certificate_store_unavailable",
    keptFor: `certificate of ${owner.id}`,
  })
  if (!(await keepCertificate(shop.db, { userId: owner.id, id }, address)))
    throw refuse("certificate_not_awaited")
}

/** The PDF of one's own certificate, or of any for an administrator. */
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
