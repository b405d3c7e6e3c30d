import type { z } from "zod"
import { translated } from "#domain/languages/translate.ts"
import { DEMO_HELP_EMAIL } from "#domain/shop/demo-words.ts"
import type { shopSettings } from "./shop-settings.ts"

/** Texts that pages build from settings. Separate from the settings, so that pages load no schemas. */

/** English titles for settings. Pages translate them. */
export const legalTitles = {
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Imprint",
  returns: "Delivery and returns",
  accessibility: "Accessibility",
} as const

/** Pages with free text, by address. A page is shown once its text is written. */
export const legalPages: Readonly<Record<LegalPage, string>> = translated(legalTitles)

export type LegalPage = keyof typeof legalTitles

export const isLegalPage = (name: string): name is LegalPage => Object.hasOwn(legalPages, name)

type ShopWords = Omit<z.output<typeof shopSettings.fields>, "timeZone" | "currency">

/** Lists name and contact of the shop for mails. Leaves out the demo address. */
export function shopLines({ name, legalName, address, phone, email, taxIds }: ShopWords): string[] {
  const reached = [phone, email === DEMO_HELP_EMAIL ? "" : email]
  const ids = taxIds.map(({ label, number }) => `${label} ${number}`)
  const lines = [legalName || name, ...address.split("\n"), ...reached, ...ids]
  return lines.map((line) => line.trim()).filter((line) => line !== "")
}

/** Lists name and contact for documents; empty without an address. */
export const shopLetterhead = (shop: ShopWords): string[] =>
  shop.address === "" ? [] : shopLines(shop)
