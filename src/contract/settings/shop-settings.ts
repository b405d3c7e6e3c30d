import { z } from "zod"
import { isTimeZone } from "#domain/settings/time-zone.ts"
import { emailAddress, requiredText, text } from "../kernel/fields.ts"
import { text as shopText } from "../kernel/text.ts"
import { settingsGroup } from "./settings-group.ts"

const taxId = z.object({
  label: requiredText("Kind", 40).meta({ example: "VAT ID" }),
  number: requiredText("Number", 40).meta({ example: "DE123456789" }),
})

/** Who the shop is. */
export const shopSettings = settingsGroup({
  name: "shop",
  title: "The shop",
  readers: "public",
  fields: z.object({
    name: requiredText("Name", 60).default(shopText.title),
    legalName: text("Registered name", 120).default(""),
    address: text("Address", 500).default("").meta({ description: "Line by line" }),
    email: z.union([z.literal(""), emailAddress("Enter a valid Email")]).default(shopText.email),
    phone: text("Phone", 40).default(""),
    taxIds: z.array(taxId).max(10, "At most 10 tax ids").default([]),
    timeZone: z
      .string()
      .refine(isTimeZone, "Choose a time zone, such as Europe/Berlin")
      .default("UTC"),
  }),
})
