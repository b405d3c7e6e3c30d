import { findAddress, findUsualAddress } from "#db/accounts/addresses.ts"
import type { Executor } from "#db/connection/client.ts"
import type { DeliveryAddress } from "#db/schema/orders.ts"
import { withLines } from "../accounts/addresses.ts"
import { refuse } from "../kernel/refusal.ts"

interface Chosen {
  deliveryAddress: DeliveryAddress
  /** As on a label. */
  shipTo: string
}

/** One's own of this id or, without one, the one that they ordered to last, else their default; undefined where they have none. */
export async function chooseAddress(
  db: Executor,
  buyerId: string,
  addressId: string | undefined,
): Promise<Chosen | undefined> {
  const row =
    addressId === undefined
      ? await findUsualAddress(db, buyerId)
      : await findAddress(db, buyerId, addressId)
  if (!row) {
    if (addressId === undefined) return undefined
    throw refuse("address_not_found")
  }
  const { id, name, company, street, district, city, region, postalCode, country } = row
  const where = { street, district, city, region, postalCode, country }
  const { lines } = await withLines(row)
  return { deliveryAddress: { id, name, company, ...where }, shipTo: lines.join("\n") }
}
