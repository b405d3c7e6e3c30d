import { useLocation, useNavigate } from "react-router"
import { paths } from "../navigation/paths.ts"
import { isApiError } from "./api-error.ts"

/**
 * For what a person does on a page: a failure that means their session is over leads to /login, which
 * comes back here. Says whether it was one.
 */
export function useSessionLoss(): (failure: unknown) => boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (failure) => {
    const lost = isApiError(failure) && failure.status === 401
    if (lost) void navigate(paths.login(pathname + search))
    return lost
  }
}
