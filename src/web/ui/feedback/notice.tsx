import type { ReactNode } from "react"
import { Info } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"
import { CircleCheck, TriangleAlert } from "../icon/icons.ts"

type NoticeTone = "info" | "success" | "warn" | "danger"

const tones: Record<NoticeTone, { icon: string; look: string; ink: string }> = {
  info: { icon: Info, look: "border-l-info bg-info-subtle", ink: "text-info" },
  success: { icon: CircleCheck, look: "border-l-brand bg-brand-subtle", ink: "text-brand" },
  warn: { icon: TriangleAlert, look: "border-l-warn bg-warn-subtle", ink: "text-warn" },
  danger: { icon: TriangleAlert, look: "border-l-danger bg-danger-subtle", ink: "text-danger" },
}

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  /** `alert` for failures and `status` for news, where the notice appears after the page. */
  role?: "alert" | "status"
  children?: ReactNode
}

/** A message that stays where it belongs: tone by icon, edge and words, never by colour alone. */
export function Notice({ tone = "info", title, role, children }: NoticeProps) {
  const { icon, look, ink } = tones[tone]
  return (
    <div
      role={role}
      className={`flex flex-wrap gap-x-3 rounded border-l-[3px] px-[min(1rem,4vw)] py-3 ${look}`}
    >
      <Icon of={icon} className={`mt-[0.2em] ${ink}`} />
      <div className="min-w-0 grow basis-48 text-[0.9375rem]/6">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
