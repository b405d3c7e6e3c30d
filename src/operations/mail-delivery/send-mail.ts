import { holdSentence } from "#contract/orders/order-text.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Database } from "#db/connection/client.ts"
import { findInvoice } from "#db/invoices/invoices.ts"
import {
  beginAttempt,
  dropMail,
  type MailRow,
  markDead,
  markSent,
  recordFailure,
} from "#db/mail/mail-outbox.ts"
import type { InvoiceId } from "#domain/invoices/invoice.ts"
import { currentLanguage, languageOf, languagePrefix } from "#domain/languages/languages.ts"
import { HOUR_MS, type OrderHold } from "#domain/orders/order-hold.ts"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { setShopTimeZone } from "#domain/shop/days.ts"
import { invoicePaper } from "../invoices/invoice-paper.ts"
import { invoicePdf } from "../invoices/read-invoices.ts"
import type { WritePaper } from "../kernel/paper.ts"
import {
  type Mailer,
  MailRefused,
  MailServerUnavailable,
  type OutgoingMail,
  ProviderUnavailable,
} from "../kernel/ports.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import type { Log } from "../kernel/shop.ts"
import { mailboxOf, senderOf, type WritingShop } from "../mail/templates/mail-template.ts"
import {
  isMailTemplate,
  type MailTemplateName,
  mailTemplates,
} from "../mail/templates/mail-templates.ts"
import { writeHtml, writeText } from "../mail/templates/write-mail.ts"
import { readSettings } from "../settings/read-settings.ts"

export interface MailDependencies {
  db: Database
  mailer: Mailer
  /** Sender: `Name <address>`. */
  from: string
  /** Public address of the shop, which mails link to. */
  shopUrl: string
  /** Counts mails to an unverified address; returns false beyond the limit. */
  canMailUnverified: (email: string) => Promise<boolean>
  writePaper: WritePaper
  findHold: (orderId: string) => Promise<OrderHold | undefined>
  log: Log
}

/** Mails that anyone can cause without cost. Other mails are limited where they are requested, or follow a payment. */
const LIMITED_TEMPLATES: ReadonlySet<string> = new Set<MailTemplateName>([
  "order-placed",
  "order-transfer",
  "order-transfer-due",
  "order-expiring",
  "order-cancelled",
  "order-withdrawn",
])

/** Mails about texts that only the account's holder wrote. An unverified address gets none. */
const OWN_TEXT_TEMPLATES: ReadonlySet<string> = new Set<MailTemplateName>([
  "tax-id-decided",
  "tax-id-withdrawn",
  "order-details",
])

/**
 * Sends one queued mail and marks it as sent. Throws if a later attempt may succeed; otherwise marks the mail as dead.
 * Sending and marking are two steps: after a crash between them, the mail is sent again with the same message id. An
 * unverified address may be a stranger's, so it gets few mails, and nothing that the buyer wrote.
 */
export async function sendMail(deps: MailDependencies, id: number): Promise<void> {
  const { db, mailer, log } = deps
  const mail = await beginAttempt(db, id)
  if (!mail) return
  const { isProved } = mail
  const isOwnText = OWN_TEXT_TEMPLATES.has(mail.template)
  if (!isProved && (isOwnText || (await exceedsLimit(deps, mail)))) {
    await dropMail(db, id)
    log.warn({ mailId: id, template: mail.template }, "mail_held_back")
    return
  }
  try {
    const hold = await holdOf(deps, mail)
    if (isOutdated(mail, hold)) return await dropMail(db, id)
    const written = isProved ? mail : withoutBuyerTexts(mail)
    await mailer.send(
      await runInLanguage(languageOf(mail.language), () => writeMail(deps, written, hold)),
    )
  } catch (error) {
    const reason = messageOf(error)
    if (error instanceof MailRefused) {
      await markDead(db, id, reason)
      const refusal = { mailId: id, template: mail.template, reason: loggedReason(error) }
      log.error(refusal, "mail_refused")
      return
    }
    await recordFailure(db, id, reason)
    const failure = { mailId: id, template: mail.template, attempts: mail.attempts }
    log.warn({ ...failure, reason: loggedReason(error) }, "mail_failed")
    throw error
  }
  await markSent(db, id)
  log.info({ mailId: id, template: mail.template }, "mail_sent")
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Returns the reason without the mail server's text, which may name the recipient. */
export const loggedReason = (error: unknown): string => {
  const isOfMail = error instanceof MailRefused || error instanceof MailServerUnavailable
  return (isOfMail ? error.codes : undefined) ?? messageOf(error)
}

/** Returns whether a mail exceeds the limit of an unverified address. Counts it at its first attempt only. */
const exceedsLimit = async (
  { canMailUnverified }: MailDependencies,
  mail: MailRow,
): Promise<boolean> =>
  mail.attempts === 1 &&
  LIMITED_TEMPLATES.has(mail.template) &&
  !(await canMailUnverified(mail.recipient))

const withoutBuyerTexts = (mail: MailRow): MailRow => ({
  ...mail,
  data: {
    ...Object(withoutTheirNumbers(mail.data)),
    name: undefined,
    purchaseOrder: undefined,
    shipTo: undefined,
    note: undefined,
    attached: undefined,
    declaration: undefined,
    buyersReason: undefined,
  },
})

/** Removes the buyer's own numbers from all lines in the data of a mail. */
function withoutTheirNumbers(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutTheirNumbers)
  if (typeof data !== "object" || data === null) return data
  const kept = Object.entries(data).filter(([field]) => field !== "customerPartNumber")
  return Object.fromEntries(kept.map(([field, value]) => [field, withoutTheirNumbers(value)]))
}

