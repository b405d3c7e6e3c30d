import { describe, expect, test } from "vitest"
import { refusePassword } from "./password.ts"

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
