export const freightText = {
  due: "Freight to be agreed: we will contact you",
  short: "Freight to be agreed",
  agreed: "As agreed.",
} as const
