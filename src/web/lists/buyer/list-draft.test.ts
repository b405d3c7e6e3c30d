import { expect, test } from "vitest"
import { draftOf, type PartsList, planOf, problemText } from "./list-draft.ts"
import { ListSession } from "./list-session.ts"

type OfferedLine = Extract<PartsList["lines"][number], { offer: object }>

/** A line that needs 20 units, of which 5 are in stock. */
const aLine = (
  lifecycle?: OfferedLine["lifecycle"],
  backorder?: OfferedLine["offer"]["backorder"],
): OfferedLine => ({
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
  offer: { price: 5, minimumQuantity: 1, backorder },
})

const aPlan = { name: "Mark 1", builds: 1, spares: 0 }

function shownProblem(line: OfferedLine) {
  const draft = draftOf({ ...aPlan, lines: [line] })
  const plan = draft.lines[0] && planOf(draft.lines[0], draft)
  return { code: plan?.problem?.code, text: plan && problemText(plan) }
}

test("a line says that its part is not on offer, and a back-order is no problem", () => {
  expect(shownProblem(aLine("upcoming"))).toEqual({
    code: "part_upcoming",
    text: "Coming soon. This part cannot be ordered yet.",
  })
  expect(shownProblem(aLine())).toEqual({ code: "not_available", text: undefined })
  expect(shownProblem(aLine(undefined, "yes")).code).toBeUndefined()
})

test("a change can still be undone after it is saved, but not after it is discarded", () => {
  const list = (quantity: number): PartsList => ({
    ...aPlan,
    _id: "1",
    createdAt: "",
    updatedAt: "",
    revision: 1,
    revisions: [],
    lineCount: 1,
    units: 0,
    total: 0,
    costPerBuild: 0,
    lines: [{ ...aLine(), quantity }],
  })
  const session = new ListSession(list(20))
  const quantity = () => session.state().draft.lines[0]?.quantity
  session.write("a", { quantity: 30 })
  session.showSaved(list(30), session.state().draft)
  session.undo()
  expect(quantity()).toBe(20)
  session.show(list(30))
  session.write("a", { quantity: 40 })
  session.show(list(30))
  session.undo()
  expect(quantity()).toBe(30)
})
