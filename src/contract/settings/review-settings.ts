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
      "Who bought a part can say on its page what they think of it. Off, the pages show none.",
      true,
    ),
    queue: onOff(
      "Looked at before they are shown",
      "Each new or changed review waits until an administrator publishes it.",
    ),
  }),
})
