import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const settingsRefusals = {
  legal_text_not_found: refusal(404, "There is no such text or version."),
  settings_changed: refusal(409, "Someone else has changed these settings. Reload the page.", {
    version: z.int(),
  }),
}
