import { ownPath } from "#contract/kernel/own-path.ts"
import { readLanguagePath } from "#domain/languages/languages.ts"

/** Returns the visible path without its language; works for the router's data requests too. */
export function originOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete("_routes")
  const search = searchParams.size > 0 ? `?${searchParams}` : ""
  return readLanguagePath(pathname.replace(/(?:\/_root)?\.data$/, "") || "/").path + search
}

/** Returns the remembered path, or `/` if it is not a path of the shop. */
export const returnTo = (from: string | null): string =>
  readLanguagePath(ownPath(from ?? "") ?? "/").path

/** Returns the id of the part that the visitor wanted to buy before signing in. */
export const partToBuy = (from: string): string | undefined =>
  /^\/purchase\/([^/?#]+)/.exec(from)?.[1]
