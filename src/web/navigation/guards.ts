import { type RouterContextProvider, redirect } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { browserApi } from "../api/api.ts"
import { isApiError } from "../api/api-error.ts"
import { leaveRefusedSession, tokenOwner } from "../api/session.ts"
import { pageContext, type Viewer } from "../shop-context.ts"
import { paths } from "./paths.ts"

type ServerArgs = { context: Readonly<RouterContextProvider>; request: Request }

/** The path people see, also when the router asks for a page's data. */
export function originOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete("_routes")
  const search = searchParams.size > 0 ? `?${searchParams}` : ""
  return (pathname.replace(/(?:\/_root)?\.data$/, "") || "/") + search
}

/**
 * Where someone goes who is not signed in: to /login, which remembers their way. A page that is open and asks
 * for My Order goes home instead, as its own call does: whichever of the two is answered last decides.
 */
function strangersPath(request: Request): string {
  const isOpenPage = new URL(request.url).pathname === `${paths.myOrder}.data`
  return isOpenPage ? paths.home : paths.login(originOf(request))
}

/** Who is looking, and the calls in their name; strangers are led away. */
export function signedIn({ context, request }: ServerArgs): { api: ApiClient; viewer: Viewer } {
  const { api, viewer } = context.get(pageContext)
  if (!viewer) throw redirect(strangersPath(request))
  return { api, viewer }
}

/** Server middleware of pages for signed-in people. */
export function requireViewer(args: ServerArgs): void {
  signedIn(args)
}

/** Server middleware: an administrator who lacks the second factor this shop asks for is led to its setup. */
export function requireSecondFactor(args: ServerArgs): void {
  const { viewer } = signedIn(args)
  if (viewer.awaitsSecondFactor) throw redirect(paths.secondFactor(originOf(args.request)))
}

/** Server middleware: someone who is no administrator is signed out and sent to /login, which says why. */
export async function requireAdmin(args: ServerArgs): Promise<void> {
  const { viewer } = signedIn(args)
  if (viewer.role === "admin") return
  requireSecondFactor(args)
  throw redirect(paths.loginOfAdministrators, {
    headers: await args.context.get(pageContext).signOut(),
  })
}

/** Runs a page's calls in the browser; a lost session leads to /login and remembers this page. */
export async function orLogin<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isApiError(error) && error.status === 401) throw redirect(paths.login(originOf(request)))
    throw error
  }
}

/** Browser middleware of the administrator's pages; only a definite "no" signs out. */
export async function requireAdminInBrowser({ request }: { request: Request }): Promise<void> {
  const { admin } = await orLogin(request, async () =>
    browserApi("GET /admin/{email}", { params: { email: await tokenOwner() } }),
  )
  if (admin) return
  const { twoFactorMissing } = await browserApi("GET /account")
  if (twoFactorMissing) throw redirect(paths.secondFactor(originOf(request)))
  await leaveRefusedSession()
  throw redirect(paths.loginOfAdministrators)
}
