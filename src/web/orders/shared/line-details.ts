import { targetText, lineDetailsText as text } from "#contract/orders/line-text.ts"
import { toCents } from "#domain/pricing/money.ts"

/** Details of a buyer's line, as the API returns them. */
export interface LineDetails {
  designators?: string | undefined
  note?: string | undefined
  customerPartNumber?: string | undefined
  /** Target price of one unit; null if it was removed. */
  targetPrice?: number | null | undefined
}

/** Returns the details of a line that have a value, in the form of a request. */
export const detailsBody = ({
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

export const targetSentence = (targetPrice: number, unitPrice: number | undefined): string =>
  targetText(toCents(targetPrice), unitPrice === undefined ? undefined : toCents(unitPrice))

/** Returns a text for each detail of a line; compares the target price with the unit price. */
export const detailSentences = (line: LineDetails, unitPrice?: number): string[] =>
  [
    line.customerPartNumber ? `${text.customerPartNumber} ${line.customerPartNumber}` : "",
    line.designators ?? "",
    line.note ?? "",
    line.targetPrice ? targetSentence(line.targetPrice, unitPrice) : "",
  ].filter((sentence) => sentence !== "")
