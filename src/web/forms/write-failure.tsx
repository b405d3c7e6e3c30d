import { Notice } from "../ui/feedback/notice.tsx"

interface WriteFailureProps {
  failure: { text: string } | undefined
  className?: string
}

/** Why a write came to nothing, where it happened; the region is on the page before its words. */
export const WriteFailureNotice = ({ failure, className = "" }: WriteFailureProps) => (
  <div role="alert" className={`empty:hidden ${className}`}>
    {failure ? <Notice tone="danger">{failure.text}</Notice> : null}
  </div>
)

/** The same in one red line, for forms that stand alone on their page. */
export const WriteFailureLine = ({ failure }: WriteFailureProps) => (
  <div role="alert" className="empty:hidden">
    {failure ? <p className="text-[0.9375rem] font-medium text-danger">{failure.text}</p> : null}
  </div>
)
