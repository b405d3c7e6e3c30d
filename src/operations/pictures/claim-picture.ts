import { claimUpload, isPictureLeaving } from "#db/pictures/uploads.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { storedAddress } from "./stored-address.ts"

/**
 * The address to keep of the picture that was chosen. Refuses one that is no picture of this shop, neither
 * uploaded nor brought along, nor on a host that the operator allows. One of the shop's own will still be
 * there when what uses it is written.
 */
export async function claimPicture(shop: Shop, field: string, chosen: string): Promise<string> {
  const address = storedAddress(shop.publicUrl, chosen)
  if (shop.pictures.demo.has(address)) return address
  if (await claimUpload(shop.db, "picture", address)) return address
  if (isOnAllowedHost(shop, address) && !(await isPictureLeaving(shop.db, address))) return address
  throw refuse("invalid_input", {
    fields: { [field]: "Choose a picture that was uploaded to this shop" },
  })
}

function isOnAllowedHost(shop: Shop, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === "https:" && shop.pictures.hosts.has(url.host)
}
