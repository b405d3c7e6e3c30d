import { html } from "hono/html"
import { currentLanguage } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import type { MailBlock, MailContent, MailRow, MailSender } from "./mail-template.ts"

/** Writes the mail as plain text, for clients that show no HTML. */
export function writeText(
  { blocks }: MailContent,
  shopUrl: string,
  { signature }: MailSender,
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

/** Inline styles: mail clients do not load style sheets of the shop. */
const style = {
  body: "margin:0;padding:0;background:#FAFBF9;color:#141A17;font-family:Geist,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:26px",
  card: "width:100%;max-width:600px;background:#FFFFFF;border:1px solid #DADFDA;border-radius:10px",
  brand:
    "padding:20px 20px;border-bottom:1px solid #DADFDA;color:#0B6B47;font-size:17px;font-weight:600",
  cell: "padding:12px 20px;color:#141A17;font-size:16px;line-height:26px",
  button:
    "display:inline-block;padding:10px 20px;background:#0B6B47;color:#FFFFFF;border-radius:6px;font-weight:600;text-decoration:none",
  address: "color:#0B6B47;word-break:break-all",
  quiet: "padding:12px 20px;color:#46504A;font-size:14px;line-height:20px",
  foot: "padding:20px 20px;border-top:1px solid #DADFDA;color:#46504A;font-size:14px;line-height:20px",
  label: "padding:8px 12px 8px 0;border-bottom:1px solid #DADFDA;font-size:14px;line-height:20px",
  value: "padding:8px 0;border-bottom:1px solid #DADFDA;font-size:14px;line-height:20px",
  quoted: ";white-space:pre-line;word-break:break-word",
  broken: ";word-break:break-word",
  oneLine: ";white-space:nowrap",
  strong: ";font-weight:600",
} as const

/** Applies only if the client prefers dark colours; otherwise the light colours above stay. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #0E1311 !important; color: #EEF2EF !important; }
  .card { background: #151B18 !important; border-color: #2C3631 !important; }
  .cell { color: #EEF2EF !important; border-color: #2C3631 !important; }
  .quiet { color: #B7C1BB !important; border-color: #2C3631 !important; }
  .brand, .address { color: #35B981 !important; border-color: #2C3631 !important; }
  .button { background: #35B981 !important; color: #04130C !important; }
}`

/** Writes the mail as HTML: one table, with no script, picture or external resource. */
export async function writeHtml(
  content: MailContent,
  shopUrl: string,
  { name, signature }: MailSender,
): Promise<string> {
  const page = await html`<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${content.subject}</title>
<style>${dark}</style>
</head>
<body class="page" style="${style.body}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${style.body}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" cellpadding="0" cellspacing="0" style="${style.card}">
<tr><td class="brand" style="${style.brand}">${name}</td></tr>
<tr><td style="padding:12px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${content.blocks.map(blockHtml)}
</table>
</td></tr>
<tr><td class="quiet" style="${style.foot}">${signature.map((line) => html`${line}<br>`)}<a class="address" href="${shopUrl}" style="${style.address}">${shopUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.toString()
}

function blockHtml(block: MailBlock) {
  switch (block.kind) {
    case "text":
      return html`<tr><td class="cell" style="${style.cell}">${block.text}</td></tr>`
    case "quote":
      return html`<tr><td class="cell" style="${style.cell}${style.quoted}">${block.text}</td></tr>`
    case "note":
      return html`<tr><td class="quiet" style="${style.quiet}">${block.text}</td></tr>`
    case "button":
      return html`<tr><td class="cell" style="${style.cell}"><a class="button" href="${block.url}" style="${style.button}">${block.label}</a></td></tr>
<tr><td class="quiet" style="${style.quiet}">${t("Or open this address:")} <a class="address" href="${block.url}" style="${style.address}">${block.url}</a></td></tr>`
    case "rows":
      return html`<tr><td class="cell" style="${style.cell}"><table width="100%" cellpadding="0" cellspacing="0">
${block.rows.map(rowHtml)}
</table></td></tr>`
  }
}

function rowHtml({ label, value, strong, oneLine }: MailRow) {
  const weight = strong ? style.strong : ""
  const valueStyle = style.value + (oneLine ? style.oneLine : style.broken) + weight
  return html`<tr><th scope="row" align="left" class="cell" style="${style.label}${strong ? weight : ";font-weight:400"}">${label}</th><td align="right" class="cell" style="${valueStyle}">${value}</td></tr>`
}
