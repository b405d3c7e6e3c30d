import { z } from "zod"
import type { LegalPage } from "./legal-pages.ts"
import { objectField, onOff } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

/** What somebody who orders can be asked to agree to. */
export const agreeablePages = ["terms", "privacy", "returns"] as const satisfies LegalPage[]

/** What orders must be like. */
export const orderSettings = settingsGroup({
  name: "orders",
  title: "Orders",
  readers: "public",
  fields: z.object({
    confirmedEmail: onOff(
      "E-mail confirmed before the first order",
      "Who has not opened the link in the mail from us is told so when they order.",
    ),
    agreements: objectField(
      "Agreed to with each order",
      z.object({
        terms: onOff("Terms", "As they are then; the order says which version, and when."),
        privacy: onOff("Privacy"),
        returns: onOff("Delivery and returns"),
      }),
    ),
  }),
})
