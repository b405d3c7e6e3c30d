import type { ReactNode } from "react"
import type { ApiError } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { isApiError } from "#web/api/api-error.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import type { WriteFailure } from "./use-write.ts"

interface WriteFailureProps {
  failure: { text: string } | undefined
  className?: string
}

/** Message of a failed write. The live region exists before its text, so that it is announced. */
export const WriteFailureNotice = ({ failure, className = "" }: WriteFailureProps) => (
  <div role="alert" className={`empty:hidden ${className}`}>
    {failure ? <Notice tone="danger">{failure.text}</Notice> : null}
  </div>
)

interface EditFailureProps {
  failure: WriteFailure | undefined
  /** Refusal of an edit because of a concurrent change, and its title. */
  conflict: { code: ApiError["body"]["code"]; title: string }
  /** Button or link that shows the new version. */
  children: ReactNode
}

/** Message of a failed edit. After a concurrent change, it offers the new version. */
export function EditFailure({ failure, conflict, children }: EditFailureProps) {
  const isConflict = isApiError(failure?.error) && failure.error.body.code === conflict.code
  return (
    <div role="alert" className="empty:hidden">
      {isConflict ? (
        <Notice tone="warn" title={conflict.title}>
          <p className="mb-3">
            {t(
              "Nothing was saved. Show the new version to continue; your entries here are then lost.",
            )}
          </p>
          {children}
        </Notice>
      ) : null}
      {failure && !isConflict ? <Notice tone="danger">{failure.text}</Notice> : null}
    </div>
  )
}

export const WriteFailureLine = ({ failure }: Pick<WriteFailureProps, "failure">) => (
  <div role="alert" className="empty:hidden">
    {failure ? <p className="text-[0.9375rem] font-medium text-danger">{failure.text}</p> : null}
  </div>
)
