import type { Dictionary } from "./dictionary.ts"

/** Readers of texts that a browser loads: `visitors` need those of the home page. */
export type Audience = "visitors" | "buyers" | "staff"

interface LanguageFacts {
  /** Its own name, as menus show it. */
  name: string
  /** Locale of numbers, amounts and sorting. */
  locale: string
  /** Locale of days and times. */
  dates: string
  /** Nouns begin with a capital letter within a sentence, too. */
  capitalNouns?: true
  /** Loads texts into a browser; English ones are in the code. */
  load?: (audience: Audience) => Promise<Partial<Dictionary>>
}

/** Languages of the shop. The first one is that of addresses without prefix. */
const declared = {
  en: { name: "English", locale: "en-US", dates: "en-GB" },
  de: {
    name: "Deutsch",
    locale: "de-DE",
    dates: "de-DE",
    capitalNouns: true,
    load: async (audience) => {
      if (audience === "visitors") return (await import("./de/first-page.ts")).firstPage
      if (audience === "buyers") return (await import("./de/for-buyers.ts")).forBuyers
      return (await import("./de/for-staff.ts")).forStaff
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

/** Header by which a page names its language. */
export const LANGUAGE_HEADER = "x-language"

/** Returns `/de`, or nothing for the default language. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? "" : `/${language}`

/** Splits `/de/parts` into `de` and `/parts`. */
export function readLanguagePath(address: string): { language: Language; path: string } {
  const [, code, rest = ""] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(address) ?? []
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE)
    return { language: DEFAULT_LANGUAGE, path: address }
  return { language: code, path: rest.startsWith("/") ? rest : `/${rest}` }
}

let readLanguage = (): Language => DEFAULT_LANGUAGE
let isDefaultForced = false

/** Returns the language of the page or request that runs. */
export const currentLanguage = (): Language => (isDefaultForced ? DEFAULT_LANGUAGE : readLanguage())

/** Runs work in the default language, whoever asks: texts that are stored or compared have one language. */
export function inDefaultLanguage<Result>(work: () => Result): Result {
  const before = isDefaultForced
  isDefaultForced = true
  try {
    return work()
  } finally {
    isDefaultForced = before
  }
}

/** Sets the source of the language: a browser has one, a server one for each request. */
export function readLanguageFrom(read: () => Language): void {
  readLanguage = read
}

/** Creates a format once for each language; the result returns that of the current language. */
export function inEachLanguage<Format>(create: (facts: LanguageFacts) => Format): () => Format {
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
