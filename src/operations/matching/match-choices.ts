import { listOfferedParts } from "#db/catalogue/offered-parts.ts"
import {
  deleteMatchChoice,
  listChoicesForRows,
  listMatchChoices,
  saveMatchChoice,
} from "#db/matching/match-choices.ts"
import {
  choiceKey,
  type RequestedRow,
  type RowMatch,
  withChosenFirst,
} from "#domain/matching/row-match.ts"
import { newId } from "../kernel/identifiers.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** Maximum number of stored choices per buyer; the oldest are deleted. */
const MAX_CHOICES = 1000

export const listChoices = (shop: Shop, actor: Actor) => listMatchChoices(shop.db, actor.id)

export const forgetChoice = (shop: Shop, actor: Actor, id: string): Promise<number> =>
  deleteMatchChoice(shop.db, actor.id, id)

/** Stores which part a buyer means by a row. Throws `part_not_found`, or `row_empty` for a row without content. */
export async function rememberChoice(
  shop: Shop,
  actor: Actor,
  { partId, ...row }: RequestedRow & { partId: string },
): Promise<string> {
  const rowKey = choiceKey(row)
  if (rowKey === undefined) throw refuse("row_empty")
  await consumeLimit(shop, "matchChoice", actor.id)
  const written = [row.number, row.manufacturer, row.description].filter((cell) => cell).join(" · ")
  const saved = await shop.db.transaction(async (tx) => {
    await lockOwnAccount(tx, actor)
    const [part] = await listOfferedParts(tx, { ids: [partId], skus: [] })
    if (!part) throw refuse("part_not_found")
    return saveMatchChoice(tx, {
      id: newId(),
      userId: actor.id,
      rowKey,
      written,
      partId,
      most: MAX_CHOICES,
    })
  })
  if (saved === undefined) throw new Error("a choice was not saved")
  return saved
}

/** Puts the parts that the buyer chose for the same rows before first. */
export async function addChoices(
  shop: Pick<Shop, "db">,
  actor: Actor | undefined,
  rows: readonly RequestedRow[],
  matches: readonly RowMatch[],
): Promise<RowMatch[]> {
  if (!actor) return [...matches]
  const keys = rows.map(choiceKey)
  const distinct = [...new Set(keys.filter((key) => key !== undefined))]
  const known = await listChoicesForRows(shop.db, actor.id, distinct)
  const chosen = new Map(known.map((choice) => [choice.rowKey, choice]))
  return matches.map((match, at) => {
    const choice = chosen.get(keys[at] ?? "")
    return choice ? withChosenFirst(match, { ...choice, mpn: choice.mpn ?? undefined }) : match
  })
}
