export const freightText = {
  due: "Freight to be agreed; we will write to you",
  short: "Freight to be agreed",
  agreed: "As agreed.",
} as const
