import { type OrderPlaces, readOrderPlaces } from "#db/orders/order-places.ts"
import type { ShownOrder } from "#db/orders/orders.ts"
import type { Shop } from "../kernel/shop.ts"

/** An order of a list, with what is shipped, waiting or cancelled of it if that was asked for. */
export type PlacedUnits = ShownOrder & { places?: OrderPlaces | undefined }

/** Adds to each order what became of its units and of those of its lines. */
export async function withPlaces(
  { db }: Pick<Shop, "db">,
  orders: readonly ShownOrder[],
): Promise<PlacedUnits[]> {
  const known = await readOrderPlaces(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => {
    const { places, lines = [] } = known.get(order.id) ?? {}
    const units = new Map(lines.map((line) => [line.number, line]))
    const shown = order.lines.map((line) => ({ ...line, ...units.get(line.number) }))
    return { ...order, places, lines: shown }
  })
}
