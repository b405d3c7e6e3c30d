import { expect, onTestFinished, test } from "vitest"
import "../languages/all-texts.ts"
import { readLanguageFrom } from "../languages/languages.ts"
import { movementNotes, readMovementNote } from "./movement-note.ts"

const { stocktake, imported, importUndone, returned, refunded, expected } = movementNotes
const written = [
  stocktake,
  imported("a.csv"),
  importUndone("a.csv"),
  returned("ab12"),
  refunded("ab12"),
  expected("2030-12-03", ""),
  expected("2030-12-03", "Lorry 7"),
  "Two were broken.",
]

test("the shop's notes on stock movements are shown in the page's language", () => {
  expect(written.map(readMovementNote)).toEqual([
    ...written.slice(0, 3),
    "Returned from order ab12",
    "Refunded from order ab12",
    "Expected on 3 Dec 2030",
    "Expected on 3 Dec 2030: Lorry 7",
    "Two were broken.",
  ])
  onTestFinished(readLanguageFrom(() => "de"))
  expect(written.map(readMovementNote)).toEqual([
    "Inventur",
    "Import von a.csv",
    "Import von a.csv rückgängig gemacht",
    "Rückgabe aus Bestellung ab12",
    "Erstattung zu Bestellung ab12",
    "Erwartet am 3. Dez. 2030",
    "Erwartet am 3. Dez. 2030: Lorry 7",
    "Two were broken.",
  ])
})
