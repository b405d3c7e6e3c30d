import { expect, test } from "vitest"
import { electronicAddress } from "./electronic-address.ts"

const email = "office@example.com"

test.each([
  ["DE136695976", { scheme: "9930", id: "DE136695976" }],
  ["BE0123456749", { scheme: "0208", id: "0123456749" }],
  ["EL094259216", { scheme: "9933", id: "EL094259216" }],
  ["SE556012579001", { scheme: "0007", id: "5560125790" }],
  ["NO923609016MVA", { scheme: "0192", id: "923609016" }],
  ["XI980780684", { scheme: "9932", id: "XI980780684" }],
])("%s is written in the scheme of its country", (vatNumber, address) => {
  expect(electronicAddress({ vatNumber, email })).toEqual(address)
})

test("without a VAT number of a known country the e-mail address is used", () => {
  const mail = { scheme: "EM", id: email }
  expect(electronicAddress({ vatNumber: undefined, email })).toEqual(mail)
  expect(electronicAddress({ vatNumber: "ZZ1", email })).toEqual(mail)
  expect(electronicAddress({ vatNumber: undefined, email: "" })).toBeUndefined()
})
