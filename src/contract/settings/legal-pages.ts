/** Words of the shop's that stand on a page each once somebody wrote them, by the name in its address. */
export const legalPages = {
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Imprint",
  returns: "Delivery and returns",
  accessibility: "Accessibility",
} as const

export type LegalPage = keyof typeof legalPages

export const isLegalPage = (name: string): name is LegalPage => Object.hasOwn(legalPages, name)
