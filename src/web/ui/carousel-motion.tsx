import useEmblaCarousel from "embla-carousel-react"
import { useEffect } from "react"

export interface Motion {
  next: () => void
  previous: () => void
  goTo: (slide: number) => void
}

interface CarouselMotionProps {
  viewport: HTMLElement
  onReady: (motion: Motion) => void
  onSlide: (slide: number) => void
  onDrag: () => void
}

/** Turns the scrolling row into a loop. Fetched after the page works; draws nothing itself. */
export default function CarouselMotion({
  viewport,
  onReady,
  onSlide,
  onDrag,
}: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    duration: 24,
    startIndex: Math.round(viewport.scrollLeft / viewport.clientWidth),
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  })
  useEffect(() => {
    viewport.scrollLeft = 0
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => {
    if (!embla) return
    const report = () => onSlide(embla.selectedScrollSnap())
    embla.on("select", report).on("pointerDown", onDrag)
    report()
    onReady({
      next: () => embla.scrollNext(),
      previous: () => embla.scrollPrev(),
      goTo: (slide) => embla.scrollTo(slide),
    })
    return () => {
      embla.off("select", report).off("pointerDown", onDrag)
    }
  }, [embla, onReady, onSlide, onDrag])
  return null
}
