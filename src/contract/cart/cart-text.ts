import { translated } from "#domain/languages/translate.ts"

export const cartText = translated({
  cookiesNeeded:
    "Your browser blocks cookies from this shop, so it cannot keep a cart. Allow them, then try again.",
})
