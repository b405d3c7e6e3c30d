import type { Dictionary } from "./dictionary.ts"

/** Groups of texts that a browser loads; `visitors` covers only the home page. */
export type Audience = "visitors" | "buyers" | "staff"

interface LanguageFacts {
  /** The language's own name, shown in menus. */
  name: string
  /** Locale of numbers, amounts and sorting. */
  locale: string
  /** Locale of days and times. */
  dates: string
  /** Whether nouns are capitalized within a sentence. */
  capitalNouns?: true
  /** Loads the texts into a browser; English needs none. */
  load?: (audience: Audience) => Promise<Partial<Dictionary>>
}

/** Languages of the shop. URLs of the default language have no prefix. */
const declared = {
  en: { name: "English", locale: "en-US", dates: "en-GB" },
  de: {
    name: "Deutsch",
    locale: "de-DE",
    dates: "de-DE",
    capitalNouns: true,
    load: async (audience) => {
      if (audience === "visitors") return (await import("./de/first-page.ts")).firstPage
      if (audience === "buyers") return (await import("./de/buyer-texts.ts")).buyerTexts
      return (await import("./de/staff-texts.ts")).staffTexts
    },
  },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof declared

export const languages: Readonly<Record<Language, LanguageFacts>> = declared
export const DEFAULT_LANGUAGE: Language = "en"

export const isLanguage = (code: unknown): code is Language =>
  typeof code === "string" && Object.hasOwn(languages, code)

/** Returns the language of a code, or the default one. */
export const languageOf = (code: unknown): Language => (isLanguage(code) ? code : DEFAULT_LANGUAGE)

export const languageCodes: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** Request header that names the language of the page. */
export const LANGUAGE_HEADER = "x-language"

/** Returns a URL prefix such as `/de`; empty for the default language. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? "" : `/${language}`

/** Adds the prefix of a language to a path: `/de/parts`, and `/de` for the home page. */
export function languagePath(language: Language, path: string): string {
  const prefix = languagePrefix(language)
  return prefix === "" ? path : prefix + path.replace(/^\/(?=[?#]|$)/, "")
}

/** Splits `/de/parts` into `de` and `/parts`. */
export function readLanguagePath(address: string): { language: Language; path: string } {
  const [, code, rest = ""] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(address) ?? []
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE)
    return { language: DEFAULT_LANGUAGE, path: address }
  return { language: code, path: rest.startsWith("/") ? rest : `/${rest}` }
}

let readLanguage = (): Language => DEFAULT_LANGUAGE
let isDefaultForced = false

/** Returns the language of the current page or request. */
export const currentLanguage = (): Language => (isDefaultForced ? DEFAULT_LANGUAGE : readLanguage())

/** Runs work in the default language: stored or compared texts must not depend on the caller's language. */
export function runInDefaultLanguage<Result>(work: () => Result): Result {
  const before = isDefaultForced
  isDefaultForced = true
  try {
    return work()
  } finally {
    isDefaultForced = before
  }
}

/**
 * Sets the source of the current language: global in a browser, per request on a server. Returns a function that
 * restores the previous source.
 */
export function readLanguageFrom(read: () => Language): () => void {
  const before = readLanguage
  readLanguage = read
  return () => {
    readLanguage = before
  }
}

/** Caches a formatter per language. The returned function gets the one for the current language. */
export function formatPerLanguage<Format>(create: (facts: LanguageFacts) => Format): () => Format {
  const formats = new Map<Language, Format>()
  return () => {
    const language = currentLanguage()
    const known = formats.get(language)
    if (known) return known
    const format = create(languages[language])
    formats.set(language, format)
    return format
  }
}
