import type { z } from "zod"
import { text } from "#contract/kernel/text.ts"
import { shopLines, type shopSettings } from "#contract/settings/shop-settings.ts"

/** Who a mail is from, as its reader sees it. */
export interface MailSender {
  name: string
  /** Below it: who that is, and how they are reached. */
  signature: readonly string[]
}

/** Of a shop that says nothing of itself. */
export const plainSender: MailSender = { name: text.title, signature: [text.title] }

/** As the settings say. */
export const senderOf = (shop: z.output<typeof shopSettings.fields>): MailSender => ({
  name: shop.name,
  signature: shopLines(shop),
})

/** `Name <address>`: the shop's own name takes the place of the one that it was configured with. */
export function mailboxOf({ name }: MailSender, from: string): string {
  if (name === text.title) return from
  const address = /<([^<>]*)>/.exec(from)?.[1] ?? from
  return `${JSON.stringify(name)} <${address.trim()}>`
}
