import type { ReactNode } from "react"

/** Nothing here: one sentence that says why, and one way on. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-border px-6 py-12 text-center">
    <p className="text-text-2">{text}</p>
    {children}
  </div>
)
