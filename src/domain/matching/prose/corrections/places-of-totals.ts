import type { ProseItem, ReadLine } from "../prose-item.ts"
import { hasPartWord } from "../prose-lines.ts"

const NAME_OF_PLACE = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2}$/u

/** Drops lines that divide the one part of a letter among places: `Leeds - 14`, `York - 9`, `so 23 x Anvil 850`. */
export function withoutPlacesOfTotal(lines: readonly ReadLine[]): readonly ReadLine[] {
  const places = lines.filter(({ items = [] }) => items.length === 1 && items.every(isPlace))
  const others = lines.filter((line) => !places.includes(line)).flatMap(({ items = [] }) => items)
  const sum = places
    .flatMap(({ items = [] }) => items)
    .reduce((total, { quantity }) => total + Number(quantity), 0)
  const [part, other] = others
  return places.length > 1 && !other && part?.quantity === String(sum)
    ? lines.map((line) => (places.includes(line) ? { ...line, items: [] } : line))
    : lines
}

const isPlace = ({ quantity, number, description }: ProseItem): boolean =>
  number === "" &&
  /^[1-9]\d*$/.test(quantity) &&
  NAME_OF_PLACE.test(description) &&
  !hasPartWord(description)
