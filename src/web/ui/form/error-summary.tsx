import { type MouseEvent, useEffect, useId, useRef } from "react"
import { t } from "#domain/languages/translate.ts"

interface ErrorSummaryProps {
  errors: Record<string, string>
  /** Number of failed submits; each one moves the focus here. Fields may have errors before the first. */
  attempt: number
}

/**
 * Lists the problems of a form. The focus announces it once per submit; it is no live region, because each corrected
 * field shortens the list.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const entries = Object.entries(errors)
  if (attempt === 0 || entries.length === 0) return null

  const goToField = (event: MouseEvent, name: string) => {
    event.preventDefault()
    document.getElementsByName(name)[0]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      className="rounded-lg border border-danger bg-danger-subtle p-4 text-sm"
    >
      <h2 id={id} className="text-base font-semibold">
        {t("There is a problem")}
      </h2>
      <ul id={`${id}-list`} className="mt-2 flex flex-col gap-1">
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="font-medium text-danger underline underline-offset-2"
              onClick={(event) => goToField(event, name)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
