import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from "react"
import { t } from "#domain/languages/translate.ts"
import { ChevronLeft, ChevronRight, Icon, Pause, Play } from "../icon/icon.tsx"

const ROTATION_MS = 7000

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches

const isOnScreen = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < innerHeight
}

/**
 * Advances every seven seconds. Stops under a pointer, with focus inside, off screen, after manual moves or Pause, and
 * with reduced motion.
 */
function useRotation(region: HTMLElement | null, next: (() => void) | undefined) {
  const [playing, setPlaying] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const ready = next !== undefined
  const running = ready && playing && !hovered && !focused

  useEffect(() => {
    if (ready && !prefersReducedMotion()) setPlaying(true)
  }, [ready])

  const step = useEffectEvent(() => {
    if (region && isOnScreen(region)) next?.()
  })
  // In a layout effect, so that the timer stops together with the rendering that shows the pause.
  useLayoutEffect(() => {
    if (!running) return
    const timer = setInterval(step, ROTATION_MS)
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

/** Returns the visible slide of a scroll-snapping row; buttons scroll it. Calls `onManualMove` on manual moves. */
function useSlides(row: HTMLElement | null, onManualMove: () => void) {
  const [active, setActive] = useState(0)
  const isScrollingToSlide = useRef(false)

  useEffect(() => {
    // The user may have scrolled before hydration.
    if (row) setActive(slideAt(row))
  }, [row])

  const showSlide = (slide: number) => {
    isScrollingToSlide.current = true
    setActive(slide)
    row?.scrollTo({
      left: slide * row.clientWidth,
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    })
  }
  const startManualMove = () => {
    isScrollingToSlide.current = false
    onManualMove()
  }
  const rowProps = {
    onPointerDown: startManualMove,
    onWheel: ({ deltaX }: WheelEvent) => {
      if (deltaX !== 0) startManualMove()
    },
    // While scrolling to a chosen slide, skips the slides in between.
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (!isScrollingToSlide.current) setActive(slideAt(currentTarget))
    },
  }
  return { active, showSlide, rowProps }
}

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)

export interface Slide {
  /** Title, unique among the slides; also labels the slide's button. */
  title: string
  content: ReactNode
}

/**
 * Slides that scroll and print without script. With script they rotate and can be paused. Controls come before the
 * slides.
 */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [row, setRow] = useState<HTMLElement | null>(null)
  const { active, showSlide, rowProps } = useSlides(row, () => setPlaying(false))
  const moveBy = (step: number) => showSlide((active + step + slides.length) % slides.length)
  const canRotate = row !== null && slides.length > 1
  const rotation = useRotation(section, canRotate ? () => moveBy(1) : undefined)
  const { playing, running, setPlaying, pauses } = rotation
  const pauseAndMove = (move: () => void) => {
    setPlaying(false)
    move()
  }
  return (
    <section
      ref={setSection}
      aria-roledescription="carousel"
      aria-label={label}
      className="relative flex flex-col"
      {...pauses}
    >
      <div className="needs-script order-last flex flex-wrap items-center text-text max-md:justify-center md:absolute md:bottom-5 md:left-3 md:z-10 lg:left-9 print:hidden">
        <IconButton
          label={playing ? t("Pause") : t("Play")}
          icon={playing ? Pause : Play}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton
          label={t("Previous")}
          icon={ChevronLeft}
          onClick={() => pauseAndMove(() => moveBy(-1))}
        />
        <IconButton
          label={t("Next")}
          icon={ChevronRight}
          onClick={() => pauseAndMove(() => moveBy(1))}
        />
        <Dots
          titles={slides.map(({ title }) => title)}
          active={active}
          onPick={(slide) => pauseAndMove(() => showSlide(slide))}
        />
      </div>
      <div
        ref={setRow}
        className="slide-row isolate snap-x snap-mandatory overflow-x-auto rounded-lg"
        {...rowProps}
      >
        <div aria-live={running ? "off" : "polite"} className="flex">
          {slides.map(({ title, content }, index) => (
            <fieldset
              key={title}
              aria-roledescription="slide"
              aria-label={t("{index} of {slides}", { index: index + 1, slides: slides.length })}
              inert={row !== null && index !== active}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start"
            >
              {content}
            </fieldset>
          ))}
        </div>
      </div>
    </section>
  )
}

interface IconButtonProps {
  label: string
  icon: string
  onClick: () => void
}

const IconButton = ({ label, icon, onClick }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className="grid size-11 cursor-pointer place-items-center rounded-md transition-colors hover:bg-current/8"
    onClick={onClick}
  >
    <Icon of={icon} />
  </button>
)

interface DotsProps {
  titles: string[]
  active: number
  onPick: (slide: number) => void
}

const Dots = ({ titles, active, onPick }: DotsProps) => {
  const moveByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const slide = (active + step + titles.length) % titles.length
    onPick(slide)
    event.currentTarget.parentElement?.querySelectorAll("button").item(slide).focus()
  }
  return (
    <div className="flex flex-wrap">
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          aria-label={t("Slide {index}: {title}", { index: index + 1, title })}
          aria-current={index === active || undefined}
          className="group grid size-11 cursor-pointer place-items-center rounded-md"
          onClick={() => onPick(index)}
          onKeyDown={moveByArrow}
        >
          <span className="size-2.5 rounded-full border-[1.5px] border-current transition-transform group-hover:scale-125 group-aria-[current]:bg-current max-md:forced-colors:group-aria-[current]:bg-[CanvasText]" />
        </button>
      ))}
    </div>
  )
}
