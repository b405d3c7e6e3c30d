import { placingRefusals } from "#contract/orders/refusals.ts"
import { type AddressRow, findAddress, findUsualAddress } from "#db/accounts/addresses.ts"
import type { Executor } from "#db/connection/client.ts"
import type { BillingAddress } from "#db/orders/place-order.ts"
import type { OrderAddress } from "#db/schema/orders.ts"
import { addLines } from "../accounts/addresses.ts"
import { refuseFor } from "../kernel/refusal.ts"

const refuse = refuseFor(placingRefusals)

interface AddressChoice {
  deliveryAddress: OrderAddress
  /** Address as on a label. */
  shipTo: string
}

/**
 * Returns the buyer's address with this id; without an id, the last one ordered to, or else the default. Undefined if
 * there is none.
 */
export async function chooseAddress(
  db: Executor,
  buyerId: string,
  addressId: string | undefined,
): Promise<AddressChoice | undefined> {
  if (addressId !== undefined) return ownAddress(db, buyerId, addressId)
  const row = await findUsualAddress(db, buyerId)
  return row && chosen(row)
}

export async function ownAddress(
  db: Executor,
  buyerId: string,
  id: string,
): Promise<AddressChoice> {
  const row = await findAddress(db, buyerId, id)
  if (!row) throw refuse("address_not_found")
  return chosen(row)
}

/** Returns one of the buyer's addresses as billing address; undefined without an id. */
export async function chooseBilling(
  db: Executor,
  buyerId: string,
  id: string | undefined,
): Promise<BillingAddress | undefined> {
  if (id === undefined) return undefined
  const { deliveryAddress, shipTo } = await ownAddress(db, buyerId, id)
  return { billingAddress: deliveryAddress, billTo: shipTo }
}

async function chosen(row: AddressRow): Promise<AddressChoice> {
  const { id, name, company, street, district, city, region, postalCode, country } = row
  const where = { street, district, city, region, postalCode, country }
  const { lines } = await addLines(row)
  return { deliveryAddress: { id, name, company, ...where }, shipTo: lines.join("\n") }
}
