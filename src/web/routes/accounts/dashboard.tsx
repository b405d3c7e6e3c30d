import { Link, Outlet, useLocation } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { requireViewer } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import type { Viewer } from "#web/shop-context.ts"
import type { Route } from "./+types/dashboard.ts"
import dashboardCss from "./dashboard.css?url"

const { sidebar } = pageText
const profile = () => ({ label: sidebar.myProfile, to: paths.myProfile })
const lists = () => ({ label: t("Parts lists"), to: paths.lists })
const account = () => ({ label: t("Account"), to: paths.account })
const entriesOf = (): Record<Viewer["role"], readonly { label: string; to: string }[]> => ({
  user: [
    profile(),
    { label: sidebar.myOrder, to: paths.myOrder },
    lists(),
    { label: sidebar.review, to: paths.review },
    account(),
  ],
  admin: [
    profile(),
    { label: sidebar.overview, to: paths.overview },
    { label: sidebar.manageOrders, to: paths.manageOrder },
    { label: t("Customers"), to: paths.customers },
    { label: t("Returns"), to: paths.returns() },
    { label: t("Invoices"), to: paths.invoices },
    { label: sidebar.manageProduct, to: paths.manageProduct },
    { label: sidebar.addProduct, to: paths.addProduct },
    { label: sidebar.makeAdmin, to: paths.makeAdmin },
    { label: t("Mail"), to: paths.mail },
    { label: t("Audit"), to: paths.audit },
    { label: t("Health"), to: paths.health },
    { label: t("Settings"), to: paths.settings() },
    account(),
  ],
})

function DashboardNav({ role }: { role: Viewer["role"] }) {
  const { pathname } = useLocation()
  const { hides = [], returns } = useSite()
  const shown = entriesOf()[role].filter(
    ({ to }) =>
      (to !== paths.review || !hides.includes("reviews")) && (returns || to !== paths.returns()),
  )
  return (
    <nav aria-label={t("Dashboard")} className="dashboard-nav print:hidden">
      <ul>
        {shown.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={current(to, pathname)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const subpages: Readonly<Record<string, readonly string[]>> = {
  [paths.myOrder]: [paths.order(""), paths.payment("")],
  [paths.manageOrder]: [paths.order(""), paths.unpaid, paths.recall(), paths.draftOrders],
  [paths.overview]: [paths.sales()],
  [paths.invoices]: [paths.vatReport, paths.dailyRates],
  [paths.settings()]: [paths.taxIds, paths.postalRates, paths.duties],
  [paths.returns()]: [paths.withdrawals],
  [paths.manageProduct]: [
    paths.importProducts,
    paths.productGrid,
    paths.stock,
    paths.vocabulary(),
    paths.attribute({}),
  ],
  [paths.account]: [paths.secondFactor()],
}

/**
 * Returns `aria-current` for a menu entry: "page" for the current page, "true" for a page that belongs to the entry.
 */
function current(to: string, pathname: string): "page" | "true" | undefined {
  const shown = pathname.replace(/\/$/, "").toLowerCase()
  if (shown === to.toLowerCase() || (to === paths.myProfile && shown === paths.dashboard))
    return "page"
  return subpages[to]?.some((start) => shown.startsWith(start)) ||
    shown.startsWith(`${to.toLowerCase()}/`)
    ? "true"
    : undefined
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: dashboardCss }]

export const middleware: Route.MiddlewareFunction[] = [requireViewer]

export default function Dashboard({ matches }: Route.ComponentProps) {
  const { viewer } = matches[0].loaderData
  if (!viewer) return null
  return (
    <div className="wide:flex">
      <DashboardNav role={viewer.role} />
      <div className="min-w-0 py-8 wide:flex-1 wide:py-12 wide:pl-10">
        <Outlet />
      </div>
    </div>
  )
}
