import type { ProseItem } from "./prose-item.ts"
import { MACHINES, timesOf } from "./prose-multiples.ts"
import type { ReadLine } from "./prose-shape.ts"
import { withFigures } from "./prose-spelled.ts"

const UNIT = "(?:x|×|pcs|pc|off|units?|nos|stk\\.?|stück|uds|pièces|pz)"
const EACH =
  "(?<each>,? ?\\(?(?:each|jeweils|je|chacun|chacune|cada uno|ciascuno)(?: with| mit| avec| con)?\\)?)"

/** `Servers (x6)`, `Workstations - 10 units:` */
const COUNT_BEHIND = new RegExp(
  `^(?!(?:units?|sets?|stück) ?[:=–-])(?:[\\p{L}][\\p{L}'’-]* ){0,3}${MACHINES}(?: ?[([]| ?[-–—:,]| (?=[x×\\d])) ?(?:qty:? ?|x|×)? ?(?<count>[1-9]\\d{0,3}) ?${UNIT}?[)\\]]?${EACH}? ?(?<colon>:?)$`,
  "iu",
)
/** `8 x reception PC, each:`, `For the 6 servers:` */
const COUNT_BEFORE = new RegExp(
  `^(?:for |für |pour |para |per )?(?:the |our |die |unsere |les |nos |los |i )?(?<count>[1-9]\\d{0,3}) ?${UNIT}? (?:of the |of |de )?(?:[\\p{L}][\\p{L}'’-]* ){0,3}${MACHINES}(?: (?!for )[\\p{L}'’ ]{2,30})?${EACH}? ?(?<colon>:?)$`,
  "iu",
)

/** Whether a line counts machines, whose parts a list below may name. */
export const isSectionHead = (line: string): boolean => headOf(line) !== undefined

/** `5 pcs` */
const QUANTITY_ALONE = /^\d{1,4} ?(?:pcs?|units?|sets?|[Ss]tück)\.?$/

const headOf = (line: string): Record<string, string> | undefined => {
  if (QUANTITY_ALONE.test(line)) return undefined
  const text = withFigures(line.replace(/^[-–—*•●#]+ ?/, ""))
  return (COUNT_BEHIND.exec(text) ?? COUNT_BEFORE.exec(text))?.groups
}

/** Multiplies the list below each head of a section; a blank line may stand between them. */
export function withSections(blocks: readonly (readonly ReadLine[])[]): ReadLine[][] {
  return blocks.map((block, at) => {
    const [first] = block
    const before = blocks[at - 1]
    const [alone] = before?.length === 1 ? before : []
    if (first && isSectionHead(first.line)) {
      const listed = block.length > 1 ? block.slice(1) : (blocks[at + 1] ?? [])
      const count = countOf(first.line, listed)
      if (count === undefined) return [...block]
      const head = { line: first.line, items: [], isMultiplied: true }
      return [head, ...block.slice(1).map((line) => multiplied(line, count))]
    }
    const count = alone && isSectionHead(alone.line) ? countOf(alone.line, block) : undefined
    return count === undefined ? [...block] : block.map((line) => multiplied(line, count))
  })
}

const multiplied = ({ line, items }: ReadLine, count: number): ReadLine => ({
  line,
  isMultiplied: true,
  items: items?.map((item) => ({ ...item, quantity: timesOf(item.quantity, count) })),
})

/** Returns how many machines a head counts, if a list of what is in each follows. */
function countOf(line: string, below: readonly ReadLine[]): number | undefined {
  const { count = "1", each = "", colon = "" } = headOf(line) ?? {}
  const listed = below.flatMap(({ items = [] }) => items)
  const uncounted = listed.filter(({ quantity }) => quantity === "")
  const isOfEach = each !== "" || colon !== ""
  const isList = listed.length > 0 && (isOfEach || uncounted.length * 2 >= listed.length)
  const isDone = uncounted.length === 0 && isOfAll(listed, Number(count))
  return isList && !isDone ? Number(count) : undefined
}

const isOfAll = (items: readonly ProseItem[], count: number): boolean =>
  count > 1 && items.every(({ quantity }) => Number(quantity) % count === 0)
