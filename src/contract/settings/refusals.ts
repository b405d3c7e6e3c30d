import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const settingsRefusals = {
  settings_changed: refusal(409, "Someone changed these settings meanwhile. Reload them.", {
    version: z.int(),
  }),
}
