import { targetOf } from "./amendments/amendment-targets.ts"
import type { ProseItem, ReadLine } from "./prose-item.ts"
import { withoutKinds } from "./prose-kinds.ts"
import { SPARE_WORDS } from "./prose-words.ts"

/** Matches words for units that count in addition to those of another line: `4 spare SSDs`, `2 SSDs a mais`. */
const SPARE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SPARE_WORDS})(?![\\p{L}\\p{N}])|(?:ersatz|reserve)(?=\\p{Ll}{3}))`,
  "giu",
)

/** Maximum number of spares that are compared with the list. */
const MAX_SPARES = 20

/**
 * Adds spare units to the one part of the list that they name: `1 spare motherboard`. Spares that repeat the
 * name of the part stay a row.
 */
export function withAdditions(lines: readonly ReadLine[]): ReadLine[] {
  const all = lines.flatMap(({ items = [] }) => items)
  const spares = lines
    .flatMap(({ line, rest = line, items = [] }) => items.filter((item) => isSpare(rest, item)))
    .slice(0, MAX_SPARES)
  const others = all.filter((item) => !spares.includes(item))
  const added = new Map<ProseItem, number>()
  const counted = new Set<ProseItem>()
  for (const spare of spares) {
    const target = targetOf(`+ ${spare.description.replaceAll(SPARE, " ")}`, others, lines)
    if (!target || !/^\d+$/.test(target.quantity) || repeatsName(spare, target)) continue
    added.set(target, (added.get(target) ?? 0) + Number(spare.quantity))
    counted.add(spare)
  }
  return lines.map((one) => ({
    ...one,
    items: one.items
      ?.filter((item) => !counted.has(item))
      .map((item) => {
        const units = added.get(item)
        return units ? { ...item, quantity: String(Number(item.quantity) + units) } : item
      }),
  }))
}

const repeatsName = (spare: ProseItem, { number, description }: ProseItem): boolean =>
  spare.description.toLowerCase().includes((description || number).toLowerCase())

/** Returns whether a part is called spare. Behind a name the word is no description: `2 SSDs as spares`. */
const isSpare = (line: string, { quantity, number, description }: ProseItem): boolean =>
  number === "" &&
  /^\d+$/.test(quantity) &&
  (description.search(SPARE) >= 0 ||
    (line.search(SPARE) >= 0 && !/\p{L}{3}|\d/u.test(withoutKinds(description))))
