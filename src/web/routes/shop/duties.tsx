import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import type { Duty } from "#contract/shop/overview.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { countryName, euMembers, isEuMember } from "#domain/shop/places.ts"
import type { Reply } from "#web/api/api.ts"
import { browserLoader, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/duties.ts"

const title = () => t("Duties by law")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = (api: ApiClient) => api("GET /duty")

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function DutiesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Shows which duties the shop fulfils by its settings, where, and since when. This is not legal advice: which duties apply to you depends on where and to whom you sell.",
        )}
      </PageIntro>
      <DataTable
        caption={title()}
        columns={[
          {
            header: t("Duty"),
            namesRow: true,
            cell: ({ duty }) => (
              <>
                {texts[duty].title}
                <span className="block max-w-xl text-sm font-normal text-text-3">
                  {texts[duty].law}
                </span>
              </>
            ),
          },
          {
            header: t("State"),
            cell: ({ on }) => (
              <Badge tone={on ? "brand" : "neutral"}>{on ? t("On") : t("Off")}</Badge>
            ),
          },
          { header: t("Where"), cell: placesText },
          {
            header: t("Since"),
            cell: ({ since }) => (since ? <Moment at={since} dayOnly oneLine /> : "–"),
          },
          {
            header: t("Settings"),
            cell: ({ duty, group }) => (
              <Link to={paths.settings(group)} className="text-brand underline underline-offset-2">
                {t("Settings")}
                <span className="sr-only"> {texts[duty].title}</span>
              </Link>
            ),
          },
        ]}
        rows={loaderData}
        rowKey={({ duty }) => duty}
      />
    </>
  )
}

interface DutyText {
  title: string
  /** Law with jurisdiction and date. */
  law: string
}

const texts: Record<Duty, DutyText> = translated({
  order_button: {
    title: "Order button: obligation to pay",
    law: "EU, since 13 June 2014: Directive 2011/83/EU, article 8(2). Germany: § 312j BGB.",
  },
  withdrawal: {
    title: "Withdrawal page",
    law: "EU, since 19 June 2026: Directive 2011/83/EU, article 11a.",
  },
  guarantee: {
    title: "Notice of the legal guarantee",
    law: "EU, since 27 September 2026: Directive 2011/83/EU, articles 5 and 6, as changed by Directive (EU) 2024/825.",
  },
  lowest_price: {
    title: "Lowest price of 30 days",
    law: "EU, since 28 May 2022: Directive 98/6/EC, article 6a.",
  },
  makers: {
    title: "Manufacturers and responsible persons",
    law: "EU and Northern Ireland, since 13 December 2024: Regulation (EU) 2023/988, article 19.",
  },
  fees: {
    title: "Fees for recycling",
    law: "By country and state, such as California since 1 January 2005: Public Resources Code, section 42464.",
  },
  delivery_tax: {
    title: "Tax delivery like the goods",
    law: "EU: Directive 2006/112/EC, article 78(b).",
  },
  vat_checks: {
    title: "VAT numbers checked again",
    law: "EU, since 1 January 2020: Directive 2006/112/EC, article 138(1), asks for a valid number at each supply.",
  },
  tax_currency: {
    title: "Tax in the national currency",
    law: "EU: Directive 2006/112/EC, article 230. Great Britain: VAT Regulations 1995, regulation 14.",
  },
})

const placesText = ({ on, countries }: Reply<"GET /duty">[number]): string => {
  if (!on) return "–"
  if (countries.length === 0) return t("everywhere")
  if (countries.length === euMembers.length && countries.every(isEuMember))
    return t("European Union")
  return countries.map(countryName).join(", ")
}

export const ErrorBoundary = retryPanel(title, () => t("The duties could not be loaded."))
