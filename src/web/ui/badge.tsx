import type { ReactNode } from "react"
import { Icon } from "./icon/icon.tsx"

export type Tone = "neutral" | "brand" | "warn" | "danger" | "info"

const tones: Record<Tone, string> = {
  neutral: "bg-sunken text-text-2",
  brand: "bg-brand-subtle text-brand",
  warn: "bg-warn-subtle text-warn",
  danger: "bg-danger-subtle text-danger",
  info: "bg-info-subtle text-info",
}

interface BadgeProps {
  tone?: Tone
  icon?: string
  children: ReactNode
}

export const Badge = ({ tone = "neutral", icon, children }: BadgeProps) => (
  <span
    className={`inline-flex items-center gap-1 rounded px-2 py-0.5 text-xs font-medium whitespace-nowrap forced-colors:border ${tones[tone]}`}
  >
    {icon ? <Icon of={icon} size={14} /> : null}
    {children}
  </span>
)
