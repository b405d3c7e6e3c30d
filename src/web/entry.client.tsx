import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  readLanguageFrom,
  readLanguagePath,
} from "#domain/languages/languages.ts"
import { loadLanguage } from "#domain/languages/translate.ts"

const { lang, dataset } = document.documentElement
const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
readLanguageFrom(() => language)
const isFirstPage = readLanguagePath(location.pathname).path === "/"
await Promise.all([
  loadLanguage(language, "visitors"),
  isFirstPage || loadLanguage(language, "buyers"),
  dataset.staff === undefined || loadLanguage(language, "staff"),
])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
