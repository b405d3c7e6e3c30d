import { redirect } from "react-router"
import { paths } from "#web/navigation/paths.ts"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/logout.ts"

/** A GET request changes nothing, so the user stays signed in. */
export const loader = () => redirect(paths.home)

export async function action({ context }: Route.ActionArgs) {
  const { signOut } = context.get(pageContext)
  return redirect(paths.home, { headers: await signOut() })
}
