import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { browserApi } from "#web/api/api.ts"
import { tokenOwner } from "#web/api/session.ts"
import { redirectOnLostSession, requireSignIn, type ServerArgs } from "./guards.ts"

type WithParams = { params: unknown }

/** The address of a page, with its viewer. */
export interface PageRequest<Args extends WithParams = WithParams> {
  search: URLSearchParams
  params: Args["params"]
  viewerEmail: () => Promise<string>
}

type Load<Args extends WithParams, Data> = (
  api: ApiClient,
  page: PageRequest<Args>,
) => Promise<Data>

/** Returns the `loader` of a page for signed-in users. Responds with 404 unless `isFound`. */
export const serverLoader =
  <Args extends WithParams, Data>(load: Load<Args, Data>, isFound = (_: Data) => true) =>
  async (args: ServerArgs & Args) => {
    const { api, viewer } = requireSignIn(args)
    const { request, params } = args
    const viewerEmail = async () => viewer.email
    const found = await load(api, { search: paramsOf(request), params, viewerEmail })
    return data(found, { status: isFound(found) ? 200 : 404 })
  }

/** Returns the `clientLoader` of a page for signed-in users. */
export const browserLoader =
  <Args extends WithParams, Data>(load: Load<Args, Data>) =>
  ({ request, params }: { request: Request } & Args): Promise<Data> =>
    redirectOnLostSession(request, () =>
      load(browserApi, { search: paramsOf(request), params, viewerEmail: tokenOwner }),
    )

const paramsOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams
