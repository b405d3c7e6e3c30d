import { useEffect, useRef } from "react"
import { useRevalidator, useRouteError } from "react-router"
import { whenAgain } from "../../api/failure-text.ts"
import { Button } from "../button.tsx"
import { Notice } from "./notice.tsx"

interface RetryPanelProps {
  /** The heading, where the whole page is missing. */
  title?: string
  children: string
}

/** In place of what could not be loaded. */
export function RetryPanel({ title, children }: RetryPanelProps) {
  const { revalidate, state } = useRevalidator()
  const tooMany = whenAgain(useRouteError())
  const tried = useRef(false)
  // The button leaves with the panel: what came in its place starts at the page's heading.
  useEffect(
    () => () => {
      if (tried.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>("main h1")?.focus()
    },
    [],
  )
  const tryAgain = () => {
    tried.current = true
    void revalidate()
  }
  return (
    <>
      {title ? (
        <h1 tabIndex={-1} className="mb-6 text-h1">
          {title}
        </h1>
      ) : null}
      <Notice tone="danger">
        <p>{tooMany ? `${children} ${tooMany}` : children}</p>
        <Button variant="secondary" className="mt-3" busy={state === "loading"} onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    </>
  )
}
