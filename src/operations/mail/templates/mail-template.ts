import { z } from "zod"
import { commonText } from "#contract/kernel/common-text.ts"
import type { shopSettings } from "#contract/settings/shop-settings.ts"
import { shopLines } from "#contract/settings/shop-text.ts"
import type { InvoiceId } from "#domain/invoices/invoice.ts"
import { currentLanguage, languagePrefix } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { orderName } from "#domain/orders/order.ts"
import { formatCount } from "#domain/shop/number-format.ts"

export type WritingShop = Pick<z.output<typeof shopSettings.fields>, "name" | "timeZone">

export interface MailTemplate<Data> {
  /** Writes the mail from data stored in the outbox. Throws if the data is invalid. */
  write(data: unknown, shopUrl: string, shop: WritingShop): MailContent
  /** Carries only the type of the data. */
  readonly data?: Data
}

/** Creates a template that checks its data by a schema, because the database returns it untyped. */
export const mailTemplate = <Schema extends z.ZodType>(
  schema: Schema,
  write: (data: z.output<Schema>, shopUrl: string, shop: WritingShop) => MailContent,
): MailTemplate<z.input<Schema>> => ({
  write: (data, shopUrl, shop) => write(schema.parse(addOrderName(data)), shopUrl, shop),
})

/** Link in the data of a mail. */
export const link = z.url({ protocol: /^https?$/ })

const severalLines = z.looseObject({ productName: z.string(), otherLines: z.int() })

/** Names an order of several lines in the language of the mail. */
function addOrderName(data: unknown): unknown {
  const several = severalLines.safeParse(data).data
  if (!several) return data
  const { productName, otherLines } = several
  return {
    ...several,
    productName: orderName({ firstLineName: productName, lineCount: otherLines + 1 }),
  }
}

/** Content of a mail, from which HTML and plain text are written. */
export interface MailContent {
  subject: string
  replyTo?: string
  /** Invoice or credit note to attach. */
  invoice?: InvoiceId | undefined
  blocks: MailBlock[]
}

export type MailBlock =
  | { kind: "text"; text: string }
  /** Quotation that keeps its line breaks. */
  | { kind: "quote"; text: string }
  /** Main action of the mail. The address is also written out. */
  | { kind: "button"; label: string; url: string }
  | { kind: "rows"; rows: MailRow[] }
  /** Less prominent text, below the rest. */
  | { kind: "note"; text: string }

export interface MailRow {
  label: string
  value: string
  strong?: boolean
  /** Keeps the value on one line, such as an amount. */
  oneLine?: boolean
}

/** Returns a row with the number of omitted lines. */
export const moreRow = (count: number): MailRow => ({
  label: t("and {count} more", { count: formatCount(count) }),
  value: "",
})

export const say = (text: string): MailBlock => ({ kind: "text", text })
/** Greets the recipient, without a name in a mail that may reach a stranger. */
export const greet = (name: string | undefined): MailBlock =>
  say(name ? t("Hello {name},", { name }) : t("Hello,"))
export const quote = (text: string): MailBlock => ({ kind: "quote", text })
export const offer = (label: string, url: string): MailBlock => ({ kind: "button", label, url })
export const list = (rows: MailRow[]): MailBlock => ({ kind: "rows", rows })
export const note = (text: string): MailBlock => ({ kind: "note", text })

/** Sender as the recipient sees it. */
export interface MailSender {
  name: string
  /** Lines below the mail: the shop's name and contact. */
  signature: readonly string[]
}

export const senderOf = (shop: z.output<typeof shopSettings.fields>): MailSender => ({
  name: shop.name,
  signature: shopLines(shop),
})

/**
 * Returns `"Name" <address>` with the shop's own name in place of the configured one. Quotes the name, because `:` and
 * `(` have a meaning in addresses.
 */
export function mailboxOf({ name }: MailSender, from: string): string {
  const [, configured = "", address = from] = /^([^<]*)<([^<>]*)>/.exec(from) ?? []
  if (name !== commonText.title) return `${JSON.stringify(name)} <${address.trim()}>`
  const isQuoted = configured.trim() === "" || configured.trim().startsWith('"')
  return isQuoted ? from : `${JSON.stringify(configured.trim())} <${address}>`
}

/** Returns the address of the same page in the language of the mail. Only for links in the mail's data. */
export const linkInMailLanguage = (link: string): string =>
  link.replace(new URL(link).origin, (origin) => origin + languagePrefix(currentLanguage()))
