import type { ReactNode } from "react"
import type { z } from "zod"
import {
  bannerSettings,
  blogSettings,
  engineerSettings,
  portfolioSettings,
  serviceSettings,
  statsSettings,
} from "#contract/settings/content-settings.ts"
import { BlogEntry } from "#web/shop/buyer/pages/blog-entry.tsx"
import { Resume } from "#web/shop/buyer/pages/resume.tsx"
import { cardClass, PersonTile } from "#web/ui/card.tsx"
import { Picture } from "#web/ui/picture/picture.tsx"
import type { Values } from "./use-settings-form.ts"

/** Previews of home page sections. The home page has components of its own, to keep its script small. */

const SlidesPreview = ({ slides }: z.output<typeof bannerSettings.fields>) => (
  <Cards>
    {slides.map(({ title, text, cta, image, alt }) => (
      <Card key={title} picture={image} alt={alt} title={title} text={text}>
        <p className="mt-2 text-sm font-medium text-brand">{cta.label}</p>
      </Card>
    ))}
  </Cards>
)

const ServicesPreview = ({ services }: z.output<typeof serviceSettings.fields>) => (
  <Cards>
    {services.map(({ name, description, photo }) => (
      <Card key={name} picture={photo} alt="" title={name} text={description} />
    ))}
  </Cards>
)

const EngineersPreview = ({ engineers }: z.output<typeof engineerSettings.fields>) => (
  <ul className="grid grid-cols-2 gap-6">
    {engineers.map(({ name, designation, photo }) => (
      <li key={name}>
        <PersonTile picture={photo} name={name} detail={designation} />
      </li>
    ))}
  </ul>
)

const FiguresPreview = ({ stats }: { stats: string[] }) => (
  <ul className="flex flex-wrap gap-6">
    {stats.map((stat) => {
      const [number, ...words] = stat.split(" ")
      return (
        <li key={stat}>
          <span className="block text-h1 tabular-nums">{number}</span>{" "}
          <span className="block text-sm text-text-2">{words.join(" ")}</span>
        </li>
      )
    })}
  </ul>
)

const Cards = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-col gap-4">{children}</ul>
)

interface CardProps {
  picture: string
  alt: string
  title: string
  text: string
  children?: ReactNode
}

const Card = ({ picture, alt, title, text, children }: CardProps) => (
  <li className={`overflow-hidden ${cardClass}`}>
    {picture ? (
      <div className="tile aspect-4/3">
        <Picture
          src={picture}
          alt={alt}
          width={640}
          height={480}
          className="size-full object-contain"
        />
      </div>
    ) : null}
    <div className="p-5">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-2 text-[0.9375rem]/6 text-text-2">{text}</p>
      {children}
    </div>
  </li>
)

type Preview = (settings: Values) => ReactNode

const previewOf = <Fields extends z.ZodObject>(
  { name, fields }: { name: string; fields: Fields },
  show: (settings: z.output<Fields>) => ReactNode,
): [string, Preview] => [name, (settings) => show(fields.parse(settings))]

export const settingsPreviews: ReadonlyMap<string, Preview> = new Map([
  previewOf(bannerSettings, SlidesPreview),
  previewOf(statsSettings, FiguresPreview),
  previewOf(serviceSettings, ServicesPreview),
  previewOf(engineerSettings, EngineersPreview),
  previewOf(blogSettings, ({ entries }) =>
    entries.map((entry) => <BlogEntry key={entry.slug} entry={entry} />),
  ),
  previewOf(portfolioSettings, (portfolio) => <Resume resume={portfolio} />),
])
