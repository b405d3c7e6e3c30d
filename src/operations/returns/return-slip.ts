import type { z } from "zod"
import { pageOfPages } from "#contract/invoices/invoice-text.ts"
import { lineDetailLines, returnSlipText as text } from "#contract/orders/paper-text.ts"
import { reasonText } from "#contract/returns/return-text.ts"
import { getReturnSlip } from "#contract/returns/returns.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { ShownReturn } from "#db/returns/returns.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { currentLanguage, languageOf } from "#domain/languages/languages.ts"
import { returnNumber } from "#domain/returns/return-state.ts"
import { formatLongDay } from "#domain/settings/time-zone.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { inLanguage } from "../kernel/in-language.ts"
import type { Paper } from "../kernel/paper.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { getReturn } from "./read-returns.ts"

const refuse = refuseFor(getReturnSlip.refusals)

/** Writes what lies in the parcel of an approved return: made each time anew. */
export async function writeReturnSlip(
  shop: Shop,
  actor: Actor,
  id: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const found = await getReturn(shop, actor, id)
  const { state } = found
  if (state !== "approved") throw refuse("return_not_approved", { state })
  await consumeLimit(shop, "packingSlip", actor.id)
  const { settings } = await readSettings(shop, shopSettings)
  const written = await shop.writePaper(
    inLanguage(languageOf(found.language), () => slipPaper(found, settings)),
  )
  if ("busy" in written) throw refuse("invoices_busy")
  return { name: `return-${returnNumber(found)}.pdf`, bytes: written.pdf }
}

function slipPaper(
  found: ShownReturn,
  { name, timeZone }: z.output<typeof shopSettings.fields>,
): Paper {
  const number = returnNumber(found)
  const title = text.title(number)
  const units = found.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    title,
    language: currentLanguage(),
    madeAt: found.updatedAt.toISOString(),
    sender: { title: name, lines: [] },
    addresses: [
      { title: text.sendTo, lines: found.sendTo.split("\n") },
      { title: text.from, lines: [found.userName, found.email].filter((line) => line !== "") },
    ],
    facts: [
      { label: text.number, value: number },
      { label: text.order, value: found.orderNumber },
      { label: text.purchaseOrder, value: found.purchaseOrder },
      { label: text.asked, value: formatLongDay(found.createdAt, timeZone) },
    ].filter(({ value }) => value !== ""),
    table: {
      title: text.contents,
      columns: [
        { title: text.line, width: 34, numeric: true },
        { title: text.part },
        { title: text.units, width: 70, numeric: true },
      ],
      rows: found.lines.map((line) => ({
        cells: [String(line.number), line.name, formatCount(line.quantity)],
        below: [
          partNumber(line),
          ...lineDetailLines({ customerPartNumber: line.customerPartNumber }),
          reasonText[line.reason],
        ].join("\n"),
      })),
    },
    sums: [{ label: text.units, value: formatCount(units), strong: true }],
    notes: found.answer ? [{ title: text.note, lines: found.answer.split("\n") }] : [],
    foot: `${title} · ${name} · ${pageOfPages()}`,
  }
}
