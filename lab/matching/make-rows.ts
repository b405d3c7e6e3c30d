import { looseKey } from "#domain/matching/part-marks.ts"
import type { Random } from "#test/random.ts"

/** Row as a buyer might write it, with the part number that is meant. */
export interface ListRow {
  kind: RowKind
  truth: string | null
  row: { number?: string; description?: string; quantity: string }
}

export type RowKind =
  | "number"
  | "misspelt"
  | "description"
  | "number and another description"
  | "nothing"

interface NamedPart {
  number: string
  name: string
}

const SHARES: readonly (readonly [kind: RowKind, share: number])[] = [
  ["number", 0.3],
  ["misspelt", 0.3],
  ["description", 0.2],
  ["number and another description", 0.1],
  ["nothing", 0.1],
]
const AMOUNTS = ["1", "5", "10", "24", "50", "100", "250", "1000"]
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: "0",
  I: "1",
  S: "5",
  B: "8",
  Z: "2",
  G: "6",
  0: "O",
  1: "I",
  5: "S",
  8: "B",
  2: "Z",
  6: "G",
}
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
const DIGITS = "0123456789"
const MIN_TYPO_LENGTH = 8
const MIN_NAME_WORDS = 4

/** Makes rows of every kind about these parts, shuffled. */
export function makeRows(parts: readonly NamedPart[], count: number, random: Random): ListRow[] {
  const known = countNumbers(parts)
  const only = parts.filter(({ number }) => known.get(looseKey(number)) === 1)
  const catalogue = { parts, only, known, near: new NearNumbers(known.keys()) }
  const rows = SHARES.flatMap(([kind, share]) =>
    Array.from({ length: Math.round(count * share) }, () => makers[kind](catalogue, random)),
  )
  return random.shuffled(rows)
}

function countNumbers(parts: readonly NamedPart[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { number } of parts)
    counts.set(looseKey(number), (counts.get(looseKey(number)) ?? 0) + 1)
  return counts
}

interface Catalogue {
  parts: readonly NamedPart[]
  /** Parts whose number is unique. */
  only: readonly NamedPart[]
  known: ReadonlyMap<string, number>
  near: NearNumbers
}

type Maker = (catalogue: Catalogue, random: Random) => ListRow

const makers: Record<RowKind, Maker> = {
  number: ({ only }, random) => {
    const { number } = random.one(only)
    return row("number", number, { number: respell(number, random) }, random)
  },
  // Skips typos that resemble several numbers, because the meant one is ambiguous.
  misspelt: ({ only, near }, random) => {
    for (;;) {
      const { number } = random.one(only)
      const right = looseKey(number)
      const wrong = misspell(right, random)
      if (right.length >= MIN_TYPO_LENGTH && wrong !== right && near.of(wrong).size === 1)
        return row("misspelt", number, { number: wrong }, random)
    }
  },
  description: ({ parts }, random) => {
    for (;;) {
      const { number, name } = random.one(parts)
      const description = abridge(name, random)
      if (description) return row("description", number, { description }, random)
    }
  },
  "number and another description": ({ parts, only }, random) => {
    const { number, name } = random.one(only)
    let other = random.one(parts)
    while (other.name === name) other = random.one(parts)
    const kind = "number and another description"
    return row(kind, number, { number, description: other.name }, random)
  },
  nothing: ({ parts, known }, random) => {
    for (;;) {
      const number = inventNumber(looseKey(random.one(parts).number), random)
      if (!known.has(number)) return row("nothing", null, { number }, random)
    }
  },
}

const row = (
  kind: RowKind,
  truth: string | null,
  cells: Omit<ListRow["row"], "quantity">,
  random: Random,
): ListRow => ({ kind, truth, row: { ...cells, quantity: quantity(random) } })

function quantity(random: Random): string {
  const amount = random.one(AMOUNTS)
  const written = [amount, `${amount} pcs`, `${amount}x`, ` ${amount} `]
  return random.one(amount === "1000" ? [...written, "1,000"] : written)
}

/** Writes the same number as other programs and people do. */
function respell(number: string, random: Random): string {
  const ways = [
    number,
    number.toLowerCase(),
    number.replaceAll(/[\s\-_./]+/g, ""),
    number.replaceAll("-", "/"),
    number.replaceAll("-", " "),
    `  ${number}  `,
    `'${number}`,
  ]
  return random.one(ways)
}

/** Makes one typo. */
function misspell(number: string, random: Random): string {
  const at = random.below(number.length)
  const before = number.slice(0, at)
  const here = number.charAt(at)
  const after = number.slice(at + 1)
  const typos = [
    () => lookAlike(number, random),
    () => `${before}${after.charAt(0)}${here}${after.slice(1)}`,
    () => before + after,
    () => `${before}${here}${here}${after}`,
    () => `${before}${random.one([...(/\d/.test(here) ? DIGITS : LETTERS)])}${after}`,
  ]
  return random.one(typos)()
}

/** Replaces one character by a similar one; returns the number unchanged if none has one. */
function lookAlike(number: string, random: Random): string {
  const places = [...number.matchAll(/[OISBZG015826]/g)].map(({ index }) => index)
  if (places.length === 0) return number
  const at = random.one(places)
  return `${number.slice(0, at)}${LOOK_ALIKES[number.charAt(at)]}${number.slice(at + 1)}`
}

/** Keeps most words of a name, perhaps in another order. */
function abridge(name: string, random: Random): string | undefined {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const kept = someOf(words, Math.round(words.length * (0.7 + 0.1 * random.next())), random)
  if (kept.length < MIN_NAME_WORDS) return undefined
  const ordered = random.next() < 0.25 ? random.shuffled(kept) : kept
  const text = ordered.join(" ")
  return random.next() < 0.5 ? text.toLowerCase() : text
}

/** Makes a number that resembles the manufacturer's numbers and belongs to no part. */
function inventNumber(number: string, random: Random): string {
  const begins = random.shuffled([...number.slice(0, 9)]).join("")
  return `${begins}${random.one(["Q", "X", "Z"])}${100 + random.below(900)}`
}

function someOf(words: readonly string[], count: number, random: Random): string[] {
  const kept = new Set(random.shuffled([...words.keys()]).slice(0, count))
  return words.filter((_, at) => kept.has(at))
}

/** Finds numbers one typo apart: they are equal after one character is removed. */
class NearNumbers {
  #holders = new Map<string, Set<string>>()

  constructor(numbers: Iterable<string>) {
    for (const number of numbers)
      for (const rest of restsOf(number)) {
        const holders = this.#holders.get(rest)
        if (holders) holders.add(number)
        else this.#holders.set(rest, new Set([number]))
      }
  }

  of(written: string): Set<string> {
    return new Set(restsOf(written).flatMap((rest) => [...(this.#holders.get(rest) ?? [])]))
  }
}

const restsOf = (number: string): string[] => [
  number,
  ...Array.from(number, (_, at) => number.slice(0, at) + number.slice(at + 1)),
]
