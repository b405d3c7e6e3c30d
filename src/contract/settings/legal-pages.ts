import { translated } from "#domain/languages/translate.ts"

/** English titles, for settings, which are translated where they are shown. */
export const legalTitles = {
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Imprint",
  returns: "Delivery and returns",
  accessibility: "Accessibility",
} as const

/** Pages with free text, shown once written, by address. */
export const legalPages: Readonly<Record<LegalPage, string>> = translated(legalTitles)

export type LegalPage = keyof typeof legalTitles

export const isLegalPage = (name: string): name is LegalPage => Object.hasOwn(legalPages, name)
