import { z } from "zod"
import { type LegalPage, legalTitles } from "./legal-pages.ts"
import { paragraph } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

/** Declares a group per page, so that each has its own versions. Plain text: see `LegalText`. */
const legalText = <const Name extends LegalPage>(name: Name) =>
  settingsGroup({
    name,
    title: legalTitles[name],
    readers: "public",
    fields: z.object({
      text: paragraph("Text", 20_000, {
        help: "An empty line begins a new paragraph; # and a space begin a heading. While this is empty, the page does not exist.",
      }),
    }),
  })

export const legalSettings = [
  legalText("terms"),
  legalText("privacy"),
  legalText("imprint"),
  legalText("returns"),
  legalText("accessibility"),
] as const
