import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

/** The first rows with obstacles, and the number of all. */
const obstacles = {
  count: z.int(),
  rows: z.array(
    z.object({
      sku: z.string(),
      line: z.int().meta({ description: "In the file; negative for what the file does not name" }),
      why: z.enum(["changed", "taken", "stock", "moved"]),
    }),
  ),
}

export const importRefusals = {
  import_not_found: refusal(404, "There is no such import."),
  import_state: refusal(409, "This import is not at that step. Check its progress."),
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
            parts: z.int().meta({ description: "How many of the products in question it changed" }),
          }),
        )
        .meta({
          description: "Later ones that stand in the way, the last first: undo those before",
        }),
    },
  ),
  import_too_old: refusal(409, "Only the last ten imports can be undone."),
  import_cancelled: refusal(409, "The import was cancelled. Nothing was changed."),
}
