import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { staffTopics, staffTopicText } from "#domain/shop/staff-topics.ts"
import {
  accountExists,
  accountOpened,
  contactCopy,
  contactMessage,
  passwordReset,
  taxIdDecided,
  taxIdInvalid,
  taxIdWithdrawn,
  welcomeVerify,
} from "./account-mails.ts"
import {
  invoiceIssued,
  orderReturn,
  orderWithdrawn,
  partReview,
  recall,
} from "./after-sale-mails.ts"
import { offerDeclined, orderDetailsChanged, orderEdited, orderOffer } from "./desk-mails.ts"
import { greet, list, type MailTemplate, mailTemplate, note, offer, say } from "./mail-template.ts"
import {
  orderCancelled,
  orderDeclined,
  orderExpiring,
  orderFreight,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderStatus,
} from "./order-mails.ts"
import { orderPartPaid, orderTransfer, orderTransferDue } from "./transfer-mails.ts"

const OVERVIEW = "/dashboard/overview"

/** Informs an administrator of an event, with a link to the page where it is handled. */
const staffNotice = mailTemplate(
  z.object({
    name: z.string().optional(),
    topic: z.enum(staffTopics),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    path: z.string(),
    /** Number of further events of the topic since. */
    more: z.int().default(0),
  }),
  ({ name, topic, facts, path, more }, shopUrl) => {
    const title = staffTopicText[topic]
    const [first] = facts
    const subject = first ? `${title}: ${first.value}` : title
    const others = t("and {count} more", { count: formatCount(more) })
    return {
      subject: more > 0 ? `${subject} ${others}` : subject,
      blocks: [
        greet(name),
        say(`${title}.`),
        list(facts),
        ...(more > 0 ? [say(`… ${others}.`)] : []),
        offer(t("Open|verb"), `${shopUrl}${more > 0 ? OVERVIEW : path}`),
        note(t("You receive this e-mail because you chose it in your account.")),
      ],
    }
  },
)

const mailTest = mailTemplate(z.object({ name: z.string().optional() }), ({ name }) => ({
  subject: t("Test e-mail"),
  blocks: [
    greet(name),
    say(t("You sent this test from the Health page. The shop's e-mail works.")),
  ],
}))

/** All mails of the shop, by their template name in the outbox. */
export const mailTemplates = {
  "welcome-verify": welcomeVerify,
  "password-reset": passwordReset,
  "account-exists": accountExists,
  "account-opened": accountOpened,
  "tax-id-decided": taxIdDecided,
  "tax-id-withdrawn": taxIdWithdrawn,
  "tax-id-invalid": taxIdInvalid,
  "order-placed": orderPlaced,
  "order-transfer": orderTransfer,
  "order-transfer-due": orderTransferDue,
  "order-part-paid": orderPartPaid,
  "order-paid": orderPaid,
  "order-status": orderStatus,
  "order-refunded": orderRefunded,
  "order-cancelled": orderCancelled,
  "order-expiring": orderExpiring,
  "order-edited": orderEdited,
  "order-details": orderDetailsChanged,
  "order-freight": orderFreight,
  "order-offer": orderOffer,
  "offer-declined": offerDeclined,
  "order-declined": orderDeclined,
  "order-return": orderReturn,
  "order-withdrawn": orderWithdrawn,
  "invoice-issued": invoiceIssued,
  recall,
  "contact-message": contactMessage,
  "contact-copy": contactCopy,
  "part-review": partReview,
  "staff-notice": staffNotice,
  "mail-test": mailTest,
} as const

export type MailTemplateName = keyof typeof mailTemplates

export type MailData<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Data> ? Data : never

export const isMailTemplate = (name: string): name is MailTemplateName =>
  Object.hasOwn(mailTemplates, name)
