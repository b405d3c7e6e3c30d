import { targetText, lineDetailsText as text } from "#contract/orders/line-text.ts"
import { toCents } from "#domain/pricing/money.ts"

/** Details of a buyer's line, as the shop answers them. */
export interface LineDetails {
  designators?: string | undefined
  note?: string | undefined
  customerPartNumber?: string | undefined
  /** Price of one unit; null when it was removed. */
  targetPrice?: number | null | undefined
}

/** Picks the details that a line has, to send them on. */
export const sentDetails = ({
  designators,
  note,
  customerPartNumber,
  targetPrice,
}: LineDetails): LineDetails => ({
  ...(designators && { designators }),
  ...(note && { note }),
  ...(customerPartNumber && { customerPartNumber }),
  ...(targetPrice && { targetPrice }),
})

const inCents = toCents

export const targetSentence = (targetPrice: number, unitPrice: number | undefined): string =>
  targetText(inCents(targetPrice), unitPrice === undefined ? undefined : inCents(unitPrice))

/** Says each detail of a line; the target beside what one costs. */
export const detailSentences = (line: LineDetails, unitPrice?: number): string[] =>
  [
    line.customerPartNumber ? `${text.customerPartNumber} ${line.customerPartNumber}` : "",
    line.designators ?? "",
    line.note ?? "",
    line.targetPrice ? targetSentence(line.targetPrice, unitPrice) : "",
  ].filter((sentence) => sentence !== "")
