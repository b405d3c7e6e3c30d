import * as build from "virtual:react-router/server-build"
import { createRequestHandler, RouterContextProvider } from "react-router"
import { type PageContext, pageContext } from "./shop-context.ts"

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders a page, or its data for client navigation. */
export function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handle(request, context)
}
