import { expect, test } from "vitest"
import type { z } from "zod"
import { signIn, signUp } from "../accounts/identity.ts"
import { updateProfile } from "../accounts/users.ts"
import { newPartSchema } from "../catalogue/parts.ts"
import { refundOrder } from "../payments/payments.ts"
import { newReviewSchema } from "../reviews/reviews.ts"
import {
  loginRules,
  newPartRules,
  profileRules,
  type Rule,
  refundRules,
  registerRules,
  reviewRules,
} from "./form-rules.ts"

test("an empty e-mail is missing rather than malformed", () => {
  expect(loginRules.email("  ")).toBe("Email is Required")
  expect(loginRules.email("ada@northmere")).toBe("Enter a valid Email")
  expect(registerRules.email("ada northmere.example")).toBe("Provide a valid Email")
  expect(loginRules.email(" ada@northmere.example ")).toBeUndefined()
})

test("login and registration each have their own message for a short password", () => {
  expect(loginRules.password("")).toBe("Password is Required")
  expect(loginRules.password("12345")).toBe("Password Must be 6 characters or longer")
  expect(registerRules.password("12345")).toBe("Must be 6 characters or longer")
  expect(registerRules.password("      ")).toBeUndefined()
})

test("a rating is a whole number from one to five", () => {
  expect(reviewRules.rating("")).toBe("Review is Required")
  for (const wrong of ["0", "6", "4.5", "-1", "five"])
    expect(reviewRules.rating(wrong)).toBe("Rating must be 1 to 5")
  for (const right of ["1", "5", " 3 "]) expect(reviewRules.rating(right)).toBeUndefined()
})

test("blanks do not fill a field", () => {
  expect(newPartRules.description(" \n ")).toBe("Description is Required")
  expect(newPartRules.description("A board.")).toBeUndefined()
})

test("an amount that cannot be read is refused at its field, in the words of the call", () => {
  for (const name of ["price", "cost"] as const)
    for (const typed of ["12 pieces", "1.2.3", "-4", "12.5"]) {
      const called = newPartSchema.shape[name].safeParse(typed).error?.issues[0]?.message
      expect([name, typed, newPartRules[name](typed)]).toEqual([name, typed, called])
    }
})

test("a form shows the call's message for a refused field", () => {
  const forms: [
    Record<string, Rule | undefined>,
    { shape: Record<string, z.ZodType> } | undefined,
  ][] = [
    [loginRules, signIn.body],
    [registerRules, signUp.body],
    [profileRules, updateProfile.body],
    [reviewRules, newReviewSchema],
    [newPartRules, newPartSchema],
    [refundRules(11_800), refundOrder.body],
  ]
  for (const [rules, body] of forms)
    for (const [name, rule] of Object.entries(rules)) {
      const schema = body?.shape[name]
      const missing = schema?.safeParse(undefined).error?.issues[0]?.message
      if (missing !== undefined) expect([name, rule?.("")]).toEqual([name, missing])
      expect(schema, name).toBeDefined()
    }
})
