import { z } from "zod"
import { text } from "../kernel/fields.ts"
import {
  address,
  email,
  fieldMeta,
  line,
  objectField,
  paragraph,
  picture,
  rows,
  texts,
} from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const required = { required: true } as const
const readers = "public"

const link = z.object({ label: line("Label", 60, required), href: address("Address") })

const slide = z.object({
  title: line("Title", 80, required),
  text: paragraph("Text", 300, required),
  cta: objectField("Button", link),
  image: picture("Picture", required),
  alt: line("What the picture shows", 300, { ...required, help: "For people who cannot see it." }),
})

export const bannerSettings = settingsGroup({
  name: "banner",
  title: "Banner",
  readers,
  fields: z.object({ slides: rows("Slides", "slide", 10, slide) }),
})

export const statsSettings = settingsGroup({
  name: "stats",
  title: "Figures",
  readers,
  fields: z.object({
    stats: texts("Figures", {
      most: 6,
      longest: 60,
      help: "One per line: the number first, then its label.",
    }),
  }),
})

/** Icons that pages can draw. Any other name shows the last one. */
const serviceIcons = ["Wrench", "ClipboardCheck", "Cpu", "Recycle", "RefreshCw", "Truck", "Package"]

const service = z.object({
  name: line("Name", 80, required),
  description: paragraph("Description", 500, required),
  photo: picture("Picture"),
  icon: text("Icon", 40)
    .prefault("Package")
    .register(fieldMeta, { kind: "choice", label: "Icon", options: serviceIcons }),
})

export const serviceSettings = settingsGroup({
  name: "services",
  title: "Services",
  readers,
  fields: z.object({ services: rows("Services", "service", 30, service) }),
})

const engineer = z.object({
  name: line("Name", 80, required),
  designation: line("Job title", 120, required),
  photo: picture("Portrait"),
})

export const engineerSettings = settingsGroup({
  name: "engineers",
  title: "Engineers",
  readers,
  fields: z.object({ engineers: rows("Engineers", "engineer", 60, engineer) }),
})

const entry = z.object({
  slug: line("Name in the address of the page", 80, {
    ...required,
    help: "Lowercase letters and hyphens, such as unit-testing.",
  }),
  question: line("Question", 200, required),
  answer: texts("Answer", {
    most: 40,
    longest: 5000,
    apart: "paragraphs",
    help: "An empty line begins a new paragraph.",
  }),
  code: z
    .string()
    .max(5000, "Example has at most 5000 characters")
    .optional()
    .register(fieldMeta, { kind: "paragraph", label: "Example in JavaScript" }),
})

export const blogSettings = settingsGroup({
  name: "blog",
  title: "Blog",
  readers,
  fields: z.object({ entries: rows("Entries", "entry", 50, entry) }),
})

const person = z.object({
  name: line("Name", 80),
  title: line("Title", 120),
  location: line("Location", 120),
  email: email("E-mail"),
  summary: paragraph("Summary", 1000),
  photo: picture("Portrait"),
})
const project = z.object({
  name: line("Name", 120, required),
  summary: paragraph("Summary", 1000, required),
  tech: texts("Made with", { most: 20, longest: 60, help: "One per line." }),
  link: objectField("Link", link),
})
const job = z.object({
  role: line("Role", 120, required),
  org: line("Organization", 120, required),
  from: line("From", 20, required),
  to: line("To", 20, required),
  points: texts("Achievements", { most: 20, longest: 500, help: "One per line." }),
})
const skill = z.object({
  name: line("Kind", 60, required),
  items: texts("Skills", { most: 30, longest: 60, help: "One per line." }),
})
const award = z.object({
  award: line("Award", 120, required),
  org: line("Organization", 120, required),
  year: line("Year", 20, required),
})

export const portfolioSettings = settingsGroup({
  name: "portfolio",
  title: "Portfolio",
  readers,
  fields: z.object({
    person: objectField("Person", person),
    projects: rows("Projects", "project", 30, project),
    experience: rows("Experience", "job", 30, job),
    skills: rows("Skills", "kind of skills", 20, skill),
    education: rows("Education", "award", 20, award),
  }),
})

export const footerSettings = settingsGroup({
  name: "footer",
  title: "Footer",
  readers,
  fields: z.object({
    about: paragraph("About the shop", 300),
    links: rows("More links", "link", 12, link),
  }),
})
