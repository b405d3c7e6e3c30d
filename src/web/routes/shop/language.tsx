import { data, redirect } from "react-router"
import { ownPath } from "#contract/kernel/own-path.ts"
import { isLanguage, languagePath } from "#domain/languages/languages.ts"
import { paths } from "#web/navigation/paths.ts"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/language.ts"

const ONE_YEAR_S = 31_536_000

export const loader = () => redirect(paths.home)

/** Stores the language and redirects to the same page in it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, viewer, publicUrl } = context.get(pageContext)
  const sent = await request.formData().catch(() => new FormData())
  const language = sent.get("language")
  if (!isLanguage(language)) throw data(null, { status: 400 })
  if (viewer) await api("PUT /account/language", { body: { language } })
  const path = ownPath(String(sent.get("to"))) ?? paths.home
  const secure = publicUrl.startsWith("https:") ? "; Secure" : ""
  const cookie = `language=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`
  return redirect(languagePath(language, path), { status: 303, headers: { "set-cookie": cookie } })
}
