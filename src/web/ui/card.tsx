import type { ReactNode } from "react"

/** The box of one thing in a grid. */
export const cardClass = "rounded-lg border border-border bg-surface"

interface PersonProps {
  picture: ReactNode
  name: string
  detail?: string | undefined
}

/** A face, a name and what the person does. */
export const PersonLine = ({ picture, name, detail }: PersonProps) => (
  <div className="flex items-center gap-3">
    {picture}
    <div className="min-w-0">
      <p className="text-[0.9375rem]/5 font-semibold">{name}</p>
      {detail ? <p className="text-sm text-text-3">{detail}</p> : null}
    </div>
  </div>
)
