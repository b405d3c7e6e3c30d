import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import type { Database } from "#db/connection/client.ts"
import type { OrderContext } from "#db/orders/place-order.ts"

const MOST = 5_000

interface Known {
  parts: Map<string, OfferedPart>
  settings: OrderContext["settings"]
}

const known = new WeakMap<Database, Known>()

/**
 * Parts and settings as this process last read them, if it knows all of these parts: an order decided by them need not read
 * them first, since the database refuses to write what other versions than there are was decided by.
 */
export function knownStart(
  db: Database,
  ids: readonly string[],
): Pick<OrderContext, "parts" | "settings"> | undefined {
  const all = known.get(db)
  const parts = ids.flatMap((id) => all?.parts.get(id) ?? [])
  return all && parts.length === ids.length ? { parts, settings: all.settings } : undefined
}

export function rememberStart(db: Database, { parts, settings }: OrderContext): void {
  const remembered = known.get(db)?.parts ?? new Map<string, OfferedPart>()
  if (remembered.size + parts.length > MOST) remembered.clear()
  for (const part of parts) remembered.set(part.id, part)
  known.set(db, { parts: remembered, settings })
}
