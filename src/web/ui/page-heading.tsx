import type { ReactNode } from "react"
import { ButtonLink } from "./button.tsx"
import { Notice } from "./feedback/notice.tsx"
import { PageTitle } from "./page-title.tsx"

interface PageHeadingProps {
  title: string
  children?: ReactNode
}

export const PageHeading = ({ title, children }: PageHeadingProps) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
    <PageTitle>{title}</PageTitle>
    {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
  </div>
)

interface PageIntroProps {
  title: string
  children: ReactNode
}

export const PageIntro = ({ title, children }: PageIntroProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <p className="mt-2 mb-6 max-w-[66ch] text-text-2">{children}</p>
  </>
)

interface MissingPageProps {
  title: string
  /** Sentence that explains what is missing. */
  children: string
  back: { to: string; label: string }
}

/** Page for an item that does not exist, with a link to an existing page. */
export const MissingPage = ({ title, children, back }: MissingPageProps) => (
  <>
    <PageHeading title={title} />
    <Notice tone="warn">{children}</Notice>
    <p className="mt-6">
      <ButtonLink to={back.to} variant="secondary">
        {back.label}
      </ButtonLink>
    </p>
  </>
)

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
