import { useMemo } from "react"
import { data } from "react-router"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { SignedOutNote } from "#web/accounts/buyer/signed-out-note.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ReviewList } from "#web/reviews/buyer/review-list.tsx"
import { publicPageMeta, shopOf } from "#web/shell/page-meta.ts"
import {
  Banner,
  EngineerSection,
  Section,
  ServiceSection,
  StatsStrip,
} from "#web/shop/buyer/home/home-sections.tsx"
import { type HomeData, loadHome } from "#web/shop/buyer/home/load-home.ts"
import { PartSection } from "#web/shop/buyer/home/part-section.tsx"
import { shopJsonLd } from "#web/shop/buyer/home/shop-json-ld.ts"
import { pageContext } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import type { Route } from "./+types/home.ts"

export const meta: Route.MetaFunction = ({ matches }) => {
  return [
    ...publicPageMeta({
      description: t(
        "Memory, storage, power supplies, boards, cards, cooling and cases from our own production, sold in bulk. You see stock and price of every part.",
      ),
      path: paths.home,
      matches,
    }),
    { "script:ld+json": shopJsonLd(shopOf(matches)) },
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const home = await loadHome(context.get(pageContext).api)
  const whole = home.parts && home.services && home.reviews && home.engineers
  // As a JSON string: the router's encoding of objects compresses one kilobyte worse.
  return data(JSON.stringify(home), { status: whole ? 200 : 503 })
}

const REVIEWS_ON_PHONE = 3

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const home = useMemo<HomeData>(() => asDeclared(JSON.parse(loaderData)), [loaderData])
  const { site, viewer } = matches[0].loaderData
  const staff = viewer?.role === "admin"
  const isMore = home.reviewCount > (home.reviews?.length ?? 0)
  const hasMoreOnPhone = (home.reviews?.length ?? 0) > REVIEWS_ON_PHONE
  const hasReviews = staff || home.reviews?.length !== 0
  return (
    <div className="pt-4 sm:pt-6">
      <h1 className="sr-only">
        {t("{name}: parts made to be bought in bulk", { name: site.name })}
      </h1>
      <SignedOutNote />
      <Banner slides={home.banner} />
      <StatsStrip stats={home.stats} />
      <PartSection home={home} />
      <ServiceSection services={home.services} />
      {site.hides?.includes("reviews") || !hasReviews ? null : (
        <Section id="reviews" title={t("Reviews")}>
          <ReviewList reviews={home.reviews} staff={staff} onPhone={REVIEWS_ON_PHONE} />
          {isMore || staff || hasMoreOnPhone ? (
            <p className={`mt-8 text-center ${isMore || staff ? "" : "two:hidden"}`}>
              <ButtonLink to={paths.reviews()} variant="secondary">
                {home.reviewCount > 1
                  ? t("All {reviewCount} reviews", { reviewCount: formatCount(home.reviewCount) })
                  : t("Reviews")}
              </ButtonLink>
            </p>
          ) : null}
        </Section>
      )}
      <EngineerSection engineers={home.engineers} />
    </div>
  )
}
