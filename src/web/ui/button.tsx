import type { ComponentProps, MouseEvent, ReactNode } from "react"
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

/** Button. While busy it keeps its width, shows a spinner and ignores clicks. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={click}
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
