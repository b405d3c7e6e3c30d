import type { ComponentProps } from "react"

/** Heading of a page. Takes the focus after a navigation. */
export const PageTitle = ({ className = "", ...heading }: ComponentProps<"h1">) => (
  <h1 tabIndex={-1} className={`${className} text-h1`.trimStart()} {...heading} />
)
