import { useState } from "react"
import { readTraceNumbers } from "#domain/orders/trace-numbers.ts"
import { type LineToShip, type TypedLine, unitsTyped } from "./units-to-ship.ts"

/** What was typed for each line, and the shipment that it makes. */
export function useTypedLines(lines: readonly LineToShip[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedLine>>(new Map())
  const typedOf = ({ line, ready }: LineToShip): TypedLine =>
    typed.get(line.number) ?? { quantity: String(ready), numbers: "" }
  const read = lines.map((one) => {
    const { quantity, numbers } = typedOf(one)
    const traceNumbers = readTraceNumbers(numbers)
    return { number: one.line.number, quantity: unitsTyped(quantity, one), traceNumbers }
  })
  return {
    typedOf,
    type: (one: LineToShip, changes: Partial<TypedLine>) =>
      setTyped((before) => new Map(before).set(one.line.number, { ...typedOf(one), ...changes })),
    /** The same number for each line: all that can go, or none. */
    typeAll: (quantityOf: (one: LineToShip) => number) =>
      setTyped(
        new Map(
          lines.map((one) => [
            one.line.number,
            { ...typedOf(one), quantity: String(quantityOf(one)) },
          ]),
        ),
      ),
    isWrong: read.some(
      ({ quantity, traceNumbers }) => quantity === undefined || traceNumbers.length > quantity,
    ),
    taken: read.flatMap(({ number, quantity, traceNumbers }) =>
      quantity ? [{ number, quantity, ...(traceNumbers.length > 0 && { traceNumbers }) }] : [],
    ),
  }
}
