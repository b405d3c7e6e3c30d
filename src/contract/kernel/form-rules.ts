import { emailPattern } from "#domain/accounts/email-address.ts"
import { mapTypedFields } from "#domain/catalogue/part-fields.ts"
import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import { pageText } from "./page-text.ts"

/** One field's rule: the sentence to show, or undefined when the value is right. */
export type Rule = (value: string) => string | undefined

const PASSWORD_MIN_LENGTH = 6
const WHOLE_NUMBER = /^\d+$/
export const REVIEW_MAX_LENGTH = 500

const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === "" ? message : undefined

const email =
  (message: string): Rule =>
  (value) =>
    emailPattern.test(value.trim()) ? undefined : message

/** Spaces count: a password is whatever was typed. */
const password =
  (missing: string, short: string): Rule =>
  (value) =>
    value === "" ? missing : value.length < PASSWORD_MIN_LENGTH ? short : undefined

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
  email: firstOf(required(pageText.login.emailRequired), email(pageText.login.emailInvalid)),
  password: password(pageText.login.passwordRequired, pageText.login.passwordShort),
}

export const registerRules = {
  name: required(pageText.register.nameRequired),
  email: firstOf(required(pageText.register.emailRequired), email(pageText.register.emailInvalid)),
  password: password(pageText.register.passwordRequired, pageText.register.passwordShort),
}

export const changePasswordRules = {
  currentPassword: registerRules.password,
  newPassword: registerRules.password,
}

/** Spaces count, and an old password may be shorter than a new one. */
export const proofRules = {
  password: (value: string) => (value === "" ? "Password is Required" : undefined),
}

export const codeRules = (label: string) => ({ code: required(`${label} is Required`) })

export const profileRules = {
  education: required(pageText.profile.educationRequired),
  location: required(pageText.profile.locationRequired),
  phone: required(pageText.profile.phoneRequired),
  linkedin: required(pageText.profile.linkedinRequired),
}

export const reviewRules = {
  name: required(pageText.review.nameRequired),
  description: firstOf(required(pageText.review.descriptionRequired), (value) =>
    value.trim().length > REVIEW_MAX_LENGTH ? pageText.review.descriptionLong : undefined,
  ),
  photo: required(pageText.review.photoRequired),
  rating: firstOf(required(pageText.review.ratingRequired), rating),
}

const requiredField = ({ label }: { label: string }) => required(`${label} is Required`)
const anything = (): undefined => undefined

export const newPartRules = mapTypedFields({
  text: requiredField,
  picture: requiredField,
  whole: requiredField,
  usual: anything,
  optional: anything,
  price: requiredField,
})

/** Of a refund, where so many cents are paid and not refunded yet. */
export const refundRules = (leftCents: number) => ({
  amount: firstOf(required("Amount is Required"), (value) => {
    const wanted = parseDollars(value.trim())
    if (!wanted) return "Amount must be dollars, such as 118 or 118.50"
    return wanted > leftCents ? "That is more than is paid and not refunded yet." : undefined
  }),
  reason: required("Reason is Required"),
})

export const stockRules = {
  delta: firstOf(required("Change is Required"), (value) =>
    /^-?\d+$/.test(value.trim()) && Number(value) !== 0
      ? undefined
      : "Change must be a whole number other than 0",
  ),
}
