import { lazy, Suspense } from "react"
import { isRouteErrorResponse, Link } from "react-router"
import { isApiError, whenAgain } from "../api/api-error.ts"
import { useRequestId } from "../api/request-id.ts"
import { paths } from "../navigation/paths.ts"
import { Button } from "../ui/button.tsx"
import { MessagePage } from "./message-page.tsx"

// No part of every first page.
const NotFoundPage = lazy(() => import("./not-found-page.tsx"))

export const ErrorPage = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ) : (
    <Broken error={error} />
  )

function whatHappened(error: unknown): { title: string; advice: string } {
  if ((isApiError(error) && error.status === 0) || globalThis.navigator?.onLine === false)
    return { title: "The shop is not answering", advice: "Check your connection, then try again." }
  const tooMany = whenAgain(error)
  if (tooMany) return { title: "Too many requests", advice: tooMany }
  return {
    title: "Something broke on our side",
    advice:
      "Try again in a moment. If you had just placed or paid an order, look at My Order before you repeat it.",
  }
}

function Broken({ error }: { error: unknown }) {
  const { id, elementId } = useRequestId(error)
  const { title, advice } = whatHappened(error)
  return (
    <MessagePage title={title}>
      <p>{advice}</p>
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
