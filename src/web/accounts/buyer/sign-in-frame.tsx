import type { ReactNode } from "react"
import { Link } from "react-router"

interface SignInFrameProps {
  title: string
  /** Why one is here, when another page asked for it. */
  reason?: string | undefined
  children: ReactNode
  other: { question: string; label: string; to: string }
}

/** The frame that /login and /register share. */
export function SignInFrame({ title, reason, children, other }: SignInFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[440px] py-10 sm:py-16">
      <h1 tabIndex={-1} className="text-h1">
        {title}
      </h1>
      {reason ? <p className="mt-2 text-text-2">{reason}</p> : null}
      <div className="mt-8 flex flex-col gap-6">{children}</div>
      <p className="mt-8 border-t border-border pt-6 text-[0.9375rem] text-text-2">
        {other.question}{" "}
        <Link to={other.to} className="font-medium text-brand underline underline-offset-2">
          {other.label}
        </Link>
      </p>
    </div>
  )
}
