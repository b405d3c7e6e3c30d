import { type ComponentProps, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import { t } from "#domain/languages/translate.ts"
import { Button } from "../button.tsx"

const neverChanges = () => () => {}

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** Submit button that is disabled until hydration, but looks enabled: a native submit would lose typed text. */
export function SubmitButton({
  disabled = false,
  className = "",
  ...rest
}: Omit<ComponentProps<typeof Button>, "type" | "ref">) {
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  // A focused button that becomes disabled passes the focus to what must be corrected.
  useLayoutEffect(() => {
    if (disabled && document.activeElement === button.current)
      button.current?.form
        ?.querySelector<HTMLElement>("[aria-invalid=true],[data-submit-waits]")
        ?.focus()
  }, [disabled])
  return (
    <>
      <Button
        size={44}
        {...rest}
        ref={button}
        type="submit"
        disabled={disabled || !hydrated}
        className={`${className} ${hydrated || disabled ? "" : "disabled:opacity-100"}`}
      />
      <noscript>
        <p className="text-sm text-text-2">{t("This form needs JavaScript.")}</p>
      </noscript>
    </>
  )
}
