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
import { BlogEntry } from "../../shop/buyer/pages/blog-entry.tsx"
import { Resume } from "../../shop/buyer/pages/resume.tsx"
import type { Values } from "./form-values.ts"
import {
  EngineersPreview,
  FiguresPreview,
  ServicesPreview,
  SlidesPreview,
} from "./home-previews.tsx"

type Preview = (settings: Values) => ReactNode

const previewOf = <Fields extends z.ZodObject>(
  { name, fields }: { name: string; fields: Fields },
  show: (settings: z.output<Fields>) => ReactNode,
): [string, Preview] => [name, (settings) => show(fields.parse(settings))]

/** What pages make of the settings. */
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
