import { findPicture } from "#db/pictures.ts"
import { readUploadedAddress } from "#domain/picture.ts"
import { refuse } from "./refusal.ts"
import type { Shop } from "./shop.ts"

/** The same for a part's picture, which may also be on a host that the operator named. */
export async function requirePartPicture(shop: Shop, address: string): Promise<void> {
  const host = URL.canParse(address) ? new URL(address).host : undefined
  if (host === undefined) return requireOwnPicture(shop, "image", address)
  if (!shop.pictures.hosts.has(host))
    throw refuse("invalid_input", {
      fields: { image: "Choose a picture that was uploaded to this shop" },
    })
}

/** Refuses an address that is no picture of this shop: neither uploaded nor brought along. */
export async function requireOwnPicture(shop: Shop, field: string, address: string): Promise<void> {
  if (shop.pictures.demo.has(address)) return
  const uploaded = readUploadedAddress(address)
  const picture = uploaded && (await findPicture(shop.db, uploaded.hash))
  if (picture === undefined || picture.width !== uploaded?.width)
    throw refuse("invalid_input", {
      fields: { [field]: "Choose a picture that was uploaded to this shop" },
    })
}
