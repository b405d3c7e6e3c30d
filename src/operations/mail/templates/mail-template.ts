import type { z } from "zod"
import { text } from "#contract/kernel/text.ts"
import type { shopSettings } from "#contract/settings/shop-settings.ts"
import type { MailContent } from "./mail-content.ts"

/** Settings of the shop that mails show. */
export type WritingShop = Pick<z.output<typeof shopSettings.fields>, "name" | "timeZone">

const defaultShop: WritingShop = { name: text.title, timeZone: "UTC" }

export interface MailTemplate<Data> {
  /** Writes the mail from data as it lay in the outbox; throws when that is not what it needs. */
  write(data: unknown, shopUrl: string, shop?: WritingShop): MailContent
  /** Only carries the type of the data. */
  readonly data?: Data
}

/** A mail whose data is checked by a schema, because it comes back from the database untyped. */
export const mailTemplate = <Schema extends z.ZodType>(
  schema: Schema,
  write: (data: z.output<Schema>, shopUrl: string, shop: WritingShop) => MailContent,
): MailTemplate<z.input<Schema>> => ({
  write: (data, shopUrl, shop = defaultShop) => write(schema.parse(data), shopUrl, shop),
})
