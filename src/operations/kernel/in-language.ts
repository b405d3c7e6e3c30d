import { AsyncLocalStorage } from "node:async_hooks"
import { DEFAULT_LANGUAGE, type Language, readLanguageFrom } from "#domain/languages/languages.ts"
import { loadLanguages } from "#domain/languages/translate.ts"

const storage = new AsyncLocalStorage<Language>()
readLanguageFrom(() => storage.getStore() ?? DEFAULT_LANGUAGE)
await loadLanguages()

/** Runs work, with all that follows from it, in a language: of a request, or of the order that a mail is about. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work)
