import { expect, test } from "vitest"
import { draftOf, type PartsList, planOf, problemText } from "./list-draft.ts"

type OfferedLine = Extract<PartsList["lines"][number], { offer: object }>

/** Returns the problem shown at a line that needs 20 units, of which 5 are in stock. */
function shownProblem(terms: Pick<OfferedLine, "lifecycle"> & Partial<OfferedLine["offer"]>) {
  const { lifecycle, ...offer } = terms
  const line: OfferedLine = {
    partId: "a",
    sku: "CA-A",
    slug: "anvil-850",
    name: "Anvil 850",
    image: "",
    quantity: 20,
    note: "",
    designators: "",
    needed: 20,
    short: 15,
    unitPrice: 5,
    total: 100,
    availableQuantity: 5,
    lifecycle,
    price: { from: 1 },
    hints: [],
    offer: { price: 5, minimumQuantity: 1, ...offer },
  }
  const draft = draftOf({ name: "Mark 1", builds: 1, spares: 0, lines: [line] })
  const plan = draft.lines[0] && planOf(draft.lines[0], draft)
  return { code: plan?.problem?.code, text: plan && problemText(plan) }
}

test("a line says that its part is not on offer, and a back-order is no problem", () => {
  expect(shownProblem({ lifecycle: "upcoming" })).toEqual({
    code: "part_upcoming",
    text: "Coming soon. This part cannot be ordered yet.",
  })
  expect(shownProblem({ lifecycle: undefined })).toEqual({ code: "not_available", text: undefined })
  expect(shownProblem({ lifecycle: undefined, backorder: "yes" }).code).toBeUndefined()
})
