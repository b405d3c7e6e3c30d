import { lazy, Suspense } from "react"

// Seldom wanted, so it is no part of every first page.
const RetryPanel = lazy(async () => ({ default: (await import("./retry-panel.tsx")).RetryPanel }))

/** In place of one list of a page, where the others could be loaded. */
export const MissingList = ({ children }: { children: string }) => (
  <Suspense>
    <RetryPanel>{children}</RetryPanel>
  </Suspense>
)
