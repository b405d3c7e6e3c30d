import type { ReactNode } from "react"

interface RadioCardProps {
  /** Of the group, on this page. */
  name: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of a few that exclude each other, with more words than a line holds. */
export const RadioCard = ({ name, checked, onChoose, children }: RadioCardProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-transparent px-3 py-2.5 has-checked:border-border has-checked:bg-surface">
    <input
      type="radio"
      name={name}
      className="mt-0.5 size-5 shrink-0 accent-brand"
      checked={checked}
      onChange={onChoose}
    />
    <span className="min-w-0 flex-1 text-[0.9375rem]/6 wrap-anywhere">{children}</span>
  </label>
)
