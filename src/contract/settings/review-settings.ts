import { z } from "zod"
import { onOff } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

export const reviewSettings = settingsGroup({
  name: "reviews",
  title: "Reviews of parts",
  readers: "admin",
  fields: z.object({
    ofParts: onOff(
      "Reviews of parts",
      "Buyers of a part can review it on its page. While this is off, pages show no reviews.",
      true,
    ),
    queue: onOff(
      "Reviewed before they are published",
      "Each new or changed review waits until an administrator publishes it.",
    ),
  }),
})
