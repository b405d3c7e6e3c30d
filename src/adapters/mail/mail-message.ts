import type { OutgoingMail } from "#operations/kernel/ports.ts"

/** Converts a mail to a message of Nodemailer. */
export const messageOf = ({ messageId, to, replyTo, attachments = [], ...mail }: OutgoingMail) => ({
  messageId: `<${messageId}>`,
  from: mail.from,
  // An address object is never parsed as a list.
  to: { name: "", address: to },
  ...(replyTo && { replyTo: { name: "", address: replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: attachments.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  })),
  headers: { "Auto-Submitted": "auto-generated" },
})
