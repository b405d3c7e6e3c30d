import fc from "fast-check"
import { expect, test } from "vitest"
import type { WrittenPart } from "#db/catalogue/part-writes.ts"
import { whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { titleOf } from "#domain/catalogue/part-words.ts"
import { plainWords } from "#domain/catalogue/search-terms.ts"
import { CatalogueIndex } from "./catalogue-index.ts"
import type { PartSearch } from "./part-search.ts"
import { searchIndex } from "./search-index.ts"

/** Invented words, some of which are prefixes of others. */
const vocabulary = [
  "quill",
  "quillon",
  "quoin",
  "spigot",
  "spig7",
  "gusset",
  "ferrule",
  "x9",
  "x90",
]
const categories = ["Dowels", "Latches", "Hinges"]
const facetValues = ["socket:A", "socket:B", "size:10", "size:10-19", "size:20-29", "modular:true"]

const somePart = fc.record({
  name: fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }),
  number: fc.constantFrom("QX-1", "QX 1", "QX-77", "ZB-9-0"),
  category: fc.constantFrom(...categories),
  facets: fc.uniqueArray(fc.constantFrom(...facetValues), { maxLength: 3 }),
  word: fc.constantFrom(...vocabulary),
  priceCents: fc.integer({ min: 1, max: 5 }),
  minimumQuantity: fc.integer({ min: 1, max: 3 }),
  availableQuantity: fc.integer({ min: 0, max: 3 }),
  lifecycle: fc.constantFrom(
    null,
    null,
    "upcoming",
    "discontinued",
    "last orders until 2026-02-28",
  ),
})
type DrawnPart = typeof somePart extends fc.Arbitrary<infer Part> ? Part : never

const simpleOrders = ["price", "-price", "available", "-available", "name"] as const

const someSearch: fc.Arbitrary<PartSearch> = fc.record(
  {
    words: fc.oneof(
      fc.constantFrom(
        "",
        "qu",
        "pig",
        "qx1",
        "x9",
        "quill spig",
        "usset fer",
        "b-9-0",
        "none",
        "%",
      ),
      fc.array(fc.constantFrom(...vocabulary), { maxLength: 2 }).map((words) => words.join(" ")),
    ),
    category: fc.option(fc.constantFrom(...categories, "Nothing"), { nil: undefined }),
    orderable: fc.boolean(),
    minPriceCents: fc.integer({ min: 0, max: 3 }),
    maxPriceCents: fc.integer({ min: 2, max: 6 }),
    maxMinimum: fc.integer({ min: 1, max: 3 }),
    facets: fc.constantFrom<PartSearch["facets"]>(
      [],
      [{ name: "socket", values: ["A"] }],
      [{ name: "size", values: ["10", "20-29"] }],
      [
        { name: "socket", values: ["A", "B"] },
        { name: "modular", values: ["true"] },
      ],
      [{ name: "socket", values: ["none"] }],
    ),
    limits: fc.constantFrom<PartSearch["facets"]>(
      [{ name: "size", values: ["10-19"] }],
      [
        { name: "socket", values: ["A"] },
        { name: "socket", values: ["B"] },
      ],
    ),
    order: fc.constantFrom("featured", ...simpleOrders),
    limit: fc.integer({ min: 0, max: 5 }),
    offset: fc.integer({ min: 0, max: 6 }),
  },
  { requiredKeys: ["words", "orderable", "facets", "order", "limit", "offset"] },
)

let writes = 0
function partOf(id: number, drawn: DrawnPart): WrittenPart {
  const { name, number, category, facets, word, ...figures } = drawn
  writes += 1
  const specs = { note: word }
  const texts = { name: name.join(" "), sku: number, mpn: null, category, description: "", specs }
  return {
    ...figures,
    id: `part-${id}`,
    position: id,
    textsBy: writes,
    texts: { ...texts, facets },
  }
}

/** Returns whether a part matches: all words, complete or partial, or the number, or the text in its title. */
function hasTyped(part: WrittenPart, typed: string): boolean {
  const text = typed.trim().toLowerCase()
  const { sku, category, specs } = texts(part)
  const title = titleOf(texts(part))
  const own = plainWords(`${title} ${category} ${specs.note}`.toLowerCase())
  const pieces = own.flatMap((word) => [word, ...(word.match(/\p{L}+|\p{N}+/gu) ?? [])])
  const joined = own.map((word, at) => word + (own[at + 1] ?? ""))
  const mixed = joined.filter((word) => /^\p{L}+\p{N}+$|^\p{N}+\p{L}+$/u.test(word))
  const number = plainWords(sku.toLowerCase())
  const tails = [0, 1, 2].map((start) => number.slice(start).join(""))
  const all = [...pieces, ...mixed, ...tails.filter((tail) => tail !== "")]
  const beginsWord = (word: string) =>
    all.some((each) => (word.length > 1 ? each.startsWith(word) : each === word))
  const words = plainWords(text)
  return (
    (words.length > 0 && words.every(beginsWord)) ||
    words.join("") === number.join("") ||
    (text.length > 2 && title.includes(text))
  )
}

const days = ["2026-02-28", "2026-03-01"]
let day = ""
const availableOf = ({ lifecycle, availableQuantity }: WrittenPart) =>
  whyNotOffered(lifecycle, day) ? 0 : availableQuantity

