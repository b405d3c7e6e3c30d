import type { ReactNode } from "react"
import { TraceRule } from "../../../ui/trace-rule.tsx"

interface SectionProps {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** One section of the home page with its heading. */
export const Section = ({ id, title, aside, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="mt-14 lg:mt-24">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={`${id}-title`} className="min-w-0 text-h2">
        {title}
      </h2>
      {aside ? <p className="text-sm text-text-3 tabular-nums">{aside}</p> : null}
    </div>
    <TraceRule className="mt-2 mb-6" />
    {children}
  </section>
)
