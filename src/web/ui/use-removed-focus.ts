import { useEffect, useRef } from "react"

/** Moves the focus to the page heading if a button is removed after it was pressed. Returns a function for the press. */
export function useRemovedFocus(): () => void {
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      if (isPressed.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>("main h1")?.focus()
    },
    [],
  )
  return () => {
    isPressed.current = true
  }
}
