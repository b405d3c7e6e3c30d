import { pictureSources } from "#domain/pictures/picture.ts"
import { ButtonLink } from "../../../ui/button.tsx"
import { Carousel } from "../../../ui/picture/carousel.tsx"
import { Picture } from "../../../ui/picture/picture.tsx"
import type { HomeData } from "./load-home.ts"

type BannerSlide = HomeData["banner"][number]

const SIZES = "(min-width: 1264px) 936px, (min-width: 768px) 78vw, 120vw"

/** The shop's highlights: words on the left of a flat tile, the picture on its right. */
export const Banner = ({ slides }: { slides: BannerSlide[] }) =>
  slides.length === 0 ? null : (
    <Carousel
      label="Highlights"
      slides={slides.map((slide, index) => ({
        title: slide.title,
        content: <BannerTile slide={slide} first={index === 0} />,
      }))}
    />
  )

// On a phone the box cuts off the left fifth of every picture, where there is only ground.
const BannerTile = ({ slide, first }: { slide: BannerSlide; first: boolean }) => (
  <div className="tile relative flex h-full min-h-105 flex-col md:min-h-[clamp(360px,38vw,480px)]">
    <div className="relative z-10 flex flex-col items-start gap-4 p-6 md:my-auto md:max-w-[41%] md:pb-20 lg:pl-12">
      <h2 className="text-display">{slide.title}</h2>
      <p className="max-w-[38ch] text-[0.9375rem]/6 text-text-2 lg:text-base">{slide.text}</p>
      <ButtonLink to={slide.cta.href} size={44} className="mt-1">
        {slide.cta.label}
        <span className="sr-only">: {slide.title}</span>
      </ButtonLink>
    </div>
    <div className="mt-auto aspect-[2/1] w-full md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:h-full md:w-[78%]">
      <Picture
        src={slide.image}
        sources={pictureSources(slide.image)}
        alt={slide.alt}
        width={1600}
        height={640}
        sizes={SIZES}
        load={first ? "first" : "late"}
        className="size-full object-cover object-right md:object-contain"
      />
    </div>
  </div>
)