/** Searches by checking each part. */
function findOneByOne(parts: readonly WrittenPart[], search: PartSearch) {
  const isOrderable = (part: WrittenPart) => availableOf(part) >= part.minimumQuantity
  const fitting = parts.filter(
    (part) =>
      (search.words.trim() === "" || hasTyped(part, search.words)) &&
      (!search.orderable || isOrderable(part)) &&
      part.priceCents >= (search.minPriceCents ?? 0) &&
      part.priceCents <= (search.maxPriceCents ?? 9) &&
      part.minimumQuantity <= (search.maxMinimum ?? 9),
  )
  const has = ({ texts }: WrittenPart, { name, values }: PartSearch["facets"][number]) =>
    values.some((value) => texts?.facets.includes(`${name}:${value}`))
  const { limits = [] } = search
  const within = fitting.filter(
    (part) =>
      (search.category === undefined || texts(part).category === search.category) &&
      limits.every((limit) => has(part, limit)),
  )
  const found = within.filter((part) => search.facets.every((chosen) => has(part, chosen)))
  // One category has nine tenths of the parts.
  const hasFocus = categories.some(
    (name) =>
      fitting.length > 0 &&
      fitting.filter((part) => texts(part).category === name).length >= 0.9 * fitting.length,
  )
  const counted = facetValues.flatMap((facet) => {
    const [name = "", value = ""] = facet.split(":")
    const others = search.facets.filter((chosen) => chosen.name !== name)
    const count = within.filter(
      (part) => others.every((chosen) => has(part, chosen)) && texts(part).facets.includes(facet),
    ).length
    const isInUse = [...search.facets, ...limits].some((one) => one.name === name)
    const isShown = search.category !== undefined || hasFocus || isInUse
    return count > 0 && isShown ? { name, value, count } : []
  })
  return {
    found,
    counted,
    orderable: found.filter(isOrderable).length,
    categories: categories.flatMap((name) => {
      const count = fitting.filter((part) => texts(part).category === name).length
      return count > 0 ? [[name, count] as const] : []
    }),
  }
}

function texts({ texts }: WrittenPart) {
  if (!texts) throw new Error("a part without texts")
  return texts
}

const keys: Record<(typeof simpleOrders)[number], (part: WrittenPart) => number | string> = {
  price: ({ priceCents }) => priceCents,
  "-price": ({ priceCents }) => -priceCents,
  available: (part) => -availableOf(part),
  "-available": availableOf,
  name: (part) => titleOf(texts(part)),
}

function expectAlike(index: CatalogueIndex, parts: readonly WrittenPart[], search: PartSearch) {
  const wanted = findOneByOne(parts, search)
  const found = searchIndex(index, search)
  expect(found).toMatchObject({ total: wanted.found.length, orderable: wanted.orderable })
  const byName = (a: { name: string; value: string }, b: { name: string; value: string }) =>
    `${a.name}:${a.value}` < `${b.name}:${b.value}` ? -1 : 1
  const left = found.options.filter(({ count }) => count > 0)
  expect(left.toSorted(byName)).toEqual(wanted.counted.toSorted(byName))
  const counts = found.categories.map(({ name, count }) => [name, count])
  expect(counts.toSorted()).toEqual(wanted.categories.toSorted())
  const all = searchIndex(index, { ...search, offset: 0, limit: 1000 }).ids
  expect(all.toSorted()).toEqual(wanted.found.map(({ id }) => id).toSorted())
  expect(found.ids).toEqual(all.slice(search.offset, search.offset + search.limit))
  if (search.order === "featured" && search.words.trim() !== "") return
  const order = simpleOrders.find((one) => one === search.order)
  const key = order ? keys[order] : () => 0
  const inOrder = wanted.found.toSorted((a, b) => {
    const left = key(a)
    const right = key(b)
    if (left === right) return a.position - b.position
    return left < right ? -1 : 1
  })
  expect(all).toEqual(inOrder.map(({ id }) => id))
}

const someWrites = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ put: fc.nat({ max: 30 }), as: somePart }) },
    { weight: 1, arbitrary: fc.record({ remove: fc.nat({ max: 30 }) }) },
    { weight: 2, arbitrary: fc.record({ move: fc.nat({ max: 30 }), to: fc.nat({ max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ day: fc.constantFrom(...days) }) },
    { weight: 1, arbitrary: fc.constant("pack" as const) },
  ),
  { minLength: 1, maxLength: 60 },
)

test("after any writes in any order, the index finds what a full scan does", () => {
  fc.assert(
    fc.property(
      someWrites,
      fc.array(someSearch, { minLength: 1, maxLength: 6 }),
      (all, searches) => {
        day = days[0] ?? ""
        const index = new CatalogueIndex(() => day)
        const parts = new Map<number, WrittenPart>()
        for (const write of all) {
          if (write === "pack") index.packAll()
          else if ("day" in write) day = write.day
          else if ("put" in write) {
            const part = partOf(write.put, write.as)
            parts.set(write.put, part)
            index.put(part)
          } else if ("remove" in write) {
            parts.delete(write.remove)
            index.remove(`part-${write.remove}`)
          } else {
            const part = parts.get(write.move)
            if (part) parts.set(write.move, { ...part, availableQuantity: write.to })
            index.setAvailable(`part-${write.move}`, write.to)
          }
          const [search] = searches
          if (search) searchIndex(index, search)
        }
        const known = [...parts.values()].toSorted((a, b) => a.position - b.position)
        for (const search of searches) expectAlike(index, known, search)
      },
    ),
    { numRuns: 300 },
  )
})
