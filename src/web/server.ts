import { AsyncLocalStorage } from "node:async_hooks"
import "#domain/languages/all-texts.ts"
import * as build from "virtual:react-router/server-build"
import { createRequestHandler, RouterContextProvider } from "react-router"
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languagePath,
  languagePrefix,
  readLanguageFrom,
  readLanguagePath,
} from "#domain/languages/languages.ts"
import { type PageContext, pageContext } from "./shop-context.ts"

const storage = new AsyncLocalStorage<Language>()
readLanguageFrom(() => storage.getStore() ?? DEFAULT_LANGUAGE)

/** Request handlers by language. Links keep the language prefix of their page. */
const handlers = new Map(
  languageCodes.map((language) => {
    const basename = languagePrefix(language) || "/"
    return [language, createRequestHandler({ ...build, basename }, import.meta.env.MODE)]
  }),
)

/** Renders a page, or its data for client navigation. */
export async function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const handle = handlers.get(page.language)
  if (!handle) throw new Error(`No pages in ${page.language}`)
  const response = await storage.run(page.language, () => handle(request, context))
  return keepLanguage(response, page.language)
}

/** Adds the language prefix to redirects by middleware, which the router does not change. */
function keepLanguage(response: Response, language: Language): Response {
  const address = response.headers.get("location")
  if (address?.startsWith("/") && readLanguagePath(address).language === DEFAULT_LANGUAGE)
    response.headers.set("location", languagePath(language, address))
  return response
}
