import type { OpenAPIHono } from "@hono/zod-openapi"
import { refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]

/** Whether a call is declared at this very address, not among all there may be. */
const answers = (app: OpenAPIHono<AppEnv>, method: string, path: string): boolean =>
  app.router.match(method, path)[0].some(([[, route]]) => !route.path.includes("*"))

/** What nothing answers: another method may, and is named; else there is nothing. */
export function refuseUnmatched(app: OpenAPIHono<AppEnv>): void {
  app.all("*", (c) => {
    const methods = METHODS.filter((method) => answers(app, method, c.req.path))
    if (methods.length === 0) throw refuse("route_not_found")
    c.header("allow", methods.join(", "))
    throw refuse("method_not_allowed")
  })
}
