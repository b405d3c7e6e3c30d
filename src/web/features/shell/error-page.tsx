import { lazy, Suspense } from "react"
import { isRouteErrorResponse, Link } from "react-router"
import { isApiError } from "../../api/api-error.ts"
import { useRequestId } from "../../api/request-id.ts"
import { paths } from "../../navigation/paths.ts"
import { Button } from "../../ui/button.tsx"
import { MessagePage } from "./message-page.tsx"

// No part of every first page.
const NotFoundPage = lazy(() => import("./not-found-page.tsx"))

/** What stands in the frame when a page could not be made. */
export const ErrorPage = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ) : (
    <Broken error={error} />
  )

function Broken({ error }: { error: unknown }) {
  const { id, elementId } = useRequestId(error)
  const unreachable =
    (isApiError(error) && error.status === 0) || globalThis.navigator?.onLine === false
  return (
    <MessagePage title={unreachable ? "The shop is not answering" : "Something broke on our side"}>
      <p>
        {unreachable
          ? "Check your connection, then try again."
          : "Try again in a moment. If you had just placed or paid an order, look at My Order before you repeat it."}
      </p>
      {id ? (
        <p className="text-sm">
          Request{" "}
          <code id={elementId} className="font-mono text-mono break-all select-all">
            {id}
          </code>
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
