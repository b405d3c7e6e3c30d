import type { z } from "zod"
import { text } from "../kernel/text.ts"
import type { shopSettings } from "./shop-settings.ts"

type ShopWords = Omit<z.output<typeof shopSettings.fields>, "timeZone">

/** Who the shop is and how it is reached, as it stands below mails; an address for help that came with the program is nobody's. */
export function shopLines({ name, legalName, address, phone, email, taxIds }: ShopWords): string[] {
  const reached = [phone, email === text.email ? "" : email]
  const ids = taxIds.map(({ label, number }) => `${label} ${number}`)
  const lines = [legalName || name, ...address.split("\n"), ...reached, ...ids]
  return lines.map((line) => line.trim()).filter((line) => line !== "")
}

/** The same as papers have it: nothing of a shop that does not say where it is. */
export const shopOnPaper = (shop: ShopWords): string[] =>
  shop.address === "" ? [] : shopLines(shop)
