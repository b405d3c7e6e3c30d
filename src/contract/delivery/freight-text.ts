import { translated } from "#domain/languages/translate.ts"

export const freightText = translated({
  due: "Freight to be agreed: we will contact you",
  short: "Freight to be agreed",
  agreed: "As agreed.",
})
