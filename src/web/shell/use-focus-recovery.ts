import { useEffect } from "react"

const regions = "section[aria-label], section[aria-labelledby], article, dialog, main"

/**
 * Gives the focus of a removed element to the heading of the nearest region that remains, unless something else takes
 * it. Scrolls there only for the keyboard: with a pointer, the visitor may read elsewhere.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let path: Element[] = []
    let isByKey = false
    let frame = 0
    const recordFocus = ({ target }: FocusEvent) => {
      path = pathOf(target)
    }
    // The focus leaves an element that stays on purpose. On a removal, browsers differ in whether it leaves.
    const recordBlur = () =>
      queueMicrotask(() => {
        if (isFocusLost() && path[0]?.isConnected && document.hasFocus()) path = []
      })
    const recordInput = ({ type }: Event) => {
      isByKey = type === "keydown"
    }
    const recoverFocus = () => {
      if (isFocusLost() && path[0]?.isConnected === false) focusRegion(path, isByKey)
    }
    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected !== false) return
      cancelAnimationFrame(frame)
      // Effects that know a better place run first.
      frame = requestAnimationFrame(() => setTimeout(recoverFocus))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const listeners = new AbortController()
    const options = { capture: true, passive: true, signal: listeners.signal }
    document.addEventListener("focusin", recordFocus, options)
    document.addEventListener("focusout", recordBlur, options)
    for (const type of ["keydown", "pointerdown", "wheel"])
      document.addEventListener(type, recordInput, options)
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [])
}

const isFocusLost = () => document.activeElement === document.body

function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at)
  return path
}

function focusRegion(path: Element[], scrolls: boolean): void {
  const nearest = path.find((element) => element.isConnected && element.matches(regions))
  const region = nearest ?? document.querySelector("main")
  const target = region?.querySelector<HTMLElement>("h1, h2, h3, h4") ?? region
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1
  target.focus({ preventScroll: !scrolls })
}
