import { emailPattern } from "#domain/email-address.ts"
import { text } from "./text.ts"

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
    : text.review.ratingRange

export const loginRules = {
  email: firstOf(required(text.login.emailRequired), email(text.login.emailInvalid)),
  password: password(text.login.passwordRequired, text.login.passwordShort),
}

export const registerRules = {
  name: required(text.register.nameRequired),
  email: firstOf(required(text.register.emailRequired), email(text.register.emailInvalid)),
  password: password(text.register.passwordRequired, text.register.passwordShort),
}

export const profileRules = {
  education: required(text.profile.educationRequired),
  location: required(text.profile.locationRequired),
  phone: required(text.profile.phoneRequired),
  linkedin: required(text.profile.linkedinRequired),
}

export const reviewRules = {
  name: required(text.review.nameRequired),
  description: firstOf(required(text.review.descriptionRequired), (value) =>
    value.trim().length > REVIEW_MAX_LENGTH ? text.review.descriptionLong : undefined,
  ),
  photo: required(text.review.photoRequired),
  rating: firstOf(required(text.review.ratingRequired), rating),
}

export const newPartRules = {
  name: required(text.addProduct.nameRequired),
  image: required(text.addProduct.photoRequired),
  description: required(text.addProduct.descriptionRequired),
  minimumQuantity: required(text.addProduct.minimumQuantityRequired),
  availableQuantity: required(text.addProduct.availableQuantityRequired),
  price: required(text.addProduct.priceRequired),
}
