import { z } from "zod"
import { TRACKED } from "#domain/orders/tracking-link.ts"
import { isTrackingLink } from "../delivery/tracking-link.ts"
import { text } from "../kernel/fields.ts"
import { fieldMeta, line, rows } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const trackingLink = text("Tracking link", 300)
  .refine((link) => link === "" || (isTrackingLink(link) && link.includes(TRACKED)), {
    error: `Tracking link must begin with https:// and hold ${TRACKED}`,
  })
  .prefault("")
  .register(fieldMeta, {
    kind: "line",
    label: "Tracking link",
    help: `With ${TRACKED} where the number stands: https://www.example.com/track?id=${TRACKED}`,
  })

/** Who takes the shop's shipments. */
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
      { help: "Offered where an order is shipped. Their links lead buyers to what is tracked." },
    ),
  }),
})
