import type { ProseItem, ReadLine } from "../prose-item.ts"

const MIN_NUMBERED = 2

/** Joins numbers that stand alone below counted names, as receipts print them: `2 x Crucial P3`, `CT1000P3SSD8`. */
export function withNumbersBelowNames(lines: readonly ReadLine[]): readonly ReadLine[] {
  const numberBelow = (at: number): string => {
    const { items = [] } = lines[at + 1] ?? {}
    const [item, other] = items
    return item && !other && isOnlyNumber(item) ? item.number : ""
  }
  const named = lines.map(({ items = [] }) => items.length === 1 && items.every(isCountedName))
  const numbered = named.map((isNamed, at) => isNamed && numberBelow(at) !== "")
  const count = numbered.filter(Boolean).length
  if (count < MIN_NUMBERED || count * 2 < named.filter(Boolean).length) return lines
  return lines.map((one, at) => {
    if (numbered[at - 1]) return { ...one, items: [] }
    const number = numberBelow(at)
    return numbered[at] ? { ...one, items: one.items?.map((item) => ({ ...item, number })) } : one
  })
}

const isCountedName = ({ quantity, number, description }: ProseItem): boolean =>
  quantity !== "" && number === "" && description !== ""

const isOnlyNumber = ({ quantity, number, description }: ProseItem): boolean =>
  quantity === "" && number !== "" && description === ""
