import type { ReactNode } from "react"
import { Portrait } from "./picture/picture.tsx"

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

interface PersonTileProps {
  picture: string
  name: string
  detail: string
}

export const PersonTile = ({ picture, name, detail }: PersonTileProps) => (
  <div className="flex flex-wrap items-center gap-3 two:block">
    <Portrait
      picture={picture}
      name={name}
      className="aspect-square w-16 rounded-lg text-base two:w-full two:text-[2.5rem]"
    />
    <div>
      <h3 className="text-h3 two:mt-3">{name}</h3>
      <p className="text-sm text-text-2">{detail}</p>
    </div>
  </div>
)
