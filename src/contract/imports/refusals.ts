import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

/** First rows with obstacles, and the number of all of them. */
const obstacles = {
  count: z.int(),
  rows: z.array(
    z.object({
      sku: z.string(),
      line: z.int().describe("Line in the file. Negative for parts that are not in the file."),
      why: z.enum(["changed", "taken", "stock", "moved"]),
    }),
  ),
}

export const importRefusals = {
  import_not_found: refusal(404, "There is no such import."),
  import_state: refusal(409, "This import is not at that step. Check its progress."),
  import_unreadable: refusal(422, "The file cannot be read.", {
    fields: z.object({ file: z.string() }),
  }),
  import_busy: refusal(409, "Another import is running. Wait until it has finished."),
  import_outdated: refusal(
    409,
    "Products of this import have changed since the preview. Nothing was changed. Upload the file again.",
    obstacles,
  ),
  import_changed_since: refusal(
    409,
    "Products of this import have changed since then, so it cannot be undone. Nothing was changed.",
    {
      ...obstacles,
      imports: z
        .array(
          z.object({
            id: z.string(),
            fileName: z.string(),
            parts: z.int().describe("Number of these parts that the import changed."),
          }),
        )
        .describe("Later imports that must be undone first, latest first."),
    },
  ),
  import_currency_changed: refusal(
    409,
    "The shop's currency has changed since the preview. Nothing was changed. Upload the file again.",
  ),
  import_too_old: refusal(409, "Only the last ten imports can be undone."),
  import_cancelled: refusal(409, "The import was cancelled. Nothing was changed."),
}
