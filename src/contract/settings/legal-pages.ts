/** Pages with free text, shown once written, by address. */
export const legalPages = {
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Imprint",
  returns: "Delivery and returns",
  accessibility: "Accessibility",
} as const

export type LegalPage = keyof typeof legalPages

export const isLegalPage = (name: string): name is LegalPage => Object.hasOwn(legalPages, name)
