import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const settingsRefusals = {
  legal_text_not_found: refusal(404, "There is no such text, or none of that version."),
  settings_changed: refusal(409, "Someone changed these settings meanwhile. Reload them.", {
    version: z.int(),
  }),
}
