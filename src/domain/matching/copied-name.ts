// The weights are logarithms of probabilities, like the costs in `edit-cost.ts`.
/** Weight of each space-separated chunk that also occurs in the name, regardless of case. */
const SHARED_CHUNK = 1.5
/** Additional weight of each chunk with the same capitals. */
const SAME_CAPITALS = 1.5
const IN_ORDER = 4

const MAX_CHUNKS = 30

/** Returns a function that scores how much a text looks copied from a name, in addition to sharing its words. */
export function copyScorer(text: string): (name: string) => number {
  const textChunks = chunksOf(text)
  const plainTextChunks = textChunks.map(lower)
  const isCapitalized = hasCapitals(text)
  return (name) => {
    const nameChunks = chunksOf(name)
    const plainNameChunks = nameChunks.map(lower)
    const capitals = isCapitalized ? countShared(textChunks, nameChunks) : 0
    const order = isInOrder(plainTextChunks, plainNameChunks) ? IN_ORDER : 0
    const shared = countShared(plainTextChunks, plainNameChunks)
    return SHARED_CHUNK * shared + SAME_CAPITALS * capitals + order
  }
}

const chunksOf = (text: string): string[] => text.trim().split(/\s+/).slice(0, MAX_CHUNKS)

const lower = (text: string): string => text.toLowerCase()

/** Returns whether a text has both capitals and lower-case letters. */
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

/** Returns whether all chunks appear in the others in order, with gaps. */
function isInOrder(some: readonly string[], others: readonly string[]): boolean {
  let found = 0
  for (const other of others) if (other === some[found]) found += 1
  return found === some.length
}
