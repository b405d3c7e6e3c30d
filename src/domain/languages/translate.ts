import type {
  Dictionary,
  Message,
  PlainMessage,
  PluralMessage,
  Translation,
  ValueNames,
} from "./dictionary.ts"
import {
  type Audience,
  currentLanguage,
  formatPerLanguage,
  type Language,
  languages,
} from "./languages.ts"

type Values<Names extends string> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, string | number>>]

const dictionaries = new Map<Language, Readonly<Record<string, Translation>>>()

const loads = new Map<string, Promise<void>>()

/** Loads texts of a language once and adds them to those already loaded. */
export function loadLanguage(language: Language, audience: Audience): Promise<void> {
  const name = `${language} ${audience}`
  const known = loads.get(name)
  if (known !== undefined) return known
  const loading = load(language, audience).catch((error: unknown) => {
    // Allows another attempt after a failure.
    loads.delete(name)
    throw error
  })
  loads.set(name, loading)
  return loading
}

async function load(language: Language, audience: Audience): Promise<void> {
  const texts = await languages[language].load?.(audience)
  if (texts) addTexts(language, texts)
}

export function addTexts(language: Language, texts: Partial<Dictionary>): void {
  dictionaries.set(language, { ...dictionaries.get(language), ...texts })
}

/** Returns a text in the current language: `t("Part {sku}", { sku })`. */
export const t = <M extends Message>(message: M, ...[values]: Values<ValueNames<M>>): string =>
  fill(translate(message), values)

/** Returns the text for a count: `plural(n, "{count} part", "{count} parts")`. The dictionary lists the second. */
export const plural = <M extends PluralMessage>(
  count: number,
  one: string,
  other: M,
  ...[values]: Values<Exclude<ValueNames<M>, "count">>
): string => fill(translatePlural(count, one, other), { count: counts().format(count), ...values })

const counts = formatPerLanguage(({ locale }) => new Intl.NumberFormat(locale))
const pluralRules = formatPerLanguage(({ locale }) => new Intl.PluralRules(locale))

/**
 * Returns the translation with its placeholders. The text after `|` in English distinguishes homonyms: `Order|verb`.
 */
export function translate(message: string): string {
  const translation = dictionaries.get(currentLanguage())?.[message]
  return typeof translation === "string" ? translation : (message.split("|", 1)[0] ?? "")
}

function translatePlural(count: number, one: string, other: string): string {
  const translation = dictionaries.get(currentLanguage())?.[other]
  if (typeof translation === "object")
    return translation[pluralRules().select(count)] ?? translation.other
  return count === 1 ? one : other
}

const fill = (text: string, values?: Readonly<Record<string, string | number>>): string =>
  values ? text.replace(/\{(\w+)\}/g, (whole, name) => writeValue(values[name]) ?? whole) : text

const decimals = formatPerLanguage(
  ({ locale }) =>
    new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: MAX_DECIMALS }),
)
const MAX_DECIMALS = 20

/**
 * Formats decimals for the current language, without thousands separators; callers who need them pass a formatted text.
 */
const writeValue = (value: string | number | undefined): string | undefined =>
  typeof value === "number" && !Number.isInteger(value)
    ? decimals().format(value)
    : value?.toString()

interface TextRecord {
  readonly [name: string]: PlainMessage | TextRecord | ((...values: never[]) => unknown)
}
type TranslatedTexts<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...values: never[]) => unknown
      ? Texts[Name]
      : TranslatedTexts<Texts[Name]>
}

/** Creates a record whose texts are translated when they are read. Its functions translate themselves. */
export function translated<const Texts extends TextRecord>(texts: Texts): TranslatedTexts<Texts> {
  const result = {}
  for (const [name, text] of Object.entries<TextRecord[string]>(texts)) {
    const nested = typeof text === "object" ? translated(text) : text
    const get = () => (typeof text === "string" ? translate(text) : nested)
    Object.defineProperty(result, name, { enumerable: true, get })
  }
  return result as TranslatedTexts<Texts>
}
