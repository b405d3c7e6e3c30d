import { isRouteErrorResponse, Link } from "react-router"
import { ApiError } from "#contract/client.ts"
import { paths } from "../../paths.ts"
import { Button } from "../../ui/button.tsx"
import { MessagePage } from "./message-page.tsx"
import { NotFoundPage } from "./not-found-page.tsx"

/** What stands in the frame when a page could not be made. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const unreachable =
    (error instanceof ApiError && error.status === 0) || globalThis.navigator?.onLine === false
  const requestId = error instanceof ApiError ? error.body.requestId : undefined
  return (
    <MessagePage title={unreachable ? "The shop is not answering" : "Something broke on our side"}>
      <p>
        {unreachable
          ? "Check your connection, then try again."
          : "Try again in a moment. If you had just placed or paid an order, look at My Order before you repeat it."}
      </p>
      {requestId ? (
        <p className="text-sm">
          Request <code className="font-mono text-mono">{requestId}</code>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Button size={44} className="needs-script" onClick={() => location.reload()}>
          Try again
        </Button>
        <Link to={paths.home} reloadDocument className="text-brand underline underline-offset-4">
          Home
        </Link>
      </div>
    </MessagePage>
  )
}
