import { Outlet } from "react-router"
import { requireAdmin, requireAdminInBrowser } from "../../navigation/guards.ts"
import type { Route } from "./+types/admin-area.ts"

/** Around the administrator's pages; it has no look of its own. */
export const middleware: Route.MiddlewareFunction[] = [requireAdmin]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireAdminInBrowser]

export default Outlet
