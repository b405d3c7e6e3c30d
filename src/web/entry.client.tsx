import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { DEFAULT_LANGUAGE, isLanguage, readLanguageFrom } from "#domain/languages/languages.ts"
import { loadLanguage } from "#domain/languages/translate.ts"

const { lang, dataset } = document.documentElement
const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
readLanguageFrom(() => language)
await loadLanguage(language, "buyers")
if (dataset.staff !== undefined) await loadLanguage(language, "staff")

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
