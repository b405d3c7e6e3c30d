import { AsyncLocalStorage } from "node:async_hooks"
import "#domain/languages/all-texts.ts"
import { DEFAULT_LANGUAGE, type Language, readLanguageFrom } from "#domain/languages/languages.ts"

const storage = new AsyncLocalStorage<Language>()
readLanguageFrom(() => storage.getStore() ?? DEFAULT_LANGUAGE)

/** Runs work, with all that follows from it, in a language: of a request, or of the order that a mail is about. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work)
