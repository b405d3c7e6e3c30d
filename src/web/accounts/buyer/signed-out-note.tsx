import { lazy, Suspense, useEffect, useState } from "react"
import { takeSignedOutNote } from "#web/navigation/signed-out-note.ts"

// Seldom wanted, so it is no part of every first page.
const Notice = lazy(async () => ({ default: (await import("#web/ui/feedback/notice.tsx")).Notice }))

/** Says once, on the page one was sent to, why one is there. The region is on the page before its words. */
export function SignedOutNote() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (takeSignedOutNote()) setShown(true)
  }, [])
  return (
    <div role="status" className="mb-4 empty:hidden">
      {shown ? (
        <Suspense>
          <Notice>You have been signed out. Log in again to see your orders.</Notice>
        </Suspense>
      ) : null}
    </div>
  )
}
