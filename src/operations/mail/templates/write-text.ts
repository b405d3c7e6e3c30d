import type { MailBlock, MailContent } from "./mail-content.ts"
import { type MailSender, plainSender } from "./mail-sender.ts"

/** The mail as plain text, for readers that show no HTML. */
export function writeText(
  { blocks }: MailContent,
  shopUrl: string,
  { signature }: MailSender = plainSender,
): string {
  const end = ["-- ", ...signature, shopUrl].join("\n")
  return `${[...blocks.map(blockText), end].join("\n\n")}\n`
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "text":
    case "quote":
    case "note":
      return block.text
    case "button":
      return `${block.label}:\n${block.url}`
    case "rows":
      return block.rows.map(({ label, value }) => (value ? `${label}: ${value}` : label)).join("\n")
  }
}
