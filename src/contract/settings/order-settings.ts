import { z } from "zod"
import { onOff } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

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
  }),
})
