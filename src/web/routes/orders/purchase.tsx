import { useSearchParams } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { partSource } from "#domain/catalogue/spec-values.ts"
import { t } from "#domain/languages/translate.ts"
import { pictureSources } from "#domain/pictures/uploads.ts"
import { loadFits } from "#web/catalogue/buyer/load-part.ts"
import { FitsSection } from "#web/catalogue/buyer/part-view.tsx"
import { CategoryDrawing } from "#web/catalogue/shared/part-picture.tsx"
import { SpecTable } from "#web/catalogue/shared/spec-table.tsx"
import { requireViewer } from "#web/navigation/guards.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { PurchaseForm } from "#web/orders/buyer/purchase-form.tsx"
import type { Part } from "#web/orders/shared/shown-order.ts"
import { pageTitle } from "#web/shell/page-meta.ts"
import { loadMissingPart, missingTitle, PartMissing } from "#web/shell/part-missing.tsx"
import { RetryPage } from "#web/ui/feedback/notice.tsx"
import { PageTitle, WholeWords } from "#web/ui/page-title.tsx"
import { Picture } from "#web/ui/picture/picture.tsx"
import partCss from "../catalogue/part.css?url"
import type { Route } from "./+types/purchase.ts"

const PartHeading = ({ part }: { part: Part }) => (
  <div>
    <div className="tile overflow-hidden rounded-lg">
      <Picture
        src={part.image}
        alt={part.name}
        width={960}
        height={720}
        sources={pictureSources(part.image)}
        sizes="(width >= 56.25rem) 45rem, 100vw"
        load="first"
        className="aspect-4/3 max-h-52 w-full object-contain wide:max-h-[52dvh]"
        fallback={
          <div className="aspect-4/3 max-h-52 w-full wide:max-h-[52dvh]">
            <CategoryDrawing category={part.category} />
          </div>
        }
      />
    </div>
    <PageTitle className="mt-6">
      <WholeWords>{part.name}</WholeWords>
    </PageTitle>
    <p className="mt-3 max-w-[68ch] text-text-2">{part.description}</p>
  </div>
)

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: partCss }]

export const middleware: Route.MiddlewareFunction[] = [requireViewer]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: loaderData?.part
      ? pageTitle(matches, loaderData.part.name)
      : missingTitle(matches, loaderData?.missing),
  },
]

async function load(
  api: ApiClient,
  { params: { id }, viewerEmail }: PageRequest<Route.LoaderArgs>,
) {
  const email = await viewerEmail()
  try {
    const [part, stock, { phone }] = await Promise.all([
      api("GET /part/{id}", { params: { id } }),
      api("GET /part/{id}/stock", { params: { id } }).catch(() => undefined),
      api("GET /user/{email}", { params: { email } }),
    ])
    return {
      part: { ...part, expected: stock?.expected },
      phone,
      fits: await loadFits(api, part.slug),
    }
  } catch (error) {
    return { missing: await loadMissingPart(api, error) }
  }
}

export const loader = serverLoader(load, ({ part }) => part !== undefined)
export const clientLoader = browserLoader(load)

export default function Purchase({ loaderData, matches }: Route.ComponentProps) {
  const { viewer } = matches[0].loaderData
  const [params] = useSearchParams()
  if (!loaderData.part) return <PartMissing missing={loaderData.missing} />
  if (!viewer) return null
  const { part, phone, fits } = loaderData
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 wide:grid-cols-[minmax(0,1fr)_380px] wide:gap-x-12 wide:py-12">
      <PartHeading part={part} />
      <div className="wide:row-span-2">
        {/* Sticky only on a screen taller than the form; otherwise its end would stay out of view. */}
        <div className="top-[calc(var(--bar)+1.5rem)] wide:[@media(height>=60rem)]:sticky">
          <PurchaseForm
            key={part._id}
            part={part}
            buyer={viewer}
            knownPhone={phone}
            startQuantity={/^\d{1,9}$/.exec(params.get("quantity") ?? "")?.[0]}
          />
        </div>
      </div>
      <div className="flex flex-col gap-14">
        <SpecTable
          name={part.name}
          number={partNumber(part)}
          mpn={part.mpn}
          rows={part.specRows}
          source={partSource(part.specs)}
        />
        <FitsSection part={{ id: part._id }} groups={fits} />
      </div>
    </div>
  )
}

export const ErrorBoundary = () => (
  <RetryPage title={t("Purchase")}>{t("The part could not be loaded.")}</RetryPage>
)
