import { lazy, type ReactNode, Suspense } from "react"

export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-border px-6 py-12 text-center">
    <p className="text-text-2">{text}</p>
    {children}
  </div>
)

// Rarely shown, so it is loaded on demand.
const RetryPanel = lazy(async () => ({ default: (await import("./notice.tsx")).RetryPanel }))

export const LazyRetryPanel = ({ children }: { children: string }) => (
  <Suspense>
    <RetryPanel>{children}</RetryPanel>
  </Suspense>
)
