/** Details that a buyer writes on a line of a list, a cart or an order. */
export interface LineDetails {
  /** Reference designators: `J4, J5`. */
  designators: string
  note: string
  /** The buyer's own number of the part. */
  customerPartNumber: string
  /** Target price of one unit; null without one. */
  targetPriceCents: number | null
}

/** Details of a line of which some may be missing. */
export type SomeLineDetails = {
  [Name in keyof LineDetails]?: LineDetails[Name] | undefined
}

export const MAX_DETAIL_LENGTHS = { designators: 2000, note: 200, customerPartNumber: 60 }

/** The most characters that the details of all lines of one cart have. */
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

/** Picks the details of a line; those that are missing are empty. */
export const lineDetailsOf = ({
  designators = "",
  note = "",
  customerPartNumber = "",
  targetPriceCents = null,
}: SomeLineDetails): LineDetails => ({ designators, note, customerPartNumber, targetPriceCents })

export const hasLineDetails = (line: SomeLineDetails): boolean =>
  charactersOfDetails(line) > 0 || typeof line.targetPriceCents === "number"

/** Replaces the details that are given. */
export const replaceDetails = (line: LineDetails, given: SomeLineDetails): LineDetails => ({
  designators: given.designators ?? line.designators,
  note: given.note ?? line.note,
  customerPartNumber: given.customerPartNumber ?? line.customerPartNumber,
  targetPriceCents:
    given.targetPriceCents === undefined ? line.targetPriceCents : given.targetPriceCents,
})

/** Joins the details of two lines of one part: texts follow each other, the first number and target count. */
export const joinDetails = (line: LineDetails, next: SomeLineDetails): LineDetails => ({
  designators: joinTexts(line.designators, next.designators, ", "),
  note: joinTexts(line.note, next.note, "; "),
  customerPartNumber: line.customerPartNumber || (next.customerPartNumber ?? ""),
  targetPriceCents: line.targetPriceCents ?? next.targetPriceCents ?? null,
})

/** Does the same, but leaves a text as it is where the joined one would be too long. */
export function joinDetailsThatFit(line: LineDetails, next: SomeLineDetails): LineDetails {
  const joined = joinDetails(line, next)
  const fits = (name: "designators" | "note") => joined[name].length <= MAX_DETAIL_LENGTHS[name]
  return {
    ...joined,
    designators: fits("designators") ? joined.designators : line.designators,
    note: fits("note") ? joined.note : line.note,
  }
}

/** Appends the pieces of a text that another does not have yet. */
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

/** Counts the characters that a line's details take. */
export const charactersOfDetails = ({
  designators = "",
  note = "",
  customerPartNumber = "",
}: SomeLineDetails): number => designators.length + note.length + customerPartNumber.length
