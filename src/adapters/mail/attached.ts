import type { MailAttachment } from "#operations/kernel/ports.ts"

/** As nodemailer takes it. */
export const attached = ({ name, type, bytes }: MailAttachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(bytes),
})
