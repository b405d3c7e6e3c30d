import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { TRACKED } from "#domain/orders/shipment.ts"
import { text } from "../kernel/fields.ts"
import {
  choice,
  count,
  fieldMeta,
  line,
  objectField,
  paragraph,
  rows,
  switchField,
} from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"
import type { LegalPage } from "./shop-text.ts"

/** Reports whether a text is an https address without credentials. */
export function isTrackingLink(written: string): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, username, password } = new URL(written)
  return protocol === "https:" && username === "" && password === ""
}

/** Pages that buyers can be asked to agree to. */
export const agreeablePages = ["terms", "privacy", "returns"] as const satisfies LegalPage[]

export const orderSettings = settingsGroup({
  name: "orders",
  title: "Orders",
  readers: "public",
  fields: z.object({
    confirmedEmail: switchField(
      "E-mail confirmed before the first order",
      "Buyers must open the link in our e-mail before they can order.",
    ),
    agreements: objectField(
      "Accepted with each order",
      z.object({
        terms: switchField("Terms", "The order records which version was accepted, and when."),
        privacy: switchField("Privacy"),
        returns: switchField("Delivery and returns"),
      }),
    ),
  }),
})

export const changeSettings = settingsGroup({
  name: "order-changes",
  title: "Changes by buyers",
  readers: "public",
  fields: z.object({
    cancelling: choice(
      "Buyers cancel",
      ["unpaid", "nothing", "until approved", "until shipped"],
      "Orders, or some of their lines. Payments are refunded and goods go back on sale automatically.",
    ),
    details: choice("Buyers change address, purchase order, phone and note", [
      "until shipped",
      "until approved",
      "never",
    ]),
  }),
})

export const returnSettings = settingsGroup({
  name: "order-returns",
  title: "Returns",
  readers: "admin",
  fields: z.object({
    on: switchField(
      "Returns",
      "Buyers request returns on the page of their order. Administrators see them under Returns.",
    ),
    days: count("Days after shipping", 3650, {
      help: "How long buyers can request a return. Empty: no limit.",
      initial: 30,
    }),
    sendTo: paragraph("Return address", 2000, {
      help: "Shown to the buyer once a return is approved: the address, and what to write on the parcel.",
    }),
  }),
})

const trackingLink = text("Tracking link", 300)
  .refine((link) => link === "" || (isTrackingLink(link) && link.includes(TRACKED)), {
    error: () =>
      t("Tracking link must begin with https:// and contain {tracked}", { tracked: TRACKED }),
  })
  .prefault("")
  .register(fieldMeta, {
    kind: "line",
    label: "Tracking link",
    help: "With {number} in place of the number: https://www.example.com/track?id={number}",
  })

export const shippingSettings = settingsGroup({
  name: "shipping",
  title: "Shipping",
  readers: "admin",
  fields: z.object({
    carriers: rows(
      "Carriers",
      "carrier",
      30,
      z.object({ name: line("Name", 60, { required: true }), trackingLink }),
      { help: "Offered when an order is shipped. Links lead buyers to the tracking page." },
    ),
  }),
})
