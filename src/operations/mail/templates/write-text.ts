import type { MailBlock, MailContent } from "./mail-content.ts"

/** The mail as plain text, for readers that show no HTML. */
export function writeText({ blocks }: MailContent, shopUrl: string): string {
  return `${[...blocks.map(blockText), `-- \nComputer Assembler\n${shopUrl}`].join("\n\n")}\n`
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
