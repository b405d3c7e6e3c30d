import type { ReactNode } from "react"

export const cardClass = "rounded-lg border border-border bg-surface"

interface PersonProps {
  picture: ReactNode
  name: string
  detail?: string | undefined
}

export const PersonLine = ({ picture, name, detail }: PersonProps) => (
  <div className="flex items-center gap-3">
    {picture}
    <div className="min-w-0">
      <p className="text-[0.9375rem]/5 font-semibold">{name}</p>
      {detail ? <p className="text-sm text-text-3">{detail}</p> : null}
    </div>
  </div>
)
