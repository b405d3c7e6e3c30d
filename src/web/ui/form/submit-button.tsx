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
  const hadFocus = useRef(false)
  // A button that is disabled while focused loses the focus; it moves to the invalid field.
  useLayoutEffect(() => {
    if (disabled && hadFocus.current)
      button.current?.form
        ?.querySelector<HTMLElement>("[aria-invalid=true],[data-submit-waits]")
        ?.focus()
    hadFocus.current = false
  }, [disabled])
  return (
    <>
      <Button
        size={44}
        {...rest}
        ref={button}
        type="submit"
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={() => {
          hadFocus.current = false
        }}
        disabled={disabled || !hydrated}
        className={`${className} ${hydrated || disabled ? "" : "disabled:opacity-100"}`}
      />
      <noscript>
        <p className="text-sm text-text-2">{t("This form needs JavaScript.")}</p>
      </noscript>
    </>
  )
}
