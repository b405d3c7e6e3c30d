import { z } from "zod"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { currencyCodes } from "#domain/pricing/card-limits.ts"
import { isTimeZone } from "#domain/shop/days.ts"
import { commonText } from "../kernel/common-text.ts"
import { choice, email, fieldMeta, line, paragraph, rows, switchField } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const CURRENCY_HELP =
  "Used for all prices, payments and documents. Choose it before the first order: it cannot be changed later."

const taxId = z.object({
  label: line("Kind", 40, { required: true }),
  number: line("Number", 40, { required: true }),
})

const paperSizes = ["A4", "Letter"] as const
export type PaperSize = (typeof paperSizes)[number]

export const shopSettings = settingsGroup({
  name: "shop",
  title: "The shop",
  readers: "public",
  fields: z.object({
    name: line("Name", 60, { required: true, initial: commonText.title }),
    legalName: line("Registered name", 120, { help: "Name on documents, if different." }),
    address: paragraph("Address", 500, { help: "Line by line, the country last." }),
    email: email("E-mail for help"),
    contact: email("E-mail for messages", "", {
      help: "Receives messages from the page /contact. While this is empty, the page does not exist.",
    }),
    phone: line("Phone", 40),
    taxIds: rows("Tax ids", "tax id", 10, taxId),
    currency: choice("Currency", currencyCodes, CURRENCY_HELP),
    timeZone: z
      .string()
      .refine(isTimeZone, "Choose a time zone, such as Europe/Berlin")
      .default("UTC")
      .register(fieldMeta, {
        kind: "line",
        label: "Time zone",
        help: "Such as Europe/Berlin. Used for times on pages and in e-mails, and for when a day begins and ends.",
      }),
    paperSize: choice(
      "Paper size",
      paperSizes,
      "Of invoices, packing slips, pick lists and return slips. Issued invoices keep theirs.",
    ),
  }),
})

export const reviewSettings = settingsGroup({
  name: "reviews",
  title: "Reviews of parts",
  readers: "admin",
  fields: z.object({
    ofParts: switchField(
      "Reviews of parts",
      "Buyers of a part can review it on its page. While this is off, pages show no reviews.",
      true,
    ),
    queue: switchField(
      "Reviewed before they are published",
      "Each new or changed review waits until an administrator publishes it.",
    ),
  }),
})

const shown = (label: PlainMessage, help?: PlainMessage) => switchField(label, help, true)

/** Sections of the site. A section that is off keeps its content. */
export const sectionSettings = settingsGroup({
  name: "sections",
  title: "Sections of the site",
  readers: "public",
  fields: z.object({
    stats: shown("Figures", "Below the banner."),
    services: shown("Services"),
    reviews: shown("Reviews", "On the home page and at /reviews."),
    engineers: shown("Engineers"),
    blog: shown("Blog", "The page /blog and the links to it, once there is an entry."),
    portfolio: shown("Portfolio", "The page /MyPortfolio and the links to it, once it has a name."),
  }),
})

const names = sectionSettings.fields.keyof().options
export type Section = (typeof names)[number]
export const sectionName = z.enum(names)

export const hiddenSections = (settings: z.output<typeof sectionSettings.fields>): Section[] =>
  names.filter((name) => !settings[name])
