import { z } from "zod"
import { lineProblemText } from "#contract/orders/line-problem-text.ts"
import { findPartList, listPartListLines } from "#db/lists/part-lists.ts"
import type { PlannedLine } from "#domain/lists/plan-list.ts"
import { lineDetailsOf } from "#domain/orders/line-details.ts"
import { changeCartOf } from "../cart/change-cart.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { planRows } from "./read-lists.ts"

const leftLine = z.object({
  partId: z.string(),
  sku: z.string(),
  name: z.string(),
  needed: z.number(),
  code: z.string(),
  message: z.string(),
  suggestions: z.array(z.number()),
})
const addedLines = z.object({ added: z.number(), units: z.number(), left: z.array(leftLine) })
type AddedLines = z.output<typeof addedLines>

/** Puts what all builds take into one's cart. What may not be ordered so stays out of it, and is told. */
export async function addListToCart(
  shop: Shop,
  owner: Actor,
  id: string,
  key?: string,
): Promise<AddedLines> {
  await consumeLimit(shop, "cartChange", owner.id)
  return withIdempotencyKey(shop, owner, {
    key,
    request: ["list to cart", id],
    answer: addedLines,
    work: async (tx) => {
      const list = await findPartList(tx, owner.id, id)
      if (!list) throw refuse("list_not_found")
      const rows = await listPartListLines(tx, id, list.revision)
      const { lines } = planRows(rows, list.current)
      const add = lines.flatMap(({ part, quantity, problem }, index) =>
        part && !problem
          ? [{ partId: part.id, quantity, ...lineDetailsOf(rows[index] ?? {}) }]
          : [],
      )
      const { builds } = list.current
      const change = { builds, set: [], add, remove: [], accept: [] }
      if (add.length > 0) await changeCartOf(tx, { userId: owner.id }, change)
      return {
        added: add.length,
        units: add.reduce((sum, { quantity }) => sum + quantity, 0),
        left: rows.flatMap(({ part }, index) => leftOut(part, lines[index])),
      }
    },
  })
}

function leftOut(
  { id: partId, sku, name }: { id: string; sku: string; name: string },
  line: Pick<PlannedLine<unknown>, "needed" | "problem"> | undefined,
): AddedLines["left"] {
  if (!line?.problem) return []
  const { needed, problem } = line
  const suggestions = "suggestions" in problem ? problem.suggestions : []
  const { code } = problem
  return [{ partId, sku, name, needed, code, message: lineProblemText(problem), suggestions }]
}
