import { AsyncLocalStorage } from "node:async_hooks"
import "#domain/languages/all-texts.ts"
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  readLanguageFrom,
} from "#domain/languages/languages.ts"

const storage = new AsyncLocalStorage<Language>()
readLanguageFrom(() => storage.getStore() ?? DEFAULT_LANGUAGE)

/** Runs work and its asynchronous continuations in the language of a request, or of the order that a mail is about. */
export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work)

/** Calculates what a document states, in its language. Throws a refusal in the caller's language, who reads it. */
export async function calculateForDocument<Result>(
  document: { language: string | null },
  calculate: () => Promise<Result>,
  refusalOf: (result: Result) => unknown,
): Promise<Result> {
  const result = await runInLanguage(languageOf(document.language), calculate)
  const refusal = refusalOf(result)
  if (refusal) throw refusalOf(await calculate()) ?? refusal
  return result
}

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
