import { z } from "zod"
import { choice } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

/** What buyers may do with their orders by themselves. */
export const changeSettings = settingsGroup({
  name: "order-changes",
  title: "Changes by buyers",
  readers: "public",
  fields: z.object({
    cancelling: choice(
      "Buyers cancel",
      ["unpaid", "nothing", "until approved", "until shipped"],
      "Orders, or some of their lines. What is paid goes back to the card, and the goods back on sale, by themselves.",
    ),
    details: choice("Buyers change address, purchase order, phone and note", [
      "until shipped",
      "until approved",
      "never",
    ]),
  }),
})
