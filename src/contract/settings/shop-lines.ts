import type { z } from "zod"
import { DEMO_HELP_EMAIL } from "#domain/shop/demo-help-email.ts"
import type { shopSettings } from "./shop-settings.ts"

type ShopWords = Omit<z.output<typeof shopSettings.fields>, "timeZone">

/** Who the shop is and how it is reached, as it stands below mails; the demo shop's address for help is nobody's. */
export function shopLines({ name, legalName, address, phone, email, taxIds }: ShopWords): string[] {
  const reached = [phone, email === DEMO_HELP_EMAIL ? "" : email]
  const ids = taxIds.map(({ label, number }) => `${label} ${number}`)
  const lines = [legalName || name, ...address.split("\n"), ...reached, ...ids]
  return lines.map((line) => line.trim()).filter((line) => line !== "")
}

/** The same as papers have it: nothing of a shop that does not say where it is. */
export const shopOnPaper = (shop: ShopWords): string[] =>
  shop.address === "" ? [] : shopLines(shop)
