import { describe, expect, test } from "vitest"
import { z } from "zod"
import { emailPattern, oneLine, refusePassword } from "./account-fields.ts"

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

const common = new Set(["123456", "password"])
const refuse = (password: string) =>
  refusePassword(password, "ada.byron@shop.example", (word) => common.has(word))

describe("a password", () => {
  test.each(["correct horse battery staple", "Ab3$ef", "x".repeat(256), "ünïcödé", "  spaces  "])(
    "accepts %j",
    (password) => {
      expect(refuse(password)).toBeUndefined()
    },
  )

  test.each([
    ["12345", "password_too_short"],
    ["🙂🙂🙂", "password_too_short"],
    ["x".repeat(257), "password_too_long"],
    ["123456", "password_common"],
    ["PassWord", "password_common"],
    ["ｐａｓｓｗｏｒｄ", "password_common"],
    ["Computer Assembler 1!", "password_common"],
    ["Assembler2026", "password_common"],
    ["Ada.Byron@Shop.example", "password_is_email"],
    ["ada.byron@shop.example1", "password_is_email"],
    ["Ada.Byron", "password_is_email"],
  ])("refuses %j: %s", (password, refusal) => {
    expect(refuse(password)).toBe(refusal)
  })
})

test("a name is one line in normal form, without invisible characters", () => {
  expect(oneLine("  Ada \u202e\n\t Byron\u200b ")).toBe("Ada Byron")
  expect(oneLine("Zoe\u0308\u3164")).toBe("Zo\u00eb")
})
