import { expect, test } from "vitest"
import { isSameFirm } from "./same-firm.ts"

test.each([
  ["Müller & Söhne GmbH", "MULLER SOHNE GMBH"],
  ["SARL ANVIL", "Anvil S.A.R.L."],
  ["Groß AG", "GROSS AG"],
  ["Νέα Εταιρεία", "ΝΕΑ ΕΤΑΙΡΕΙΑ"],
])("%s is the same company as %s", (one, other) => {
  expect(isSameFirm(one, other)).toBe(true)
})

test.each([
  ["Anvil GmbH", "Anvil AG"],
  ["Anvil GmbH", "Anvil"],
  ["", ""],
  ["---", "..."],
])("%j is not the same company as %j", (one, other) => {
  expect(isSameFirm(one, other)).toBe(false)
})
