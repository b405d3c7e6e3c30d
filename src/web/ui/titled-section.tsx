import type { ReactNode } from "react"

interface TitledSectionProps {
  title: string
  className?: string
  titleClass?: string
  children: ReactNode
}

/** Section of a page, named by its heading. */
export const TitledSection = (props: TitledSectionProps) => {
  const { title, className, titleClass = "mb-4", children } = props
  return (
    <section aria-label={title} className={className}>
      <h2 className={`text-h3 ${titleClass}`}>{title}</h2>
      {children}
    </section>
  )
}

const card = "rounded-lg border border-border bg-surface p-5 sm:p-6"

export const CardSection = ({ className = "", ...section }: TitledSectionProps) => (
  <TitledSection {...section} className={`${card} ${className}`} />
)
