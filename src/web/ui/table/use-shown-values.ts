import { useEffect, useRef } from "react"

/**
 * Back, Forward and "Clear filters" change the address: the controls follow it. At first they say what it says, or
 * what somebody wrote before the page's script was there.
 */
export function useShownValues(
  form: { current: HTMLFormElement | null },
  values: Readonly<Record<string, string>>,
) {
  const address = JSON.stringify(values)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = value
    }
  })
}
