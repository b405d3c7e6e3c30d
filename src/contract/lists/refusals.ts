import { z } from "zod"
import { MAX_LISTS } from "#domain/lists/list-limits.ts"
import { refusal } from "../kernel/refusal.ts"

export const listRefusals = {
  list_not_found: refusal(404, "This parts list does not exist, or is no longer shared."),
  revision_not_found: refusal(404, "This revision is no longer kept."),
  list_changed: refusal(
    409,
    "This list was saved in another window. Check that revision before you continue.",
    { revision: z.int() },
  ),
  lists_full: refusal(409, `An account has at most ${MAX_LISTS} parts lists. Delete one first.`, {
    limit: z.int(),
  }),
}
