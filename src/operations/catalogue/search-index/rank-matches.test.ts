import fc from "fast-check"
import { expect, test } from "vitest"
import type { WrittenPart } from "#db/catalogue/part-writes.ts"
import { plainWords } from "#domain/catalogue/search-terms.ts"
import { suggestParts } from "../suggest-parts.ts"
import { CatalogueIndex } from "./catalogue-index.ts"
import { searchIndex } from "./search-index.ts"

/** Invented words: one begins with another, one ends with it, and one looks like a number. */
const vocabulary = ["quill", "quillon", "jonquill", "spigot", "ferrule", "qx77"]
const numbers = [
  ["qx", "77"],
  ["qx", "7"],
  ["zb", "9", "0"],
  ["zb", "90", "quill"],
]
const separators = ["", " ", "-", " - ", "."]

const someNumber = fc
  .tuple(fc.constantFrom(...numbers), fc.constantFrom(...separators))
  .map(([pieces, separator]) => pieces.join(separator))
const someWords = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 })

const someParts = fc
  .array(fc.record({ name: someWords, number: fc.constantFrom(...numbers) }), { maxLength: 30 })
  .map((drawn) =>
    drawn.map(({ name, number }, position) => partOf(name.join(" "), number, position)),
  )

function partOf(
  name: string,
  number: readonly string[],
  position: number,
): WrittenPart & { title: string } {
  const texts = { name, sku: number.join("-").toUpperCase(), mpn: null }
  return {
    id: `part-${position}`,
    position,
    priceCents: 1,
    textsBy: 1,
    lifecycle: null,
    minimumQuantity: 1,
    availableQuantity: 1,
    title: `${texts.name} ${texts.sku}`.toLowerCase(),
    texts: { ...texts, category: "Hinges", description: "", specs: {}, facets: [] },
  }
}

/** Generates a query: a part number in any spelling, or words of which the last may be partial. */
const someTyped = fc.oneof(
  someNumber,
  fc.constant("quill spigot"),
  fc
    .tuple(someWords, fc.constantFrom(0, 0, 1, 3), fc.constantFrom(0, 0, 1, 2))
    .map(([words, before, after]) => {
      const last = words.at(-1) ?? ""
      return [...words.slice(0, -1), last.slice(before, last.length - after)].join(" ").trim()
    })
    .filter((text) => text.length > 2),
)
const anyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => Array.from(text, (c, at) => (upper[at] ? c.toUpperCase() : c)).join(""))

function indexOf(parts: readonly WrittenPart[], packed: boolean): CatalogueIndex {
  const index = new CatalogueIndex()
  for (const part of parts) index.put(part)
  if (packed) index.packAll()
  return index
}

const found = (index: CatalogueIndex, words: string) =>
  searchIndex(index, {
    words,
    orderable: false,
    facets: [],
    order: "featured",
    limit: 100,
    offset: 0,
  })

const squashed = (text: string) => plainWords(text).join("")

/** Returns the typed part numbers. */
function numbersIn(typed: string, known: ReadonlySet<string>): string[] {
  const pieces = new Set(typed.split(/[\s,;]+/).map(squashed))
  const areSeveral = pieces.size > 1 && [...pieces].every((piece) => known.has(piece))
  return [squashed(typed), ...(areSeveral ? pieces : [])]
}

/** Returns the ranks of a part by weight: part number, all words complete, text in the title, prefixes of words. */
function nearness(
  { title, texts }: WrittenPart & { title: string },
  typed: string,
  allNumbers: ReadonlySet<string>,
): number[] {
  const words = plainWords(typed)
  const own = plainWords(title)
  return [
    numbersIn(typed, allNumbers).includes(squashed(texts?.sku.toLowerCase() ?? "")) ? 1 : 0,
    words.every((word) => own.includes(word)) ? 1 : 0,
    typed.length > 2 && title.includes(typed) ? 1 : 0,
    words.filter((word) => own.some((each) => each.startsWith(word))).length,
  ]
}

test("results rank by number, whole words, parts of words and prefixes, ties in the shop's order", () => {
  fc.assert(
    fc.property(someParts, someTyped, fc.boolean(), (parts, typed, packed) => {
      const { ids } = found(indexOf(parts, packed), typed)
      const numbers = new Set(parts.map(({ texts }) => squashed(texts?.sku.toLowerCase() ?? "")))
      const near = parts
        .filter(({ id }) => ids.includes(id))
        .map((part) => ({ part, key: nearness(part, typed, numbers) }))
        .toSorted((a, b) => {
          const at = a.key.findIndex((value, at) => value !== b.key[at])
          return (b.key[at] ?? 0) - (a.key[at] ?? 0) || a.part.position - b.part.position
        })
      expect(ids).toEqual(near.map(({ part }) => part.id))
    }),
    { numRuns: 500 },
  )
})

test("a digit of a measure is no word of a name", () => {
  const names = ["Quill II 56.3 CFM", "Quill III 48 CFM"]
  const index = indexOf(
    names.map((name, at) => partOf(name, [`qx-${at}`], at)),
    true,
  )
  expect(found(index, "quill 3").ids).toEqual(["part-1", "part-0"])
})

test("a part whose number is typed ranks first, in any spelling", () => {
  const typed = someNumber.chain((text) => fc.tuple(fc.constant(text), anyCase(text)))
  fc.assert(
    fc.property(someParts, typed, fc.boolean(), (parts, [plain, written], packed) => {
      const index = indexOf(parts, packed)
      const { ids, numbered } = found(index, ` ${written} `)
      expect(ids).toEqual(found(index, plain).ids)
      const own = parts.filter(
        ({ texts }) => squashed(texts?.sku.toLowerCase() ?? "") === squashed(plain),
      )
      expect(ids.slice(0, own.length).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
      expect(numbered).toEqual(own.slice(0, 2).map(({ id }) => id))
    }),
    { numRuns: 300 },
  )
})

test("a word with one typo suggests the same as the correct word", () => {
  const misspelled = fc
    .tuple(fc.constantFrom("spigot", "ferrule"), fc.nat(), fc.nat({ max: 2 }))
    .map(([word, drawn, kind]) => {
      // The first letter is seldom mistyped; only two letters can be swapped.
      const at = 1 + (drawn % (word.length - 2))
      const before = word.slice(0, at)
      const a = word[at] ?? ""
      const b = word[at + 1] ?? ""
      const after = word.slice(at + 2)
      return { word, typed: before + [b + a, b, `${a}x${b}`][kind] + after }
    })
    .filter(({ word, typed }) => !word.startsWith(typed) && word !== typed && !word.includes(typed))
  fc.assert(
    fc.property(someParts, misspelled, (parts, { word, typed }) => {
      const index = indexOf(parts, true)
      fc.pre(found(index, word).total > 0)
      expect(suggestParts(index, typed, []).ids).toEqual(found(index, word).ids.slice(0, 6))
    }),
    { numRuns: 100 },
  )
})
