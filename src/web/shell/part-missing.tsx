import { substitutesText } from "#contract/catalogue/part-text.ts"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { isApiError } from "#web/api/api-error.ts"
import { type Substitute, SubstituteList } from "#web/catalogue/shared/substitute-list.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import NotFoundPage from "./not-found-page.tsx"
import { type Matches, pageTitle } from "./page-meta.ts"

interface GonePart {
  _id: string
  name: string
  category: string
}

type MissingPart =
  | { why: "unknown" }
  | { why: "gone"; part?: GonePart | undefined; substitutes?: Substitute[] | undefined }

/** Reads from the error why the part is missing, and loads substitutes. Rethrows other errors. */
export async function loadMissingPart(api: ApiClient, error: unknown): Promise<MissingPart> {
  if (!isApiError(error) || error.status !== 404) throw error
  if (error.body.code !== "part_not_found") return { why: "unknown" }
  const { part } = error.body
  const found =
    part &&
    (await api("GET /part/{id}/substitutes", { params: { id: part._id } }).catch(() => undefined))
  return { why: "gone", part, substitutes: found?.substitutes }
}

export const missingTitle = (matches: Matches, missing: MissingPart | undefined): string =>
  pageTitle(matches, missing?.why === "gone" ? t("Part no longer made") : t("Page not found"))

export const PartMissing = ({ missing }: { missing: MissingPart }) =>
  missing.why === "gone" ? <PartGone {...missing} /> : <NotFoundPage />

const PartGone = ({ part, substitutes }: Omit<MissingPart & { why: "gone" }, "why">) => (
  <div className="max-w-[44rem] py-16">
    {part ? <p className="text-text-2">{part.name}</p> : null}
    <PageTitle className="mt-1">{pageText.part.gone}</PageTitle>
    {part ? (
      <>
        <h2 className="mt-10 mb-2 text-h3">{substitutesText.title}</h2>
        <SubstituteList partId={part._id} loaded={substitutes} />
      </>
    ) : null}
    <p className="mt-8 flex flex-wrap gap-3">
      {part ? (
        <ButtonLink to={paths.parts({ category: part.category })}>
          {categoryName(part.category)}
        </ButtonLink>
      ) : null}
      <ButtonLink to={paths.parts()} variant={part ? "secondary" : "primary"}>
        {t("Browse parts")}
      </ButtonLink>
    </p>
  </div>
)
