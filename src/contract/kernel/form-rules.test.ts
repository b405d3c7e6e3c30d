import { expect, test } from "vitest"
import { loginRules, newPartRules, registerRules, reviewRules } from "./form-rules.ts"

test("an empty e-mail is missing before it is malformed", () => {
  expect(loginRules.email("  ")).toBe("Email is Required")
  expect(loginRules.email("ada@northmere")).toBe("Enter a valid Email")
  expect(registerRules.email("ada northmere.example")).toBe("Provide a valid Email")
  expect(loginRules.email(" ada@northmere.example ")).toBeUndefined()
})

test("login and registration each say in their own words that a password is short", () => {
  expect(loginRules.password("")).toBe("Password is Required")
  expect(loginRules.password("12345")).toBe("Password Must be 6 characters or longer")
  expect(registerRules.password("12345")).toBe("Must be 6 characters or longer")
  expect(registerRules.password("      ")).toBeUndefined()
})

test("a rating is one to five, whole", () => {
  expect(reviewRules.rating("")).toBe("Review is Required")
  for (const wrong of ["0", "6", "4.5", "-1", "five"])
    expect(reviewRules.rating(wrong)).toBe("Rating must be 1 to 5")
  for (const right of ["1", "5", " 3 "]) expect(reviewRules.rating(right)).toBeUndefined()
})

test("blanks do not fill a field", () => {
  expect(newPartRules.description(" \n ")).toBe("Description is Required")
  expect(newPartRules.description("A board.")).toBeUndefined()
})
