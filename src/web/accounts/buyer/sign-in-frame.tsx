import type { ReactNode } from "react"
import { Link } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { type SignInProvider, signInByProvider } from "#web/api/session.ts"
import type { Write } from "#web/forms/use-write.ts"
import { addLanguage } from "#web/navigation/paths.ts"
import { PageTitle } from "#web/ui/page-title.tsx"

interface SignInFrameProps {
  title: string
  reason?: string | undefined
  children: ReactNode
  other: { question: string; label: string; to: string }
}

export function SignInFrame({ title, reason, children, other }: SignInFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[440px] py-10 sm:py-16">
      <PageTitle>{title}</PageTitle>
      {reason ? <p className="mt-2 text-text-2">{reason}</p> : null}
      <div className="mt-8 flex flex-col gap-6">{children}</div>
      <p className="mt-8 border-t border-border pt-6 text-[0.9375rem] text-text-2">
        {other.question}{" "}
        <Link to={other.to} className="font-medium text-brand underline underline-offset-2">
          {other.label}
        </Link>
      </p>
    </div>
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

export interface SignInProviders {
  google: boolean
  oidc: { name: string } | null
}

interface ProviderButtonsProps extends SignInProviders {
  returnPath: string
  errorPath: string
  write: Write
}

const LEAVING = "leaving"

export function ProviderButtons({ google, oidc, write, ...returnPaths }: ProviderButtonsProps) {
  if (!google && !oidc) return null
  const busy = write.busyKeys.has(LEAVING)
  const leave = (provider: SignInProvider) =>
    write.run(
      () =>
        signInByProvider(provider, {
          returnPath: addLanguage(returnPaths.returnPath),
          errorPath: addLanguage(returnPaths.errorPath),
        }),
      { key: LEAVING },
    )
  return (
    <>
      <div className="flex items-center gap-4 text-sm text-text-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t("or")}
      </div>
      {google ? (
        <ProviderButton
          busy={busy}
          // White in both themes, as Google asks.
          className="bg-[#ffffff] [--color-text:#141a17] hover:bg-[#f1f3f0]"
          onClick={() => void leave("google")}
        >
          <GoogleGlyph />
          {pageText.continueWithGoogle}
        </ProviderButton>
      ) : null}
      {oidc ? (
        <ProviderButton
          busy={busy}
          className="bg-surface hover:bg-sunken"
          onClick={() => void leave("oidc")}
        >
          {t("Continue with {name}", { name: oidc.name })}
        </ProviderButton>
      ) : null}
    </>
  )
}

interface ProviderButtonProps {
  busy: boolean
  className: string
  onClick: () => void
  children: ReactNode
}

const ProviderButton = ({ busy, className, onClick, children }: ProviderButtonProps) => (
  <button
    type="button"
    aria-disabled={busy || undefined}
    className={`needs-script flex min-h-11 cursor-pointer items-center justify-center gap-3 rounded-md border border-control text-[0.9375rem] font-medium text-text transition-colors ${className}`}
    onClick={onClick}
  >
    {children}
  </button>
)
