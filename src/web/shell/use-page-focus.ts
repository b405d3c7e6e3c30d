import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** After a navigation in the browser, focus goes where a new document would start being read. */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname + hash)
  useEffect(() => {
    const address = pathname + hash
    if (shown.current === address) return
    shown.current = address
    document.documentElement.dataset.moved = ""
    const target = hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : document.querySelector<HTMLElement>("main h1")
    if (!target) return
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
}
