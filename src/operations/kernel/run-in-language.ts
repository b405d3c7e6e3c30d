import { AsyncLocalStorage } from "node:async_hooks"
import "#domain/languages/all-texts.ts"
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  readLanguageFrom,
} from "#domain/languages/languages.ts"

const storage = new AsyncLocalStorage<Language>()
readLanguageFrom(() => storage.getStore() ?? DEFAULT_LANGUAGE)

/** Runs work and its asynchronous continuations in the language of a request, or of the order that a mail is about. */
export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work)

/** Iterates in the current language: a stream may ask for the next value in the context of another request. */
export function iterateInLanguage<Value>(values: AsyncIterable<Value>): AsyncIterable<Value> {
  const language = currentLanguage()
  const read = values[Symbol.asyncIterator]()
  const iterator = {
    next: () => runInLanguage(language, () => read.next()),
    return: async () => (await read.return?.()) ?? { done: true as const, value: undefined },
  }
  return { [Symbol.asyncIterator]: () => iterator }
}
