import {
  accountExists,
  accountOpened,
  contactCopy,
  contactMessage,
  passwordReset,
  taxIdInvalid,
  welcomeVerify,
} from "./account-mails.ts"
import {
  invoiceIssued,
  orderReturn,
  orderWithdrawn,
  partReview,
  recall,
} from "./after-sale-mails.ts"
import type { MailTemplate } from "./mail-template.ts"
import {
  orderCancelled,
  orderDeclined,
  orderEdited,
  orderExpiring,
  orderFreight,
  orderOffer,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderStatus,
} from "./order-mails.ts"
import { mailTest, staffNotice } from "./staff-mails.ts"
import { orderTransfer, orderTransferDue } from "./transfer-mails.ts"

/** Every mail the shop can send, by the name it has in the outbox. */
export const mailTemplates = {
  "welcome-verify": welcomeVerify,
  "password-reset": passwordReset,
  "account-exists": accountExists,
  "account-opened": accountOpened,
  "tax-id-invalid": taxIdInvalid,
  "order-placed": orderPlaced,
  "order-transfer": orderTransfer,
  "order-transfer-due": orderTransferDue,
  "order-paid": orderPaid,
  "order-status": orderStatus,
  "order-refunded": orderRefunded,
  "order-cancelled": orderCancelled,
  "order-expiring": orderExpiring,
  "order-edited": orderEdited,
  "order-freight": orderFreight,
  "order-offer": orderOffer,
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
