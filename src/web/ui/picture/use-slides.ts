import { type UIEvent, useEffect, useRef, useState, type WheelEvent } from "react"

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * Which slide of a row is shown. The row scrolls and snaps by itself; the buttons only tell it where to.
 * `onHand` is called when someone moves it by finger, pen or wheel.
 */
export function useSlides(row: HTMLElement | null, onHand: () => void) {
  const [active, setActive] = useState(0)
  const aimed = useRef(false)

  useEffect(() => {
    // It may have been moved before the script came.
    if (row) setActive(slideAt(row))
  }, [row])

  const goTo = (slide: number) => {
    aimed.current = true
    setActive(slide)
    row?.scrollTo({ left: slide * row.clientWidth, behavior: calm() ? "instant" : "smooth" })
  }
  const moveByHand = () => {
    aimed.current = false
    onHand()
  }
  const hand = {
    onPointerDown: moveByHand,
    onWheel: ({ deltaX }: WheelEvent) => {
      if (deltaX !== 0) moveByHand()
    },
    // On the way to a chosen slide those in between are not shown to anyone.
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (!aimed.current) setActive(slideAt(currentTarget))
    },
  }
  return { active, goTo, hand }
}

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)
