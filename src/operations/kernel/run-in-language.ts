import { AsyncLocalStorage } from "node:async_hooks"
import "#domain/languages/all-texts.ts"
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  readLanguageFrom,
} from "#domain/languages/languages.ts"
import { Refusal } from "./refusal.ts"

const storage = new AsyncLocalStorage<Language>()
readLanguageFrom(() => storage.getStore() ?? DEFAULT_LANGUAGE)

/** Runs work and its asynchronous continuations in the language of a request, or of the order that a mail is about. */
export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work)

/** Calculates in the current language. Repeats what is refused in the language of the refusal's reader. */
export async function calculateForReader<Result>(
  reader: Language,
  calculate: () => Promise<Result>,
): Promise<Result> {
  try {
    return await calculate()
  } catch (error) {
    if (error instanceof Refusal && reader !== currentLanguage())
      await runInLanguage(reader, calculate)
    throw error
  }
}

/** Calculates what a document states, in its language. Throws a refusal in the caller's language, who reads it. */
export function calculateForDocument<Result>(
  document: { language: string | null },
  calculate: () => Promise<Result>,
  refusalOf: (result: Result) => unknown,
): Promise<Result> {
  const reader = currentLanguage()
  const calculateOrRefuse = async () => {
    const result = await calculate()
    const refusal = refusalOf(result)
    if (refusal) throw refusal
    return result
  }
  return runInLanguage(languageOf(document.language), () =>
    calculateForReader(reader, calculateOrRefuse),
  )
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
