import { isPictureLeaving, notePictureChoice } from "#db/pictures/pictures.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

/**
 * Refuses an address that is no picture of this shop, neither uploaded nor brought along, nor on a host that
 * the operator allows. One of the shop's own will still be there when what uses it is written.
 */
export async function requirePicture(shop: Shop, field: string, address: string): Promise<void> {
  if (shop.pictures.demo.has(address)) return
  if (await notePictureChoice(shop.db, address)) return
  if (isOnAllowedHost(shop, address) && !(await isPictureLeaving(shop.db, address))) return
  throw refuse("invalid_input", {
    fields: { [field]: "Choose a picture that was uploaded to this shop" },
  })
}

function isOnAllowedHost(shop: Shop, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === "https:" && shop.pictures.hosts.has(url.host)
}
