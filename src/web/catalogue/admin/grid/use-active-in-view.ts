import { type RefObject, useLayoutEffect, useRef } from "react"
import type { Place } from "./grid-place.ts"
import { cellId } from "./grid-row.tsx"

/** Scrolls to where the keys went, and no further than that. */
export function useActiveInView(
  region: RefObject<HTMLElement | null>,
  { head }: Place,
  height: number,
): void {
  const before = useRef(head)
  useLayoutEffect(() => {
    const element = region.current
    if (!element || before.current === head) return
    before.current = head
    // The column heads lie over as much as a row.
    const top = head.row * height
    const room = element.clientHeight - 2 * height
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + room) element.scrollTop = top - room
    document.getElementById(cellId(head.row, head.col))?.scrollIntoView({
      block: "nearest",
      inline: "nearest",
    })
  }, [region, head, height])
}
