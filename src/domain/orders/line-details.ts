/** Details that a buyer enters for a line of a list, a cart or an order. */
export interface LineDetails {
  /** Reference designators such as `J4, J5`. */
  designators: string
  note: string
  /** The buyer's own part number. */
  customerPartNumber: string
  /** Target price of one unit; null if not set. */
  targetPriceCents: number | null
}

/** Line details with missing fields. */
export type SomeLineDetails = {
  [Name in keyof LineDetails]?: LineDetails[Name] | undefined
}

export const MAX_DETAIL_LENGTHS = { designators: 2000, note: 200, customerPartNumber: 60 }

/** Maximum total length of the details of all lines of one cart. */
export const MAX_CART_CHARACTERS = 1_000_000

export const noLineDetails: LineDetails = {
  designators: "",
  note: "",
  customerPartNumber: "",
  targetPriceCents: null,
}

export const lineDetailNames = [
  "designators",
  "note",
  "customerPartNumber",
  "targetPriceCents",
] as const satisfies (keyof LineDetails)[]

/** Picks the details of a line; missing ones become empty. */
export const lineDetailsOf = ({
  designators = "",
  note = "",
  customerPartNumber = "",
  targetPriceCents = null,
}: SomeLineDetails): LineDetails => ({ designators, note, customerPartNumber, targetPriceCents })

export const hasLineDetails = (line: SomeLineDetails): boolean =>
  charactersOfDetails(line) > 0 || typeof line.targetPriceCents === "number"

/** Replaces the details that are set. */
export const replaceDetails = (line: LineDetails, given: SomeLineDetails): LineDetails => ({
  designators: given.designators ?? line.designators,
  note: given.note ?? line.note,
  customerPartNumber: given.customerPartNumber ?? line.customerPartNumber,
  targetPriceCents:
    given.targetPriceCents === undefined ? line.targetPriceCents : given.targetPriceCents,
})

/**
 * Joins the details of two lines of the same part. Texts are concatenated; the first part number and target price win.
 */
export const joinDetails = (line: LineDetails, next: SomeLineDetails): LineDetails => ({
  designators: joinTexts(line.designators, next.designators, ", "),
  note: joinTexts(line.note, next.note, "; "),
  customerPartNumber: line.customerPartNumber || (next.customerPartNumber ?? ""),
  targetPriceCents: line.targetPriceCents ?? next.targetPriceCents ?? null,
})

/** Joins like `joinDetails`, but keeps the first text if the joined one would be too long. */
export function joinDetailsThatFit(line: LineDetails, next: SomeLineDetails): LineDetails {
  const joined = joinDetails(line, next)
  const fits = (name: "designators" | "note") => joined[name].length <= MAX_DETAIL_LENGTHS[name]
  return {
    ...joined,
    designators: fits("designators") ? joined.designators : line.designators,
    note: fits("note") ? joined.note : line.note,
  }
}

/** Appends the pieces of `next` that `text` does not contain yet. */
function joinTexts(text: string, next = "", separator: string): string {
  if (text === "") return next
  const known = new Set(piecesOf(text, separator))
  const more = piecesOf(next, separator).filter((piece) => !known.has(piece))
  return [text, ...more].join(separator)
}

const piecesOf = (text: string, separator: string): string[] =>
  text
    .split(separator.trim())
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")

export const charactersOfDetails = ({
  designators = "",
  note = "",
  customerPartNumber = "",
}: SomeLineDetails): number => designators.length + note.length + customerPartNumber.length

/** Returns how many lines a line counts as in a rate limit; long details count as several lines. */
export const linePoints = (line: SomeLineDetails, charactersOfLine: number): number =>
  Math.max(1, Math.ceil(charactersOfDetails(line) / charactersOfLine))
