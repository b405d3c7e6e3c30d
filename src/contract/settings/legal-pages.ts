import { translated } from "#domain/languages/translate.ts"

/** Pages with free text, shown once written, by address. */
export const legalPages: Readonly<Record<LegalPage, string>> = translated({
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Imprint",
  returns: "Delivery and returns",
  accessibility: "Accessibility",
})

export type LegalPage = "terms" | "privacy" | "imprint" | "returns" | "accessibility"

export const isLegalPage = (name: string): name is LegalPage => Object.hasOwn(legalPages, name)
