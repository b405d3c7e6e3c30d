import { holdSentence } from "#contract/orders/order-hold-text.ts"
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
import { type InvoiceId, invoiceNumber } from "#domain/invoices/invoice.ts"
import type { OrderHold } from "#domain/orders/order-hold.ts"
import { invoicePdf } from "../invoices/read-invoices.ts"
import { invoicePaper } from "../invoices/invoice-paper.ts"
import type { WritePaper } from "../kernel/paper.ts"
import {
  type Mailer,
  MailRefused,
  type OutgoingMail,
  ProviderUnavailable,
} from "../kernel/ports.ts"
import type { Log } from "../kernel/shop.ts"
import { mailboxOf, senderOf, type WritingShop } from "../mail/templates/mail-template.ts"
import { isMailTemplate, mailTemplates } from "../mail/templates/mail-templates.ts"
import { writeHtml, writeText } from "../mail/templates/write-mail.ts"
import { readSettings } from "../settings/read-settings.ts"

/** What sending a mail needs. */
export interface MailDependencies {
  db: Database
  mailer: Mailer
  /** Who the mail is from: `Name <address>`. */
  from: string
  /** The address people use for the shop, which the mails link to. */
  shopUrl: string
  /** Counts one more of what anybody can have sent to an address that nobody has proved; false beyond the limit. */
  mayTellStranger: (email: string) => Promise<boolean>
  writePaper: WritePaper
  /** Until when an order is held, where that ends. */
  findHold: (orderId: string) => Promise<OrderHold | undefined>
  log: Log
}

/** What costs whoever causes it nothing. Other mails are counted where they are asked for, or follow a payment. */
const FOR_NOTHING = ["order-placed", "order-expiring", "order-cancelled"]

/**
 * Sends one queued mail and marks it sent; a mail that was sent before is left alone. Throws when it may
 * go through later; one that never will is dead.
 *
 * Sent and marked are two steps: after a crash between them the same mail is sent again, with the same
 * number and message id, so that whoever takes it can tell.
 *
 * Who has not shown that the address is theirs may be anybody: nothing that they wrote is told there, and a few
 * mails of their orders only.
 */
export async function sendMail(deps: MailDependencies, id: number): Promise<void> {
  const { db, mailer, log } = deps
  const mail = await beginAttempt(db, id)
  if (!mail) return
  const { isProved } = mail
  if (!isProved && (await isTooMuch(deps, mail))) {
    await dropMail(db, id)
    log.warn({ mailId: id, template: mail.template }, "mail_held_back")
    return
  }
  try {
    await mailer.send(await writeMail(deps, isProved ? mail : withoutTheirWords(mail)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof MailRefused) {
      await markDead(db, id, reason)
      log.error({ mailId: id, template: mail.template, reason }, "mail_refused")
      return
    }
    await recordFailure(db, id, reason)
    log.warn(
      { mailId: id, template: mail.template, attempts: mail.attempts, reason },
      "mail_failed",
    )
    throw error
  }
  await markSent(db, id)
  log.info({ mailId: id, template: mail.template }, "mail_sent")
}

/** Counted at the first attempt, whatever becomes of it. */
const isTooMuch = async ({ mayTellStranger }: MailDependencies, mail: MailRow): Promise<boolean> =>
  mail.attempts === 1 &&
  FOR_NOTHING.includes(mail.template) &&
  !(await mayTellStranger(mail.recipient))

const withoutTheirWords = (mail: MailRow): MailRow => ({
  ...mail,
  data: {
    ...mail.data,
    name: undefined,
    purchaseOrder: undefined,
    shipTo: undefined,
    note: undefined,
    attached: undefined,
  },
})

/** Gives up a mail whose attempts are used up. */
export async function abandonMail({ db, log }: MailDependencies, id: number): Promise<void> {
  if (await markDead(db, id)) log.error({ mailId: id }, "mail_given_up")
}

async function writeMail(deps: MailDependencies, mail: MailRow): Promise<OutgoingMail> {
  const { db, from, shopUrl } = deps
  const { settings } = await readSettings({ db }, shopSettings)
  const sender = senderOf(settings)
  const content = contentOf(await withHold(deps, mail, settings.timeZone), shopUrl, settings)
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

/** The first mail of an order says until when it is held, as it is when the mail is sent. */
async function withHold(
  { findHold }: MailDependencies,
  mail: MailRow,
  timeZone: string,
): Promise<MailRow> {
  const { orderId } = mail.data ?? {}
  if (mail.template !== "order-placed" || typeof orderId !== "string") return mail
  const hold = await findHold(orderId)
  if (!hold) return mail
  const held = holdSentence(hold, { timeZone, now: new Date() })
  return { ...mail, data: { ...mail.data, held } }
}

/** Made anew of what the invoice says, the same bytes each time. */
async function writeAttachment({ db, writePaper }: MailDependencies, id: InvoiceId) {
  const invoice = await findInvoice(db, id)
  if (!invoice) throw new MailRefused(`there is no ${invoiceNumber(id)}`)
  const written = await writePaper(invoicePaper(invoice))
  if ("busy" in written) throw new ProviderUnavailable("too many papers are written at once")
  return invoicePdf(invoice, written.pdf)
}

const domainOf = (mailbox: string): string => /@([^\s>]+)/.exec(mailbox)?.[1] ?? "localhost"

/** A mail that its template cannot write, as after a change of its data, will not write itself later. */
function contentOf({ template, data }: MailRow, shopUrl: string, shop: WritingShop) {
  if (!isMailTemplate(template)) throw new MailRefused(`there is no template ${template}`)
  try {
    return mailTemplates[template].write(data, shopUrl, shop)
  } catch (error) {
    throw new MailRefused(`the template ${template} cannot be written`, { cause: error })
  }
}
