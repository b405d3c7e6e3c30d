import type { OutgoingMail } from "#operations/kernel/ports.ts"

/** A mail as nodemailer takes it. */
export const messageOf = ({ messageId, to, replyTo, attachments = [], ...mail }: OutgoingMail) => ({
  messageId: `<${messageId}>`,
  from: mail.from,
  // As an object: an address is never read as a list of several.
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
