import { type MouseEvent, useEffect, useRef } from "react"
import { t } from "#domain/languages/translate.ts"

interface ErrorSummaryProps {
  errors: Record<string, string>
  /** Number of failed submits; each one moves the focus here. */
  attempt: number
}

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const entries = Object.entries(errors)
  if (entries.length === 0) return null

  const goToField = (event: MouseEvent, name: string) => {
    event.preventDefault()
    document.getElementsByName(name)[0]?.focus()
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-lg border border-danger bg-danger-subtle p-4 text-sm"
    >
      <h2 className="text-base font-semibold">{t("There is a problem")}</h2>
      <ul className="mt-2 flex flex-col gap-1">
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
