import { Outlet } from "react-router"
import { requireAdmin, requireAdminInBrowser } from "#web/navigation/guards.ts"
import type { Route } from "./+types/admin-area.ts"

/** Layout route of administrators' pages; it only adds middleware. */
export const middleware: Route.MiddlewareFunction[] = [requireAdmin]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireAdminInBrowser]

export default Outlet
