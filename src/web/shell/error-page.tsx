import { lazy, type ReactNode, Suspense } from "react"
import { isRouteErrorResponse, Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { isApiError, retryHint, useRequestId } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { rich } from "#web/ui/rich-text.tsx"

// Loaded on demand, because it is rarely needed.
const NotFoundPage = lazy(() => import("./not-found-page.tsx"))

export const ErrorPage = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ) : (
    <Broken error={error} />
  )

function describeError(error: unknown): { title: string; advice: string } {
  if ((isApiError(error) && error.status === 0) || globalThis.navigator?.onLine === false)
    return {
      title: t("The shop is not responding"),
      advice: t("Check your connection, then try again."),
    }
  const tooMany = retryHint(error)
  if (tooMany) return { title: t("Too many requests"), advice: tooMany }
  return {
    title: isBusy(error) ? t("The shop is busy") : t("Something broke on our side"),
    advice: t(
      "Try again in a moment. If you have just placed or paid for an order, check My Order before you do it again.",
    ),
  }
}

const isBusy = (error: unknown): boolean =>
  (isApiError(error) || isRouteErrorResponse(error)) && error.status === 503

function Broken({ error }: { error: unknown }) {
  const { id, elementId } = useRequestId(error)
  const { title, advice } = describeError(error)
  return (
    <MessagePage title={title}>
      <p>{advice}</p>
      {id ? (
        <p className="text-sm">
          {rich("Request {code}", {
            code: (
              <code id={elementId} className="font-mono text-mono break-all select-all">
                {id}
              </code>
            ),
          })}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Button size={44} className="needs-script" onClick={() => location.reload()}>
          {t("Try again")}
        </Button>
        <Link to={paths.home} reloadDocument className="text-brand underline underline-offset-4">
          {t("Home")}
        </Link>
      </div>
    </MessagePage>
  )
}

interface MessagePageProps {
  title: string
  picture?: ReactNode
  children: ReactNode
}

export const MessagePage = ({ title, picture, children }: MessagePageProps) => (
  <div className="mx-auto flex max-w-[40rem] flex-col items-center gap-6 py-12 text-center sm:py-20">
    {picture}
    <h1 className="text-display">{title}</h1>
    <div className="flex flex-col items-center gap-6 text-text-2">{children}</div>
  </div>
)
