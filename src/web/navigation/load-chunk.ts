import { currentLanguage } from "#domain/languages/languages.ts"
import { loadLanguage } from "#domain/languages/translate.ts"

/** Loads a chunk together with the buyers' texts in the current language. */
export async function loadWithTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadLanguage(currentLanguage(), "buyers")])
  return module
}

/** Loads a chunk and its texts. If that fails, waits for a connection and tries again. */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadWithTexts(load).catch(
    () =>
      new Promise((done) => {
        addEventListener("online", () => done(loadChunk(load)), { once: true })
      }),
  )
