import { useEffect, useState } from "react"
import { takeSignedOutNote } from "#web/navigation/signed-out-note.ts"
import { Notice } from "#web/ui/notice.tsx"

/** Says once, on the page one was sent to, why one is there. The region is on the page before its words. */
export function SignedOutNote() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (takeSignedOutNote()) setShown(true)
  }, [])
  return (
    <div role="status" className="mb-4 empty:hidden">
      {shown ? <Notice>You have been signed out. Log in again to see your orders.</Notice> : null}
    </div>
  )
}
