import { z } from "zod"
import { text } from "#contract/kernel/text.ts"
import { shopLines, type shopSettings } from "#contract/settings/shop-settings.ts"
import type { InvoiceId } from "#domain/invoices/invoice.ts"
import { t } from "#domain/languages/translate.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { formatCount } from "#domain/shop/number-format.ts"

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
  write: (data, shopUrl, shop = defaultShop) =>
    write(schema.parse(withOrderName(data)), shopUrl, shop),
})

const severalLines = z.looseObject({ productName: z.string(), otherLines: z.int() })

/** Names an order of several lines in the language of the mail. */
function withOrderName(data: unknown): unknown {
  const several = severalLines.safeParse(data).data
  if (!several) return data
  const { productName, otherLines } = several
  return {
    ...several,
    productName: orderName({ firstName: productName, lineCount: otherLines + 1 }),
  }
}

/** The content of a mail, from which both HTML and plain text are written. */
export interface MailContent {
  subject: string
  replyTo?: string
  /** The invoice or credit note that goes with it. */
  invoice?: InvoiceId | undefined
  blocks: MailBlock[]
}

export type MailBlock =
  | { kind: "text"; text: string }
  /** A quotation; its line breaks are kept. */
  | { kind: "quote"; text: string }
  /** The one thing to do; the address is also written out. */
  | { kind: "button"; label: string; url: string }
  | { kind: "rows"; rows: MailRow[] }
  /** Said quietly, below the rest. */
  | { kind: "note"; text: string }

export interface MailRow {
  label: string
  value: string
  strong?: boolean
  /** Stays on one line, as an amount does. */
  oneLine?: boolean
}

/** Says how many lines are left out. */
export const moreRow = (count: number): MailRow => ({
  label: t("and {count} more", { count: formatCount(count) }),
  value: "",
})

export const say = (text: string): MailBlock => ({ kind: "text", text })
/** Without a name in a mail that may reach a stranger. */
export const greet = (name: string | undefined): MailBlock =>
  say(name ? t("Hello {name},", { name }) : t("Hello,"))
export const quote = (text: string): MailBlock => ({ kind: "quote", text })
export const offer = (label: string, url: string): MailBlock => ({ kind: "button", label, url })
export const list = (rows: MailRow[]): MailBlock => ({ kind: "rows", rows })
export const note = (text: string): MailBlock => ({ kind: "note", text })

/** The sender as the reader sees it. */
export interface MailSender {
  name: string
  /** The lines below the mail: the shop's name and contact. */
  signature: readonly string[]
}

export const plainSender: MailSender = { name: text.title, signature: [text.title] }

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
