/** A charge of an order in addition to its lines. */
export interface OrderCharge {
  kind: "delivery" | "fee" | "tax"
  /** Displayed name: `Delivery`, `WEEE fee`, `VAT 20%`. */
  name: string
  /** 0 for a tax that prices include; negative for an included tax that the buyer does not owe. */
  amountCents: number
  facts: ChargeFacts
}

/** Facts that explain the amount. */
export interface ChargeFacts extends Record<string, unknown> {
  /** Displayed explanation: `Free from $500.00.` */
  sentence?: string
  /** Whether prices include this tax. */
  isContained?: boolean
  /** Amount of the tax, whether included in prices or added to them. */
  taxCents?: number
  /** Units of each line that the fee applies to. */
  units?: readonly FeeUnits[]
}

/** A fee for all units of one line. */
export interface FeeUnits {
  /** Line number, from 1. */
  number: number
  quantity: number
  eachCents: number
  /** Amount that the fee's tax adds to the order total. */
  addedCents?: number
  /** Index of its tax rate among those of the fee, from 0. */
  part?: number
}

/** Tax of a line and the facts that explain it. */
export interface LineTaxFacts extends Record<string, unknown> {
  /** Amount added to the order total: 0 if the price includes the tax, negative if an included tax is not owed. */
  addedCents: number
}

/** Returns the tax included in prices if the charge states it; otherwise undefined. */
export const includedCents = ({ facts }: Pick<OrderCharge, "facts">): number | undefined =>
  facts.isContained === true ? facts.taxCents : undefined

export const sumOfCharges = (charges: readonly Pick<OrderCharge, "amountCents">[]): number =>
  charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
