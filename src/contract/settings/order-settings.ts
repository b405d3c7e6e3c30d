import { z } from "zod"
import { settingsGroup } from "./settings-group.ts"

/** What orders must be like. */
export const orderSettings = settingsGroup({
  name: "orders",
  title: "Orders",
  readers: "public",
  fields: z.object({
    confirmedEmail: z
      .boolean({ error: "E-mail confirmed before the first order is on or off" })
      .default(false)
      .meta({ description: "Nobody orders before they have confirmed their e-mail address" }),
  }),
})
