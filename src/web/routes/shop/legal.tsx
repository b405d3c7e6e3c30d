import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import {
  isLegalPage,
  type LegalPage,
  legalPages,
  shopLetterhead,
} from "#contract/settings/shop-text.ts"
import { t } from "#domain/languages/translate.ts"
import { ifFound } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import NotFoundPage from "#web/shell/not-found-page.tsx"
import { pageTitle, publicPageMeta, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { Moment } from "#web/ui/moment.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/legal.ts"

const LegalText = ({ children }: { children: string }) => (
  <div className="mt-6 flex max-w-[68ch] flex-col gap-4 wrap-anywhere">
    {children.split(/\n\s*\n/).map((paragraph, index) =>
      paragraph.startsWith("# ") ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are their places
        <h2 key={index} className="mt-4 text-h3">
          {paragraph.slice(2).trim()}
        </h2>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are their places
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ),
    )}
  </div>
)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.page
    ? publicPageMeta({
        name: legalPages[loaderData.page],
        description: loaderData.text.slice(0, 150).replaceAll(/\s+/g, " "),
        path: paths.legal(loaderData.page),
        listed: loaderData.savedAt === undefined,
        matches,
      })
    : unlistedMeta(pageTitle(matches, t("Page not found")))

/** Responds with 404 for pages without text. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { page } = params
  if (!isLegalPage(page)) return data(none, { status: 404 })
  const version = new URL(request.url).searchParams.get("version")
  if (version !== null) return loadOld(api, page, version)
  const { settings } = await api(`GET /settings/${page}`)
  const text = settings.text || (page === "imprint" ? await buildImprint(api) : "")
  if (text === "") return data(none, { status: 404 })
  return data({ page, text, savedAt: undefined })
}

/** Returns the shop's address, used if no imprint is written. */
const buildImprint = async (api: ApiClient): Promise<string> =>
  shopLetterhead((await api("GET /settings/shop")).settings).join("\n")

async function loadOld(api: ApiClient, page: LegalPage, version: string) {
  const found = await ifFound(
    api("GET /legal-text/{page}/{version}", { params: { page, version } }),
  )
  if (!found) return data(none, { status: 404 })
  return data({ page, text: found.text, savedAt: found.savedAt })
}

const none = { page: undefined, text: "", savedAt: undefined }

export default function Legal({ loaderData: { page, text, savedAt } }: Route.ComponentProps) {
  if (!page) return <NotFoundPage />
  return (
    <article className="py-8 sm:py-12">
      <PageTitle>{legalPages[page]}</PageTitle>
      {savedAt ? (
        <p className="mt-2 text-text-2">
          {rich("Version of {moment}. <link>Current version</link>", {
            moment: <Moment at={savedAt} />,
            link: linkTo(paths.legal(page)),
          })}
        </p>
      ) : null}
      <LegalText>{text}</LegalText>
    </article>
  )
}
