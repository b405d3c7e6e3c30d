import sansFont from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url"
import { type ReactNode, useEffect } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router"
import { currentLanguage } from "#domain/languages/languages.ts"
import { loadLanguage } from "#domain/languages/translate.ts"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { setShopTimeZone } from "#domain/shop/days.ts"
import { forgetToken, storedOwner } from "#web/api/browser-storage.ts"
import { CartOwner, forgetOtherCart } from "#web/cart/shared/known-cart.ts"
import { defaultSite, SiteContext } from "#web/navigation/site.ts"
import { rowHeightOf, themeOf } from "#web/preferences/preferences.ts"
import { ErrorPage } from "#web/shell/error-page.tsx"
import { Frame } from "#web/shell/frame.tsx"
import { Toaster } from "#web/ui/feedback/toast.tsx"
import { TimeZone } from "#web/ui/moment.tsx"
import type { Route } from "./+types/root.ts"
import appCss from "./app.css?url"
import { pageContext } from "./shop-context.ts"

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: sansFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: appCss },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: (loaderData?.site ?? defaultSite).name },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, viewer, countCart, publicUrl } = context.get(pageContext)
  const [{ testMode }, cart, site] = await Promise.all([
    api("GET /config"),
    countCart(),
    api("GET /site").catch(() => defaultSite),
  ])
  const cookies = request.headers.get("cookie")
  const theme = themeOf(cookies)
  const rowHeight = rowHeightOf(cookies)
  return { viewer, cart, site, publicUrl, testMode, theme, rowHeight }
}

/** Loads the buyers' texts; the home page carries its own. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  () => loadLanguage(currentLanguage(), "buyers"),
]

type RootState = Awaited<ReturnType<typeof loader>>

/** Last known state, so that an unreachable server signs no one out. Stays empty on the server. */
let known: RootState | undefined

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root")
  // The last effect of the first commit: from now on all clicks and input are handled.
  useEffect(() => {
    known = loaded ?? known
    document.documentElement.dataset.hydrated = ""
  }, [loaded])
  const data = loaded ?? known
  const theme = data?.theme ?? "system"
  const site = data?.site ?? defaultSite
  setShopCurrency(site.currency)
  setShopTimeZone(site.timeZone)
  return (
    <html
      lang={currentLanguage()}
      data-theme={theme === "system" ? undefined : theme}
      data-staff={data?.viewer?.role === "admin" ? "" : undefined}
      data-rows={data?.rowHeight === "compact" ? "compact" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <TimeZone value={site.timeZone}>
          <CartOwner value={data?.viewer?.email}>
            <SiteContext value={site}>
              <Frame
                viewer={data?.viewer ?? null}
                cart={data?.cart}
                testMode={data?.testMode ?? false}
                theme={theme}
              >
                {children}
              </Frame>
            </SiteContext>
          </CartOwner>
        </TimeZone>
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const email = loaderData.viewer?.email
  useEffect(() => forgetOtherCart(email ?? ""), [email])
  useEffect(() => {
    if (storedOwner() === email) return
    forgetToken()
    // After sign-in at a provider, the browser has no token yet.
    if (email !== undefined) fetchToken(email).catch(() => undefined)
  }, [email])
  return <Outlet />
}

/** Prefetches the token without loading this code with the first page. Later calls would fetch it if this fails. */
async function fetchToken(email: string): Promise<void> {
  const { renewToken } = await import("#web/api/session.ts")
  await renewToken(email)
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
