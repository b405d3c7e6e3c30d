import { data, type RouterContextProvider, redirect } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import type { Section } from "#contract/settings/shop-settings.ts"
import { currentLanguage, readLanguagePath } from "#domain/languages/languages.ts"
import { loadLanguage } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { leaveRefusedSession, tokenOwner } from "#web/api/session.ts"
import { pageContext, type Viewer } from "#web/shop-context.ts"
import { paths } from "./paths.ts"
import { originOf } from "./return-path.ts"

export type ServerArgs = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * Returns the redirect for signed-out visitors: /login, which remembers the page. Data requests for My Order go to the
 * home page instead.
 */
function signedOutRedirect(request: Request): string {
  const { path } = readLanguagePath(new URL(request.url).pathname)
  const isMyOrderData = path === `${paths.myOrder}.data`
  return isMyOrderData ? paths.home : paths.login(originOf(request))
}

/** Returns the viewer and the API; redirects signed-out visitors. */
export function requireSignIn({ context, request }: ServerArgs): {
  api: ApiClient
  viewer: Viewer
} {
  const { api, viewer } = context.get(pageContext)
  if (!viewer) throw redirect(signedOutRedirect(request))
  return { api, viewer }
}

/** Middleware of pages that need a session. */
export function requireViewer(args: ServerArgs): void {
  requireSignIn(args)
}

/** Middleware that redirects administrators without their required second factor to its setup. */
export function requireSecondFactor(args: ServerArgs): void {
  const { viewer } = requireSignIn(args)
  if (viewer.awaitsSecondFactor) throw redirect(paths.secondFactor(originOf(args.request)))
}

/** Middleware that signs out users who are not administrators and redirects them to /login. */
export async function requireAdmin(args: ServerArgs): Promise<void> {
  const { viewer } = requireSignIn(args)
  if (viewer.role === "admin") return
  requireSecondFactor(args)
  throw redirect(paths.loginOfAdministrators, {
    headers: await args.context.get(pageContext).signOut(),
  })
}

/** Runs calls in the browser. On a lost session, redirects to /login, which returns to this page. */
export async function redirectOnLostSession<T>(
  request: Request,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isApiError(error) && error.status === 401) throw redirect(paths.login(originOf(request)))
    throw error
  }
}

/** Browser middleware of administrators' pages. Signs out only after a definite refusal. */
export async function requireAdminInBrowser({ request }: { request: Request }): Promise<void> {
  const { admin } = await redirectOnLostSession(request, async () =>
    browserApi("GET /admin/{email}", { params: { email: await tokenOwner() } }),
  )
  // A user who has just signed in on this page has loaded only the buyers' texts.
  if (admin) return loadLanguage(currentLanguage(), "staff")
  const { twoFactorMissing } = await browserApi("GET /account")
  if (twoFactorMissing) throw redirect(paths.secondFactor(originOf(request)))
  await leaveRefusedSession()
  throw redirect(paths.loginOfAdministrators)
}

/** Responds with 404 if the section is turned off. For server loaders. */
export async function requireSection(api: ApiClient, section: Section): Promise<void> {
  const { hides } = await api("GET /site")
  if (hides?.includes(section)) throw data(null, { status: 404 })
}
