import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react"

const EVERY_MS = 7000

const onScreen = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < innerHeight
}

/**
 * Moves on every seven seconds, but never against anyone: not under a pointer, with focus inside, out of
 * sight, after the person moved by hand or pressed Pause, nor for those who asked for less motion.
 */
export function useRotation(region: HTMLElement | null, next: (() => void) | undefined) {
  const [playing, setPlaying] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const ready = next !== undefined
  const running = ready && playing && !hovered && !focused

  useEffect(() => {
    if (ready && !matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(true)
  }, [ready])

  const step = useEffectEvent(() => {
    if (region && onScreen(region)) next?.()
  })
  // With the commit: once the page says that it stands, it does.
  useLayoutEffect(() => {
    if (!running) return
    const timer = setInterval(step, EVERY_MS)
    return () => clearInterval(timer)
  }, [running])

  const pauses = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  }
  return { playing, running, setPlaying, pauses }
}
