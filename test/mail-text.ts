import { commonText } from "#contract/kernel/common-text.ts"
import type { MailSender, WritingShop } from "#operations/mail/templates/mail-template.ts"
import { type MailTemplateName, mailTemplates } from "#operations/mail/templates/mail-templates.ts"
import { writeText } from "#operations/mail/templates/write-mail.ts"

export const plainShop: WritingShop = { name: commonText.title, timeZone: "UTC" }
export const plainSender: MailSender = { name: commonText.title, signature: [commonText.title] }

/** Writes a mail as plain text, from a shop without settings. */
export const mailText = (template: MailTemplateName, data: unknown, shopUrl: string): string =>
  writeText(mailTemplates[template].write(data, shopUrl, plainShop), shopUrl, plainSender)