/** Marks a mail as dead after its last attempt. */
export async function abandonMail({ db, log }: MailDependencies, id: number): Promise<void> {
  if (await markDead(db, id)) log.error({ mailId: id }, "mail_given_up")
}

async function writeMail(
  deps: MailDependencies,
  mail: MailRow,
  hold: OrderHold | undefined,
): Promise<OutgoingMail> {
  const { db, from } = deps
  const shopUrl = deps.shopUrl + languagePrefix(currentLanguage())
  const { settings } = await readSettings({ db }, shopSettings)
  setShopCurrency(settings.currency)
  setShopTimeZone(settings.timeZone)
  const sender = senderOf(settings)
  const content = contentOf(addHold(mail, hold, settings.timeZone), shopUrl, settings)
  return {
    number: mail.id,
    messageId: `${mail.messageId}@${domainOf(from)}`,
    from: mailboxOf(sender, from),
    to: mail.recipient,
    replyTo: content.replyTo,
    subject: content.subject.replace(/\s+/g, " "),
    text: writeText(content, shopUrl, sender),
    html: await writeHtml(content, shopUrl, sender),
    attachments: content.invoice && [await writeAttachment(deps, content.invoice)],
  }
}

/** Templates that say how long an order is held. They say it as of when they are sent. */
const HOLD_TEMPLATES: ReadonlySet<string> = new Set<MailTemplateName>([
  "order-placed",
  "order-expiring",
])

async function holdOf(
  { findHold }: MailDependencies,
  { template, data }: MailRow,
): Promise<OrderHold | undefined> {
  const { orderId } = data ?? {}
  return HOLD_TEMPLATES.has(template) && typeof orderId === "string" ? findHold(orderId) : undefined
}

/** Reports whether a reminder comes too late: the order is not held any more, or for another reason. */
const isOutdated = ({ template }: MailRow, hold: OrderHold | undefined): boolean =>
  template === "order-expiring" &&
  (!hold || hold.reason === "transfer" || hold.until.getTime() <= Date.now())

/** Adds the end of the hold, or the hours until then. */
function addHold(mail: MailRow, hold: OrderHold | undefined, timeZone: string): MailRow {
  if (!hold) return mail
  const now = new Date()
  const hours = Math.max(1, Math.ceil((hold.until.getTime() - now.getTime()) / HOUR_MS))
  return { ...mail, data: { ...mail.data, held: holdSentence(hold, { timeZone, now }), hours } }
}

/** Writes the invoice again, with the same bytes each time. */
async function writeAttachment({ db, writePaper }: MailDependencies, id: InvoiceId) {
  const invoice = await findInvoice(db, id)
  if (!invoice) throw new MailRefused(`there is no ${id.kind} ${id.year} ${id.sequence}`)
  const written = await writePaper(await invoicePaper(invoice))
  if ("busy" in written) throw new ProviderUnavailable("too many papers are written at once")
  return invoicePdf(invoice, written.pdf)
}

const domainOf = (mailbox: string): string => /@([^\s>]+)/.exec(mailbox)?.[1] ?? "localhost"

/** Throws `MailRefused` if the template cannot write the mail, since later attempts would fail, too. */
function contentOf({ template, data }: MailRow, shopUrl: string, shop: WritingShop) {
  if (!isMailTemplate(template)) throw new MailRefused(`there is no template ${template}`)
  try {
    return mailTemplates[template].write(data, shopUrl, shop)
  } catch (error) {
    throw new MailRefused(`the template ${template} cannot be written`, { cause: error })
  }
}
