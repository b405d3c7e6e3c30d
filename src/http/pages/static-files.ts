import { serveStatic } from "@hono/node-server/serve-static"
import type { OpenAPIHono } from "@hono/zod-openapi"
import type { AppEnv } from "../kernel/app-env.ts"

const FOREVER = "public, max-age=31536000, immutable"

/** Serves static files; hashed names are cached for ever. */
export function serveFiles(
  app: OpenAPIHono<AppEnv>,
  { bundle, pictures }: { bundle: string; pictures: string },
): void {
  const immutable = (path: string, root: string) =>
    app.use(
      path,
      serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: (requested) => requested.replace(/^\/img\//, "/"),
        onFound: (_, c) => c.header("cache-control", FOREVER),
      }),
    )
  immutable("/assets/*", bundle)
  immutable("/img/*", pictures)
  app.use("/*", serveStatic({ root: bundle }))
}
