import { z } from "zod"
import { count, onOff, paragraph } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

/** Whether and how buyers send back what was shipped to them. */
export const returnSettings = settingsGroup({
  name: "order-returns",
  title: "Returns",
  readers: "admin",
  fields: z.object({
    on: onOff(
      "Returns",
      "Buyers ask for them on the page of their order; administrators see them under Returns.",
    ),
    days: count("Days after shipping", 3650, {
      help: "How long a buyer can ask. Empty: without end.",
      initial: 30,
    }),
    sendTo: paragraph("Where to send it", 2000, {
      help: "What a buyer is told once a return is approved: the address, and what to write on the parcel.",
    }),
  }),
})
