import type { saveColumns as call } from "#contract/imports/part-imports.ts"
import type { BodyOf } from "#contract/kernel/endpoint.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  deleteFileColumns,
  listFileColumns,
  lockFileColumns,
  putFileColumns,
} from "#db/imports/part-imports.ts"
import {
  type ColumnMeaning,
  type FindMeaning,
  headingKey,
  isColumnMeaning,
  meaningsWith,
  ownColumnOf,
} from "#domain/imports/part-columns.ts"
import { t } from "#domain/languages/translate.ts"
import { adminTransaction, audit, changesBetween } from "../kernel/as-admin.ts"
import { refuse, repeatProblem, requireNoProblems } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** Returns the meanings that administrators chose for headings, by heading key. */
export async function findStoredMeanings(db: Executor): Promise<Map<string, ColumnMeaning>> {
  const stored = await listFileColumns(db)
  return new Map(
    stored.flatMap(({ heading, meaning }) =>
      isColumnMeaning(meaning) ? [[heading, meaning]] : [],
    ),
  )
}

export const findMeanings = async (db: Executor): Promise<FindMeaning> =>
  meaningsWith(await findStoredMeanings(db))

type ColumnInput = BodyOf<typeof call>["columns"][number]

/** Saves the meanings of columns, for this file and all later ones. */
export function saveColumns(
  shop: Shop,
  admin: Actor,
  columns: readonly ColumnInput[],
): Promise<void> {
  requireForeign(columns)
  const rows = columns.map(({ heading, as }) => ({ heading: headingKey(heading), meaning: as }))
  return adminTransaction(shop, admin, async (tx) => {
    await lockFileColumns(tx)
    const before = await findStoredMeanings(tx)
    requireUnchanged(before, columns)
    await deleteFileColumns(
      tx,
      rows.flatMap(({ heading, meaning }) => (meaning === null ? heading : [])),
    )
    await putFileColumns(
      tx,
      rows.flatMap(({ heading, meaning }) => (meaning === null ? [] : { heading, meaning })),
    )
    const after = await findStoredMeanings(tx)
    const change = changesBetween(Object.fromEntries(before), Object.fromEntries(after))
    await audit(tx, admin, "parts.import_columns", "columns", change)
  })
}

/** Refuses the shop's own headings, whose meaning is fixed, and duplicate headings. */
function requireForeign(columns: readonly ColumnInput[]): void {
  const keys = columns.map(({ heading }) => headingKey(heading))
  const fields = columns.flatMap(({ heading }, index) => {
    const name = `columns.${index}.heading`
    if (ownColumnOf(heading)) return [[name, t("{heading} is a built-in heading", { heading })]]
    return repeatProblem(keys, index, name, heading)
  })
  requireNoProblems(Object.fromEntries(fields))
}

function requireUnchanged(
  stored: ReadonlyMap<string, ColumnMeaning>,
  columns: readonly ColumnInput[],
): void {
  const changed = columns.filter(
    ({ heading, was }) => was !== undefined && (stored.get(headingKey(heading)) ?? null) !== was,
  )
  if (changed.length > 0)
    throw refuse("names_changed", { names: changed.map(({ heading }) => heading) })
}
