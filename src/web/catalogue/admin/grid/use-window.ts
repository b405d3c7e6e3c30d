import { type RefObject, useLayoutEffect, useState } from "react"

/** Rows beyond either edge of what is seen, so that scrolling seldom meets empty ones. */
const BEYOND = 8
/** The window moves by so many rows at once: not every pixel renders. */
const STEP = 4
/** As many as a high screen holds, before it is measured. */
const AT_FIRST = 30

export interface RowWindow {
  first: number
  /** The last row and not beyond. */
  last: number
}

/** Which rows of equal height a region shows, and some beyond; the others are but height. */
export function useWindow(
  region: RefObject<HTMLElement | null>,
  total: number,
  rowHeight: number,
): RowWindow {
  const [{ first, count }, setShown] = useState({ first: 0, count: AT_FIRST })
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const look = () => {
      const top = Math.floor(element.scrollTop / rowHeight / STEP) * STEP
      const fitting = Math.ceil(element.clientHeight / rowHeight / STEP + 1) * STEP
      const next = { first: Math.max(0, top - BEYOND), count: fitting + 2 * BEYOND }
      setShown((now) => (now.first === next.first && now.count === next.count ? now : next))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener("scroll", look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener("scroll", look)
    }
  }, [region, rowHeight])
  return {
    first: Math.min(first, Math.max(0, total - 1)),
    last: Math.min(first + count, total) - 1,
  }
}
