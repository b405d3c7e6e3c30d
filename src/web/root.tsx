import sansFont from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url"
import { type ReactNode, useEffect } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router"
import { text } from "#contract/text.ts"
import type { Route } from "./+types/root.ts"
import appCss from "./app.css?url"
import { ErrorPage } from "./features/shell/error-page.tsx"
import { Frame } from "./features/shell/frame.tsx"
import { rowHeightOf } from "./row-height.ts"
import { pageContext } from "./shop-context.ts"
import { themeOf } from "./theme.ts"
import { forgetToken } from "./token.ts"
import { Toaster } from "./ui/toaster.tsx"

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: sansFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: appCss },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
]

export const meta: Route.MetaFunction = () => [{ title: text.title }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, viewer, publicUrl } = context.get(pageContext)
  const { testMode } = await api("GET /config")
  const cookies = request.headers.get("cookie")
  const [theme, rowHeight] = [themeOf(cookies), rowHeightOf(cookies)]
  return { viewer, publicUrl, testMode, theme, rowHeight }
}

/** The document and the frame around every page, an error's too. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root")
  const theme = data?.theme ?? "system"
  return (
    <html
      lang="en"
      data-theme={theme === "system" ? undefined : theme}
      data-rows={data?.rowHeight === "compact" ? "compact" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame viewer={data?.viewer ?? null} testMode={data?.testMode ?? false} theme={theme}>
          {children}
        </Frame>
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const signedOut = loaderData.viewer === null
  useEffect(() => {
    if (signedOut) forgetToken()
  }, [signedOut])
  return <Outlet />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
