import type { FormEvent, ReactNode } from "react"
import { t } from "#domain/languages/translate.ts"
import { Button } from "#web/ui/button.tsx"

export type SectionId =
  | "contact"
  | "deliver-to"
  | "billing"
  | "delivery"
  | "payment"
  | "details"
  | "agreement"

interface SectionProps {
  id: SectionId
  title: string
  /** The choice on one line. */
  summary: ReactNode
  isOpen: boolean
  /** Undefined if there is nothing to choose yet. */
  onChange: (() => void) | undefined
  children?: ReactNode
}

/** Step of the checkout: open, or collapsed to one line. */
export const Section = ({ id, title, summary, isOpen, onChange, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="rounded-lg border border-border bg-surface px-4 py-3 sm:px-5"
  >
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1">
      <h2
        id={`${id}-title`}
        tabIndex={-1}
        className={isOpen ? "text-h3" : "w-full shrink-0 text-[0.9375rem]/6 font-medium sm:w-56"}
      >
        {title}
      </h2>
      {isOpen ? null : (
        <p className="min-w-0 grow basis-40 text-[0.9375rem]/6 wrap-anywhere text-text-2">
          {summary}
        </p>
      )}
      {isOpen || !onChange ? null : (
        <Button variant="link" size={44} className="needs-script" onClick={onChange}>
          {t("Change")}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </div>
    {isOpen ? <div className="pt-2 pb-3">{children}</div> : null}
  </section>
)

interface SectionFormProps {
  /** Called on submit; Enter in a field closes the section and never places the order. */
  onDone: () => void
  isComplete?: boolean
  children: ReactNode
}

export const SectionForm = ({ onDone, isComplete = true, children }: SectionFormProps) => (
  <form
    noValidate
    className="flex max-w-lg flex-col gap-5"
    onSubmit={(event: FormEvent) => {
      event.preventDefault()
      if (isComplete) onDone()
    }}
  >
    {children}
    <Button type="submit" size={44} disabled={!isComplete} className="self-start">
      {t("Continue")}
    </Button>
  </form>
)

/** Focuses the start of a section: the chosen option, else the first field, else the heading. */
export function focusSection(id: string): void {
  const section = document.getElementById(id)
  const control =
    section?.querySelector<HTMLElement>("input:checked") ??
    section?.querySelector<HTMLElement>("input, select, textarea") ??
    section?.querySelector<HTMLElement>("h2")
  control?.focus()
}
