import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useCallback, useState } from "react"
import type { Motion } from "./carousel-motion.tsx"
import { Icon } from "./icon.tsx"
import { useRotation } from "./use-rotation.ts"

const CarouselMotion = lazy(() => import("./carousel-motion.tsx"))

export interface Slide {
  /** Unique, and what the slide's button says. */
  title: string
  content: ReactNode
}

/**
 * A row of slides that scrolls and prints without script; with it, a loop that turns by itself and can be
 * stopped. The controls come before the slides, Pause first.
 */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [motion, setMotion] = useState<Motion>()
  const [active, setActive] = useState(0)
  const { playing, running, setPlaying, pauses } = useRotation(section, motion?.next)
  const stop = useCallback(() => setPlaying(false), [setPlaying])
  const byHand = (move: ((motion: Motion) => void) | undefined) => {
    stop()
    if (motion) move?.(motion)
  }
  return (
    <section
      ref={setSection}
      aria-roledescription="carousel"
      aria-label={label}
      className="relative flex flex-col"
      {...pauses}
    >
      <div className="needs-script order-last flex flex-wrap items-center text-text max-md:justify-center md:absolute md:bottom-5 md:left-3 md:z-10 md:on-tile lg:left-9 print:hidden">
        <IconButton
          label={playing ? "Pause" : "Play"}
          icon={playing ? Pause : Play}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton
          label="Previous"
          icon={ChevronLeft}
          onClick={() => byHand((to) => to.previous())}
        />
        <IconButton label="Next" icon={ChevronRight} onClick={() => byHand((to) => to.next())} />
        <Dots
          titles={slides.map(({ title }) => title)}
          active={active}
          onPick={(slide) => byHand((to) => to.goTo(slide))}
        />
      </div>
      <div
        ref={setViewport}
        className={`rounded-lg ${motion ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto"}`}
      >
        <div aria-live={running ? "off" : "polite"} className="flex touch-pan-y touch-pinch-zoom">
          {slides.map(({ title, content }, index) => (
            <fieldset
              key={title}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={motion !== undefined && index !== active}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start"
            >
              {content}
            </fieldset>
          ))}
        </div>
      </div>
      {viewport && slides.length > 1 ? (
        <Suspense>
          <CarouselMotion
            viewport={viewport}
            onReady={setMotion}
            onSlide={setActive}
            onDrag={stop}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

interface IconButtonProps {
  label: string
  icon: typeof Play
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
          aria-label={`Slide ${index + 1}: ${title}`}
          aria-current={index === active || undefined}
          className="group grid size-11 cursor-pointer place-items-center rounded-md"
          onClick={() => onPick(index)}
          onKeyDown={moveByArrow}
        >
          <span className="size-2.5 rounded-full border-[1.5px] border-current transition-transform group-hover:scale-125 group-aria-[current]:bg-current forced-colors:group-aria-[current]:bg-[CanvasText]" />
        </button>
      ))}
    </div>
  )
}
