import { Outlet } from "react-router"
import { DashboardNav } from "../../accounts/buyer/dashboard-nav.tsx"
import { requireViewer } from "../../navigation/guards.ts"
import type { Route } from "./+types/dashboard.ts"
import dashboardCss from "./dashboard.css?url"

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
