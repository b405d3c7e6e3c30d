import { notePictureChoice } from "#db/pictures.ts"
import { refuse } from "./refusal.ts"
import type { Shop } from "./shop.ts"

/** A part's picture, which may also be on a host that the operator named. */
export async function requirePartPicture(shop: Shop, address: string): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === "https:" && shop.pictures.hosts.has(url.host)) return
  await requireOwnPicture(shop, "image", address)
}

/**
 * Refuses an address that is no picture of this shop: neither uploaded nor brought along. One that is will
 * still be there when what uses it is written.
 */
export async function requireOwnPicture(shop: Shop, field: string, address: string): Promise<void> {
  if (shop.pictures.demo.has(address)) return
  if (await notePictureChoice(shop.db, address)) return
  throw refuse("invalid_input", {
    fields: { [field]: "Choose a picture that was uploaded to this shop" },
  })
}
