import { lazy, Suspense, useEffect, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { browserStorage } from "#web/api/browser-storage.ts"

/** Storage key; passes the note from one page load to the next. */
const KEY = "signedOutNote"

export const leaveSignedOutNote = (): void => browserStorage("sessionStorage").setItem(KEY, "1")

function takeSignedOutNote(): boolean {
  const left = browserStorage("sessionStorage").getItem(KEY) !== null
  browserStorage("sessionStorage").removeItem(KEY)
  return left
}

// Rarely shown, so it is loaded on demand.
const Notice = lazy(async () => ({ default: (await import("#web/ui/feedback/notice.tsx")).Notice }))

/** Explains once why the user was signed out. The live region exists before its text, so that it is announced. */
export function SignedOutNote() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (takeSignedOutNote()) setShown(true)
  }, [])
  return (
    <div role="status" className="mb-4 empty:hidden">
      {shown ? (
        <Suspense>
          <Notice>{t("You have been signed out. Log in again to see your orders.")}</Notice>
        </Suspense>
      ) : null}
    </div>
  )
}
