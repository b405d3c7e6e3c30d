import { MACHINES, PER_EACH } from "./machine-announcements.ts"
import type { ReadLine } from "./prose-item.ts"
import { isConversation } from "./prose-lines.ts"
import { isMultiple, multiplyQuantity } from "./prose-multiples.ts"
import { withFigures } from "./prose-spelled.ts"
import { QUANTITY_WORDS, UNIT_WORDS } from "./prose-words.ts"

const UNIT = `(?:(?:x|×|${UNIT_WORDS})\\.?)`
const QUANTITY_PER = `\\((?:(?:${QUANTITY_WORDS}|quantidade|aantal|ilość|antal|antall|množství)s? )?${PER_EACH} ${MACHINES}\\)`
const EACH =
  "(?<each>,? ?\\(?(?:each|jeweils|je|chacun|chacune|cada uno|ciascuno)(?: with| mit| avec| con)?\\)?)"

/** Matches `Servers (x6)`, `Workstations - 10 units:`. */
const COUNT_BEHIND = new RegExp(
  `^(?!(?:units?|sets?|stück) ?[:=–-])(?:[\\p{L}][\\p{L}'’-]* ){0,3}${MACHINES}(?: ?[([]| ?[-–—:,]| (?=[x×\\d])) ?(?:qty:? ?|x|×)? ?(?<count>[1-9]\\d{0,3}) ?${UNIT}?[)\\]]?${EACH}? ?(?<colon>:?)$`,
  "iu",
)
/** Matches `8 x reception PC, each:`, `For the 6 servers:`. */
const COUNT_BEFORE = new RegExp(
  `^(?:for |für |pour |para |per |voor |dla |för |til )?(?:the |our |die |unsere |les |nos |los |las |i |le |os |as |de )?(?<count>[1-9]\\d{0,3}) ?${UNIT}? (?:of the |of |de )?(?:[\\p{L}][\\p{L}'’-]* ){0,3}${MACHINES}(?: (?!for )[\\p{L}'’ ]{2,30})?(?:${EACH}| (?:[\\p{L}\\d]{1,15} )?(?<each>${QUANTITY_PER}))? ?(?<colon>:?)$`,
  "iu",
)

/** Returns whether a line states a number of machines, whose parts a list below it may name. */
export const isSectionHead = (line: string): boolean => headOf(line) !== undefined

/** Matches `5 pcs`. */
const QUANTITY_ALONE = /^\d{1,4} ?(?:pcs?|units?|sets?|[Ss]tück)\.?$/

const headOf = (line: string): Record<string, string> | undefined => {
  if (QUANTITY_ALONE.test(line)) return undefined
  const bare = line.replace(/^[-–—*•●#]+ ?/, "")
  const text = /\d/.test(bare) ? bare : withFigures(bare)
  return (COUNT_BEHIND.exec(text) ?? COUNT_BEFORE.exec(text))?.groups
}

/** Multiplies the list below each section head. A blank line may separate them. */
export function withSections(blocks: readonly (readonly ReadLine[])[]): ReadLine[][] {
  return blocks.map((block, at) => {
    const [first] = block
    const before = blocks[at - 1]
    const [alone] = before?.length === 1 ? before : []
    if (first && isSectionHead(first.line)) {
      const listed = block.length > 1 ? block.slice(1) : (blocks[at + 1] ?? [])
      const count = machinesOf(first.line, listed)
      if (count === undefined) return [...block]
      const head = { line: first.line, items: [], isMultiplied: true }
      return [head, ...block.slice(1).map((line) => multiplied(line, count))]
    }
    const count = alone && isSectionHead(alone.line) ? machinesOf(alone.line, block) : undefined
    return count === undefined ? [...block] : block.map((line) => multiplied(line, count))
  })
}

const multiplied = ({ line, items }: ReadLine, count: number): ReadLine => ({
  line,
  isMultiplied: true,
  items: items?.map((item) => ({ ...item, quantity: multiplyQuantity(item.quantity, count) })),
})

/** Returns the number of machines in a section head if a list of the parts of each follows. */
function machinesOf(line: string, below: readonly ReadLine[]): number | undefined {
  const { count = "1", each = "", colon = "" } = headOf(line) ?? {}
  const [first] = below
  if (first?.items?.length === 0 && isConversation(first.line)) return undefined
  const listed = below.flatMap(({ items = [] }) => items)
  const uncounted = listed.filter(({ quantity }) => quantity === "")
  const isOfEach = each !== "" || colon !== ""
  const isList = listed.length > 0 && (isOfEach || uncounted.length * 2 >= listed.length)
  const isDone =
    Number(count) > 1 && listed.every(({ quantity }) => isMultiple(quantity, Number(count)))
  return isList && !isDone ? Number(count) : undefined
}
