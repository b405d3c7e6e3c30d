import type { InvoiceId } from "#domain/invoices/invoice-number.ts"

/** What a mail says, before it becomes HTML and plain text: both are made of this one source. */
export interface MailContent {
  subject: string
  /** Who gets the answer to it. */
  replyTo?: string
  /** The invoice or credit note that goes with it. */
  invoice?: InvoiceId | undefined
  blocks: MailBlock[]
}

export type MailBlock =
  | { kind: "text"; text: string }
  /** In somebody's own words and lines. */
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

export const say = (text: string): MailBlock => ({ kind: "text", text })
/** Without a name in a mail that may reach a stranger. */
export const greet = (name: string | undefined): MailBlock =>
  say(name ? `Hello ${name},` : "Hello,")
export const quote = (text: string): MailBlock => ({ kind: "quote", text })
export const offer = (label: string, url: string): MailBlock => ({ kind: "button", label, url })
export const list = (rows: MailRow[]): MailBlock => ({ kind: "rows", rows })
export const note = (text: string): MailBlock => ({ kind: "note", text })
