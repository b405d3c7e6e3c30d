import { useState } from "react"
import { text } from "#contract/text.ts"
import { failureText } from "#web/failure-text.ts"
import { continueWithGoogle } from "#web/session.ts"

interface GoogleButtonProps {
  /** Where Google sends people back to. */
  returnPath: string
  onFailure: (message: string) => void
}

/** White in both themes, as Google asks. */
export function GoogleButton({ returnPath, onFailure }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    if (busy) return
    setBusy(true)
    try {
      await continueWithGoogle(returnPath)
    } catch (failure) {
      onFailure(failureText(failure))
    } finally {
      // Whoever comes back from Google without an account finds the button usable.
      setBusy(false)
    }
  }
  return (
    <>
      <div className="flex items-center gap-4 text-sm text-text-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </div>
      <button
        type="button"
        aria-disabled={busy || undefined}
        className="needs-script flex min-h-11 cursor-pointer items-center justify-center gap-3 rounded-md border border-control on-tile bg-[#ffffff] text-[0.9375rem] font-medium text-text transition-colors hover:bg-tile"
        onClick={() => void leave()}
      >
        <GoogleGlyph />
        {text.continueWithGoogle}
      </button>
    </>
  )
}

const GoogleGlyph = () => (
  <svg aria-hidden="true" width="18" height="18" viewBox="0 0 48 48">
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M47 24.5c0-1.6-.1-3.1-.4-4.5H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6c4.5-4.2 7.2-10.3 7.2-17.7z"
    />
    <path
      fill="#FBBC05"
      d="M10.5 28.6c-.5-1.4-.8-3-.8-4.6s.3-3.2.8-4.6l-8-6.2C.9 16.5 0 20.1 0 24s.9 7.5 2.6 10.8l7.9-6.2z"
    />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-7.9 6.2C6.5 42.6 14.6 48 24 48z"
    />
  </svg>
)
