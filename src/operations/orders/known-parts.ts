import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import type { Database } from "#db/connection/client.ts"

const MOST = 5_000

const known = new WeakMap<Database, Map<string, OfferedPart>>()

/**
 * Parts as this process last read them, if it knows them all: an order decided by them need not read them first, since the
 * database refuses to write what another version of a part than there is was decided by.
 */
export function knownParts(db: Database, ids: readonly string[]): OfferedPart[] | undefined {
  const parts = ids.flatMap((id) => known.get(db)?.get(id) ?? [])
  return parts.length === ids.length ? parts : undefined
}

export function rememberParts(db: Database, parts: readonly OfferedPart[]): void {
  const remembered = known.get(db) ?? new Map<string, OfferedPart>()
  if (remembered.size + parts.length > MOST) remembered.clear()
  for (const part of parts) remembered.set(part.id, part)
  known.set(db, remembered)
}
