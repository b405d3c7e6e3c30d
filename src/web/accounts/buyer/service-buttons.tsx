import type { ReactNode } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { continueWith, type SignInService } from "#web/api/session.ts"
import type { Write } from "#web/forms/use-write.ts"
import { GoogleGlyph } from "./google-glyph.tsx"

export interface SignInServices {
  google: boolean
  /** One more, of this name. */
  oidc: { name: string } | null
}

interface ServiceButtonsProps extends SignInServices {
  /** Where the service sends people back to, and where when it came to nothing. */
  returnPath: string
  errorPath: string
  /** Of the form beside them, which shows why this came to nothing, too. */
  write: Write
}

const LEAVING = "leaving"

/** Other services to sign in by, where the shop offers any. */
export function ServiceButtons({ google, oidc, write, ...ways }: ServiceButtonsProps) {
  if (!google && !oidc) return null
  const busy = write.busyKeys.has(LEAVING)
  const leave = (service: SignInService) =>
    write.run(() => continueWith(service, ways), { key: LEAVING })
  return (
    <>
      <div className="flex items-center gap-4 text-sm text-text-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </div>
      {google ? (
        <ServiceButton
          busy={busy}
          // White in both themes, as Google asks.
          look="on-tile bg-[#ffffff] hover:bg-tile"
          onClick={() => void leave("google")}
        >
          <GoogleGlyph />
          {pageText.continueWithGoogle}
        </ServiceButton>
      ) : null}
      {oidc ? (
        <ServiceButton
          busy={busy}
          look="bg-surface hover:bg-sunken"
          onClick={() => void leave("oidc")}
        >
          Continue with {oidc.name}
        </ServiceButton>
      ) : null}
    </>
  )
}

interface ServiceButtonProps {
  busy: boolean
  look: string
  onClick: () => void
  children: ReactNode
}

const ServiceButton = ({ busy, look, onClick, children }: ServiceButtonProps) => (
  <button
    type="button"
    aria-disabled={busy || undefined}
    className={`needs-script flex min-h-11 cursor-pointer items-center justify-center gap-3 rounded-md border border-control text-[0.9375rem] font-medium text-text transition-colors ${look}`}
    onClick={onClick}
  >
    {children}
  </button>
)
