import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_LISTS } from "#domain/lists/parts-list.ts"
import { refusal } from "../kernel/refusal.ts"

export const listRefusals = {
  list_not_found: refusal(404, "This parts list does not exist, or is no longer shared."),
  revision_not_found: refusal(404, "This revision is no longer available."),
  list_changed: refusal(
    409,
    "This list was saved in another window. Check that revision before you continue.",
    { revision: z.int() },
  ),
  lists_full: refusal(
    409,
    () => t("An account has at most {most} parts lists. Delete one first.", { most: MAX_LISTS }),
    {
      limit: z.int(),
    },
  ),
}
