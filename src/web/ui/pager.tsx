import { ButtonLink } from "./button.tsx"

interface PagerProps {
  /** Which rows are shown, in words. */
  shown: string
  /** Address of the way back, and its words; undefined on the first page. */
  back: { to: string; label: string } | undefined
  next: string | undefined
}

/** The way through a long table, as links. */
export function Pager({ shown, back, next }: PagerProps) {
  if (!back && !next) return null
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-text-2 tabular-nums">{shown}</p>
      <div className="flex gap-2">
        {back ? (
          <ButtonLink to={back.to} variant="secondary" size={32}>
            {back.label}
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink to={next} variant="secondary" size={32}>
            Next
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  )
}
