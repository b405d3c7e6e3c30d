/** Charges of an order beside its lines. */
export interface OrderCharge {
  kind: "delivery" | "fee" | "tax"
  /** For people: `Delivery`, `WEEE fee`, `VAT 20%`. */
  name: string
  /** 0 for a tax that prices contain; negative for a contained tax that the buyer does not owe. */
  amountCents: number
  facts: ChargeFacts
}

/** Why it is that much. */
export interface ChargeFacts extends Record<string, unknown> {
  /** For people: `Free from $500.00.` */
  sentence?: string
  /** The prices contain this tax. */
  isContained?: boolean
  /** The tax itself, whether prices contain it or it comes on top. */
  taxCents?: number
  /** Units of each line that a fee is for. */
  units?: readonly FeeUnits[]
}

/** A fee for all units of one line. */
export interface FeeUnits {
  /** The line's, from 1. */
  number: number
  quantity: number
  eachCents: number
  /** Amount that its tax adds to the order's total. */
  addedCents?: number
  /** Its rate among those of the fee, from 0. */
  part?: number
}

/** Tax of a line, and its reason. */
export interface LineTaxFacts extends Record<string, unknown> {
  /** Amount added to the order's total: zero if the price contains the tax, negative if a contained one is not owed. */
  addedCents: number
}

/** Returns the tax that the prices contain, which a charge of 0 stands for; undefined for any other charge. */
export const includedCents = ({ facts }: Pick<OrderCharge, "facts">): number | undefined =>
  facts.isContained === true ? facts.taxCents : undefined

export const sumOfCharges = (charges: readonly Pick<OrderCharge, "amountCents">[]): number =>
  charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
