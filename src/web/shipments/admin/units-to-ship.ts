import { formatCount } from "#domain/shop/number-format.ts"
import type { Order } from "../../orders/shared/staff-order.ts"

/** A line of which something is left to ship, and how much of that is there. */
export interface LineToShip {
  line: Order["lines"][number]
  left: number
  ready: number
}

/** What somebody typed for a line; a line of which nothing was typed goes with all that can. */
export interface TypedLine {
  quantity: string
  numbers: string
}

export const linesToShip = ({ lines }: Order): LineToShip[] =>
  lines
    .map((line) => {
      const left = line.quantity - (line.shipped ?? 0) - (line.cancelled ?? 0)
      return { line, left, ready: Math.max(0, left - (line.waiting ?? 0)) }
    })
    .filter(({ left }) => left > 0)

/** Undefined where it is no number, or too many; nothing is none. */
export function unitsTyped(typed: string, { ready }: LineToShip): number | undefined {
  const units = typed.trim() === "" ? 0 : Number(typed)
  return Number.isInteger(units) && units >= 0 && units <= ready ? units : undefined
}

/** `3 units of 2 lines`. */
export function unitsText(lines: readonly { quantity: number }[]): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const of = lines.length === 1 ? "1 line" : `${formatCount(lines.length)} lines`
  return `${units === 1 ? "1 unit" : `${formatCount(units)} units`} of ${of}`
}
