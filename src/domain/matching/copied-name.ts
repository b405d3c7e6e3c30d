// Logarithms of probabilities, as those in `word-index.ts`.
/** For each chunk, which is what blanks divide, that stands in the name as it was asked for. */
const STANDS = 1.5
/** Where it is written with the same capitals, too. */
const SAME_CAPITALS = 1.5
const IN_ORDER = 4

const MAX_CHUNKS = 30

/** How much a text looks as if it were copied from a name: which words are the same does not say that. */
export function copiedFrom(text: string, name: string): number {
  const asked = chunksOf(text)
  const known = chunksOf(name)
  const plainAsked = asked.map(lower)
  const plainKnown = known.map(lower)
  const capitals = hasCapitals(text) ? countShared(asked, known) : 0
  const order = isInOrder(plainAsked, plainKnown) ? IN_ORDER : 0
  const shared = countShared(plainAsked, plainKnown)
  return STANDS * shared + SAME_CAPITALS * capitals + order
}

const chunksOf = (text: string): string[] => text.trim().split(/\s+/).slice(0, MAX_CHUNKS)

const lower = (text: string): string => text.toLowerCase()

/** Whether its capitals say anything. */
const hasCapitals = (text: string): boolean =>
  text !== text.toLowerCase() && text !== text.toUpperCase()

function countShared(some: readonly string[], others: readonly string[]): number {
  const left = [...others]
  return some.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** Whether the others have them all in their order, with whatever between. */
function isInOrder(some: readonly string[], others: readonly string[]): boolean {
  let found = 0
  for (const other of others) if (other === some[found]) found += 1
  return found === some.length
}
