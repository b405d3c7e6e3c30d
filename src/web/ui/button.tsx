import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react"
import { Link } from "react-router"
import { SmallSpinner } from "./feedback/spinner.tsx"

type ButtonVariant = "primary" | "secondary" | "danger" | "danger-quiet" | "link"
export type ButtonSize = 32 | 40 | 44

interface ButtonStyle {
  variant?: ButtonVariant
  size?: ButtonSize
}

const buttonClass = ({ variant = "primary", size = 40 }: ButtonStyle, more = ""): string =>
  `button button-${size} button-${variant} ${more}`.trim()

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean }

/**
 * Button. While busy it keeps its width, shows a spinner and ignores clicks. If it is disabled while it has the focus,
 * it keeps the focus.
 */
export function Button({
  variant,
  size,
  busy = false,
  disabled = false,
  className = "",
  onClick,
  onFocus,
  onBlur,
  children,
  ...rest
}: ButtonProps) {
  const [hasFocus, setFocus] = useState(false)
  const isHeld = disabled && hasFocus
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isHeld) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !hasFocus}
      aria-disabled={busy || isHeld || undefined}
      className={buttonClass({ variant, size }, isHeld ? `${className} opacity-55` : className)}
      onClick={click}
      onFocus={(event) => {
        setFocus(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocus(false)
        onBlur?.(event)
      }}
    >
      <BusyLabel busy={busy}>{children}</BusyLabel>
    </button>
  )
}

const BusyLabel = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <span className="relative inline-flex items-center gap-2">
    {busy ? (
      <span className="absolute right-full mr-1 inline-flex">
        <SmallSpinner />
      </span>
    ) : null}
    {children}
  </span>
)

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonStyle

export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <Link discover="none" {...rest} className={buttonClass({ variant, size }, className)} />
)
