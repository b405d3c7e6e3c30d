import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  arrangeLines,
  type Cart,
  type CartChange,
  type CartLine,
  cartAnnouncement,
  changeText,
  needsAttention,
  type PricedLine,
  problemText,
  reuseUnchangedLines,
  totalIncreaseCents,
} from "./cart-line.ts"
import { mergeChanges } from "./cart-session.ts"

const aLine = (changes: Partial<PricedLine> = {}): PricedLine => {
  const { quantity = 10, unitPrice = 4.9 } = changes
  return {
    partId: "a",
    sku: "CA-A",
    name: "Anvil 850",
    image: "",
    note: "",
    quantity,
    unitPrice,
    total: (Math.round(unitPrice * 100) * quantity) / 100,
    availableQuantity: 480,
    minimumQuantity: 1,
    price: { from: 1 },
    hints: [],
    ...changes,
  }
}
const refused = (code: string, message: string) => ({ code, message, suggestions: [] })
const unsold: CartLine = {
  partId: "z",
  sku: "CA-Z",
  name: "Zither",
  image: "",
  quantity: 4,
  note: "",
  problem: refused("part_not_found", "This part is not on sale."),
}
const aCart = (...lines: CartLine[]): Cart => ({
  version: 1,
  lines,
  units: 0,
  total: 0,
  currency: "USD",
})

describe("a line", () => {
  test("states the stock if it is too low, else the shop's promise", () => {
    const short = refused("not_available", "Not Available")
    expect(problemText(aLine({ quantity: 500, problem: short }))).toBe("480 now.")
    expect(problemText(aLine({ availableQuantity: 0, problem: short }))).toBe("Not Available")
    expect(problemText(unsold)).toBe("This part is not on sale.")
    expect(problemText(aLine())).toBeUndefined()
  })

  test("shows both prices when it changed, and its stock only as good news", () => {
    expect(changeText(aLine({ changed: { unitPrice: 5.2 } }))).toBe("$4.90, was $5.20")
    expect(changeText(aLine({ changed: { orderable: false } }))).toBe("Can be ordered now.")
    const gone = aLine({ changed: { orderable: true }, problem: refused("not_available", "") })
    expect(changeText(gone)).toBeUndefined()
    expect(needsAttention(gone)).toBe(true)
    expect(needsAttention(aLine())).toBe(false)
  })

  test("raises the total by the difference of both prices, or by all of it if it can be ordered again", () => {
    expect(totalIncreaseCents([aLine({ changed: { unitPrice: 5.2 } }), aLine(), unsold])).toBe(-300)
    expect(totalIncreaseCents([aLine({ changed: { orderable: false } })])).toBe(4900)
    const short = refused("not_available", "Not Available")
    const sold = { unitPrice: 5.2, orderable: true }
    expect(totalIncreaseCents([aLine({ changed: sold, problem: short })])).toBe(-5200)
  })
})

describe("lines in order", () => {
  const lines = [
    aLine({ partId: "b", sku: "CA-10", name: "beam", quantity: 3 }),
    aLine({ partId: "c", sku: "CA-9", name: "Arch", quantity: 9, note: "for the lab" }),
    unsold,
  ]
  const ids = (arrangement: object) =>
    arrangeLines(lines, { q: "", show: "", sort: "", ...arrangement }).map(({ partId }) => partId)

  test("are sorted as added, or by number, name, quantity or total", () => {
    expect(ids({})).toEqual(["b", "c", "z"])
    expect(ids({ sort: "number" })).toEqual(["c", "b", "z"])
    expect(ids({ sort: "name" })).toEqual(["c", "b", "z"])
    expect(ids({ sort: "quantity" })).toEqual(["c", "z", "b"])
    expect(ids({ sort: "total" })).toEqual(["c", "b", "z"])
    expect(ids({ sort: "nonsense" })).toEqual(["b", "c", "z"])
  })

  test("are found by number, name and note, and filtered by problem", () => {
    expect(ids({ q: "LAB ca-9" })).toEqual(["c"])
    expect(ids({ show: "needy" })).toEqual(["z"])
    expect(ids({ q: "arch", show: "needy" })).toEqual([])
  })
})

describe("announcements of a cart", () => {
  test("name the line, or count them, and repeat nothing", () => {
    const changed = aLine({ changed: { unitPrice: 5.2 } })
    expect(cartAnnouncement(aCart(aLine()), aCart(changed))).toBe("Anvil 850: $4.90, was $5.20")
    expect(cartAnnouncement(aCart(aLine()), aCart(changed, unsold))).toBe("2 lines need attention.")
    expect(cartAnnouncement(aCart(changed, unsold), aCart(changed, unsold))).toBeUndefined()
    expect(cartAnnouncement(aCart(changed), aCart(aLine()))).toBeUndefined()
  })

  test("leave out unchanged lines", () => {
    const before = aCart(aLine(), unsold)
    const after = reuseUnchangedLines(before, aCart(aLine(), { ...unsold, quantity: 5 }))
    expect(after.lines[0]).toBe(before.lines[0])
    expect(after.lines[1]).toMatchObject({ quantity: 5 })
  })
})

test("two merged changes have the same effect as one after the other", () => {
  const partId = fc.constantFrom("a", "b", "c")
  const aChange: fc.Arbitrary<CartChange> = fc.record({
    set: fc.uniqueArray(
      fc.record(
        { partId, quantity: fc.integer({ min: 1, max: 9 }), note: fc.constantFrom("x", "y") },
        { requiredKeys: ["partId", "quantity"] },
      ),
      { selector: (line) => line.partId },
    ),
    remove: fc.uniqueArray(partId, { maxLength: 2 }),
  })
  // In the same order as the shop: set, then remove.
  const apply = (cart: ReadonlyMap<string, string>, { set = [], remove = [] }: CartChange) => {
    const after = new Map(cart)
    for (const { partId: id, quantity, note } of set)
      after.set(id, `${quantity} ${note ?? after.get(id)?.split(" ")[1] ?? ""}`)
    for (const id of remove) after.delete(id)
    return after
  }
  fc.assert(
    fc.property(aChange, aChange, (first, then) => {
      const cart = new Map([["a", "5 kept"]])
      const merged = mergeChanges(mergeChanges({}, first), then)
      expect(apply(cart, merged)).toEqual(apply(apply(cart, first), then))
    }),
  )
})
