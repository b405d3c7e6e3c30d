import type { ReactNode } from "react"
import { t } from "#domain/languages/translate.ts"
import { pictureSources } from "#domain/pictures/uploads.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { cardClass, PersonTile } from "#web/ui/card.tsx"
import { LazyRetryPanel } from "#web/ui/feedback/empty-state.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { Carousel } from "#web/ui/picture/carousel.tsx"
import { Picture } from "#web/ui/picture/picture.tsx"
import { TraceRule } from "#web/ui/trace-rule.tsx"
import type { HomeData } from "./load-home.ts"

interface SectionProps {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}

export const Section = ({ id, title, aside, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="mt-14">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={`${id}-title`} className="min-w-0 text-h2">
        {title}
      </h2>
      {aside ? <p className="text-sm text-text-3 tabular-nums">{aside}</p> : null}
    </div>
    <TraceRule className="mt-2 mb-6" />
    {children}
  </section>
)

type BannerSlide = HomeData["banner"][number]

const SIZES = "(min-width: 1264px) 936px, (min-width: 768px) 78vw, 120vw"

export const Banner = ({ slides }: { slides: BannerSlide[] }) =>
  slides.length === 0 ? null : (
    <Carousel
      label={t("Highlights")}
      slides={slides.map((slide, index) => ({
        title: slide.title,
        content: <BannerTile slide={slide} first={index === 0} />,
      }))}
    />
  )

// On a phone, the box cuts off the left fifth of each picture, which contains only background.
const BannerTile = ({ slide, first }: { slide: BannerSlide; first: boolean }) => (
  <div className="tile relative flex h-full min-h-105 flex-col md:min-h-[clamp(360px,38vw,480px)]">
    <div className="relative z-10 flex flex-col items-start gap-4 p-6 md:my-auto md:max-w-[41%] md:pb-20 lg:pl-12">
      <h2 className="text-display">{slide.title}</h2>
      <p className="max-w-[38ch] text-[0.9375rem]/6 text-text-2 lg:text-base">{slide.text}</p>
      <ButtonLink
        to={slide.cta.href}
        size={44}
        aria-label={`${slide.cta.label}: ${slide.title}`}
        className="mt-1"
      >
        {slide.cta.label}
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

type Services = HomeData["services"]

export const ServiceSection = ({ services }: { services: Services }) =>
  services?.length === 0 ? null : (
    <Section id="services" title={t("Services")}>
      {services ? (
        <ServiceGrid services={services} />
      ) : (
        <LazyRetryPanel>{t("Services could not be loaded.")}</LazyRetryPanel>
      )}
    </Section>
  )

const ServiceGrid = ({ services }: { services: NonNullable<Services>[number][] }) => (
  <ul className="shelf gap-4 two:grid-cols-2 wide:grid-cols-3">
    {services.map((service) => (
      <li key={service.name} className={`flex flex-col p-4 ${cardClass}`}>
        <div className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand-subtle text-brand">
            <Icon of={service.icon} />
          </span>
          <h3 className="min-w-0 grow text-h3">{service.name}</h3>
          <span className="tile hidden aspect-4/3 w-20 overflow-hidden rounded wide:block">
            <Picture
              src={service.photo}
              sources={pictureSources(service.photo)}
              alt=""
              width={720}
              height={540}
              sizes="80px"
              className="size-full object-contain"
            />
          </span>
        </div>
        <p className="mt-2 mb-1 text-[0.9375rem]/6 text-text-2">{service.description}</p>
        <AskLink about={service.name} />
      </li>
    ))}
  </ul>
)

/** Link to the contact form, or to a mail if the shop has no form. */
function AskLink({ about }: { about: string }) {
  const { links, email } = useSite()
  const hasForm = links.some(({ href }) => href === paths.contact)
  if (!hasForm && email === "") return null
  return (
    <a
      href={hasForm ? paths.contactAbout(about) : mailAddress(email, about)}
      className="mt-auto flex min-h-8 w-fit items-center rounded text-sm font-medium text-brand underline underline-offset-4"
    >
      {t("Ask us")}
      <span className="sr-only"> {t("about {about}", { about })}</span>
    </a>
  )
}

const mailAddress = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`

type Engineers = HomeData["engineers"]

export const EngineerSection = ({ engineers }: { engineers: Engineers }) =>
  engineers?.length === 0 ? null : (
    <Section id="engineers" title={t("Engineers")}>
      {engineers ? (
        <EngineerGrid engineers={engineers} />
      ) : (
        <LazyRetryPanel>{t("Engineers could not be loaded.")}</LazyRetryPanel>
      )}
    </Section>
  )

const EngineerGrid = ({ engineers }: { engineers: NonNullable<Engineers> }) => (
  <ul className="grid gap-4 two:grid-cols-4 xl:grid-cols-8">
    {engineers.map(({ name, designation, photo }) => (
      <li key={name}>
        <PersonTile picture={photo} name={name} detail={designation} />
      </li>
    ))}
  </ul>
)

/** Shows `1K+ served` as a large number above its words; the text has a space between them. */
export const StatsStrip = ({ stats }: { stats: string[] }) =>
  stats.length === 0 ? null : (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-px overflow-hidden rounded-lg border border-border bg-border">
      {stats.map((stat) => {
        const [number, ...words] = stat.split(" ")
        return (
          <li key={stat} className="bg-surface px-3 py-4 two:px-6 two:py-5 lg:px-8">
            <span className="block text-[1.5rem]/[1.2] xs:text-[1.75rem] two:text-[2.5rem] font-semibold tracking-[-0.02em] tabular-nums">
              {number}
            </span>{" "}
            <span className="block text-sm text-text-2 two:text-base">{words.join(" ")}</span>
          </li>
        )
      })}
    </ul>
  )
