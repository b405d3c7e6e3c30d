import { type KeyboardEvent, type ReactNode, useState } from "react"
import { Icon } from "../icon/icon.tsx"
import { ChevronLeft, ChevronRight, Pause, Play } from "../icon/icons.ts"
import { useRotation } from "./use-rotation.ts"
import { useSlides } from "./use-slides.ts"

export interface Slide {
  /** Unique, and what the slide's button says. */
  title: string
  content: ReactNode
}

/**
 * A row of slides that scrolls and prints without script; with it, one that turns by itself and can be
 * stopped. The controls come before the slides, Pause first.
 */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [row, setRow] = useState<HTMLElement | null>(null)
  const { active, goTo, hand } = useSlides(row, () => setPlaying(false))
  const turn = (step: number) => goTo((active + step + slides.length) % slides.length)
  const canTurn = row !== null && slides.length > 1
  const rotation = useRotation(section, canTurn ? () => turn(1) : undefined)
  const { playing, running, setPlaying, pauses } = rotation
  const byHand = (move: () => void) => {
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
      <div className="needs-script order-last flex flex-wrap items-center text-text max-md:justify-center md:absolute md:bottom-5 md:left-3 md:z-10 md:on-tile lg:left-9 print:hidden">
        <IconButton
          label={playing ? "Pause" : "Play"}
          icon={playing ? Pause : Play}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton label="Previous" icon={ChevronLeft} onClick={() => byHand(() => turn(-1))} />
        <IconButton label="Next" icon={ChevronRight} onClick={() => byHand(() => turn(1))} />
        <Dots
          titles={slides.map(({ title }) => title)}
          active={active}
          onPick={(slide) => byHand(() => goTo(slide))}
        />
      </div>
      <div
        ref={setRow}
        className="slide-row isolate snap-x snap-mandatory overflow-x-auto rounded-lg"
        {...hand}
      >
        <div aria-live={running ? "off" : "polite"} className="flex">
          {slides.map(({ title, content }, index) => (
            <fieldset
              key={title}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
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
          aria-label={`Slide ${index + 1}: ${title}`}
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
