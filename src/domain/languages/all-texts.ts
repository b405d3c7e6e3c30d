import { de } from "./de/de.ts"
import type { Dictionary } from "./dictionary.ts"
import { isLanguage, type Language } from "./languages.ts"
import { addTexts } from "./translate.ts"

/** All translations, for servers. Browsers load only the texts they need. */
export const allTexts: Readonly<Record<Exclude<Language, "en">, Dictionary>> = { de }

for (const [language, texts] of Object.entries(allTexts))
  if (isLanguage(language)) addTexts(language, texts)
