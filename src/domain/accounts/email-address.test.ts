import { expect, test } from "vitest"
import { z } from "zod"
import { emailPattern } from "./email-address.ts"

/** Pattern of Better Auth for addresses. */
const library = z.email()

test.each([
  ["ada@northmere.example", true],
  ["a.b+c_d'e-f@mail.northmere.co.uk", true],
  ["A@B.CO", true],
  ["a@b.c", false],
  ["ü@example.test", false],
  ["ada@northmere", false],
  ["ada@.example", false],
  [".ada@northmere.example", false],
  ["a..b@northmere.example", false],
  ["ada.@northmere.example", false],
  ["a b@northmere.example", false],
  ["a@b@northmere.example", false],
  ["Ada <ada@northmere.example>", false],
  ["ada@xn--bcher-kva.example", true],
  ["", false],
])("%j: %s, and the identity library agrees", (address, isOne) => {
  expect(emailPattern.test(address)).toBe(isOne)
  expect(library.safeParse(address).success).toBe(isOne)
})
