import type { ReactNode } from "react"

interface PageIntroProps {
  title: string
  children: ReactNode
}

/** Heading of a page, with a paragraph on what it is for. */
export const PageIntro = ({ title, children }: PageIntroProps) => (
  <>
    <h1 tabIndex={-1} className="text-h1">
      {title}
    </h1>
    <p className="mt-2 mb-6 max-w-[66ch] text-text-2">{children}</p>
  </>
)
