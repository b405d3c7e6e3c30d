import { expect, onTestFinished, test } from "vitest"
import "../languages/all-texts.ts"
import { readLanguageFrom } from "../languages/languages.ts"
import { movementNotes, readMovementNote } from "./stock-level.ts"

const { stocktake, imported, importUndone, returned, returnRefused, refunded, expected } =
  movementNotes
const written = [
  stocktake,
  imported("a.csv"),
  importUndone("a.csv"),
  returned("CA-2026-000007"),
  returnRefused("CA-2026-000007"),
  refunded("CA-2026-000007"),
  expected("2030-12-03", ""),
  expected("2030-12-03", "Lorry 7"),
  "Two were broken.",
]

test("the shop's notes on stock movements are shown in the page's language", () => {
  expect(written.map(readMovementNote)).toEqual([
    ...written.slice(0, 3),
    "Returned from order CA-2026-000007",
    "Return of order CA-2026-000007 refused",
    "Refunded from order CA-2026-000007",
    "Expected on 3 Dec 2030",
    "Expected on 3 Dec 2030: Lorry 7",
    "Two were broken.",
  ])
  onTestFinished(readLanguageFrom(() => "de"))
  expect(written.map(readMovementNote)).toEqual([
    "Inventur",
    "Import von a.csv",
    "Import von a.csv rückgängig gemacht",
    "Rückgabe aus Bestellung CA-2026-000007",
    "Rückgabe aus Bestellung CA-2026-000007 abgelehnt",
    "Erstattung zu Bestellung CA-2026-000007",
    "Erwartet am 3. Dez. 2030",
    "Erwartet am 3. Dez. 2030: Lorry 7",
    "Two were broken.",
  ])
})
