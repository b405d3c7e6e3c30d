import { emailPattern } from "#domain/accounts/account-fields.ts"
import { mapTypedFields } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { readTypedAmount } from "#domain/pricing/typed-number.ts"
import { fieldText } from "./field-text.ts"
import { pageText } from "./page-text.ts"

/**
 * Form rules with the messages of the endpoints' schemas. They do not load zod, which would be a sixth of the login
 * page. The test beside this file compares both.
 */

export type Rule = (value: string) => string | undefined

const PASSWORD_MIN_LENGTH = 6
const WHOLE_NUMBER = /^\d+$/
export const REVIEW_MAX_LENGTH = 500

export const required =
  (label: string): Rule =>
  (value) =>
    value.trim() === "" ? fieldText.required(label) : undefined

const email =
  (message: () => string): Rule =>
  (value) =>
    emailPattern.test(value.trim()) ? undefined : message()

/** Spaces count in passwords. */
const password =
  (short: () => string): Rule =>
  (value) => {
    if (value === "") return fieldText.required("Password")
    return value.length < PASSWORD_MIN_LENGTH ? short() : undefined
  }

const firstOf =
  (...rules: Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const message = rule(value)
      if (message !== undefined) return message
    }
    return undefined
  }

const rating: Rule = (value) =>
  WHOLE_NUMBER.test(value.trim()) && Number(value) >= 1 && Number(value) <= 5
    ? undefined
    : pageText.review.ratingRange

export const loginRules = {
  email: firstOf(
    required("Email"),
    email(() => pageText.login.emailInvalid),
  ),
  password: password(() => pageText.login.passwordShort),
}

export const registerRules = {
  name: required("Name"),
  email: firstOf(
    required("Email"),
    email(() => pageText.register.emailInvalid),
  ),
  password: password(() => pageText.register.passwordShort),
}

export const changePasswordRules = {
  currentPassword: registerRules.password,
  newPassword: registerRules.password,
}

/** An old password may be shorter than a new one must be. */
export const proofRules = {
  password: (value: string) => (value === "" ? fieldText.required("Password") : undefined),
}

export const codeRules = (label: string) => ({ code: required(label) })

export const profileRules = {
  education: required("Education"),
  location: required("Location"),
  phone: required("Phone"),
  linkedin: required("Linkedin"),
}

export const reviewRules = {
  name: required("Name"),
  description: firstOf(required("Description"), (value) =>
    value.trim().length > REVIEW_MAX_LENGTH
      ? fieldText.tooLong("Description", REVIEW_MAX_LENGTH)
      : undefined,
  ),
  photo: required("photo"),
  rating: firstOf(required("Review"), rating),
}

const anAmount =
  (label: string): Rule =>
  (value) =>
    readTypedAmount(value) === undefined ? fieldText.notAnAmount(label, value) : undefined

const requiredField = ({ label }: { label: string }) => required(label)
const anything = (): undefined => undefined

export const newPartRules = mapTypedFields({
  text: requiredField,
  optionalText:
    ({ label, read, wanted }) =>
    (value: string) =>
      read && value.trim() !== "" && read(value) === undefined
        ? `${translate(label)} ${translate(wanted ?? "")}`
        : undefined,
  picture: requiredField,
  attachments: anything,
  whole: requiredField,
  withDefault: anything,
  optional: anything,
  price: ({ label }) => firstOf(required(label), anAmount(label)),
  optionalPrice:
    ({ label }) =>
    (value: string) =>
      value.trim() === "" ? undefined : anAmount(label)(value),
  priceBreaks: anything,
})

export const refundRules = (leftCents: number) => ({
  amount: firstOf(required("Amount"), (value) => {
    const wanted = readTypedAmount(value)
    if (!wanted) return fieldText.notAnAmount("Amount", value)
    return wanted > leftCents ? t("This is more than the amount left to refund.") : undefined
  }),
  reason: required("Reason"),
})

/** Price of freight; 0 is free. */
export const freightRules = {
  amount: firstOf(required("Freight"), anAmount("Freight")),
}

const wholeFrom =
  (label: string, least: number): Rule =>
  (value) =>
    WHOLE_NUMBER.test(value.trim()) && Number(value) >= least
      ? undefined
      : fieldText.notWhole(label)

export const batchRules = {
  quantity: firstOf(required("Quantity"), wholeFrom("Quantity", 1)),
  on: required("Day"),
}

export const recallRules = { subject: required("Subject"), message: required("Message") }

export const stockRules = {
  delta: firstOf(required("Change|of stock"), (value) =>
    /^-?\d+$/.test(value.trim()) && Number(value) !== 0
      ? undefined
      : t("Change must be a whole number other than 0"),
  ),
}
