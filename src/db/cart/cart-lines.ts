import { and, asc, eq, sql } from "drizzle-orm"
import { keptPart } from "../catalogue/offered-parts.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { cartLines } from "../schema/carts.ts"
import { parts } from "../schema/parts.ts"

const line = {
  quantity: cartLines.quantity,
  note: cartLines.note,
  seenUnitPriceCents: cartLines.seenUnitPriceCents,
  seenOrderable: cartLines.seenOrderable,
  part: keptPart,
}

/** A cart's lines in the order in which they came, with what their parts are now. */
export const listCartLines = (db: Executor, cartId: number) =>
  db
    .select(line)
    .from(cartLines)
    .innerJoin(parts, eq(parts.id, cartLines.partId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.number))

export type CartLineRow = Awaited<ReturnType<typeof listCartLines>>[number]

/** Writes these lines as they are now; new ones come after all others. */
export async function saveCartLines(
  tx: Transaction,
  cartId: number,
  lines: readonly CartLineRow[],
): Promise<void> {
  await tx.execute(sql`
    insert into cart_lines (cart_id, part_id, quantity, note, seen_unit_price_cents, seen_orderable)
    select ${cartId}, part_id, quantity, note, price, orderable
    from unnest(${param(lines.map((line) => line.part.id))}::text[],
      ${param(lines.map(({ quantity }) => quantity))}::integer[],
      ${param(lines.map(({ note }) => note))}::text[],
      ${param(lines.map(({ seenUnitPriceCents }) => seenUnitPriceCents))}::bigint[],
      ${param(lines.map(({ seenOrderable }) => seenOrderable))}::boolean[])
      with ordinality as line (part_id, quantity, note, price, orderable, place)
    order by place
    on conflict (cart_id, part_id) do update set
      quantity = excluded.quantity, note = excluded.note,
      seen_unit_price_cents = excluded.seen_unit_price_cents, seen_orderable = excluded.seen_orderable`)
}

export async function removeCartLines(
  tx: Transaction,
  cartId: number,
  partIds?: readonly string[],
): Promise<void> {
  await tx
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.cartId, cartId),
        partIds && sql`${cartLines.partId} = any(${param(partIds)})`,
      ),
    )
}

/**
 * Puts one cart's lines to another's: of the same part they add up, and others come in their order, as long
 * as there is room.
 */
export async function joinCartLines(
  tx: Transaction,
  { from, to }: { from: number; to: number },
  most: { lines: number; units: number },
): Promise<void> {
  await tx.execute(sql`
    insert into cart_lines (cart_id, part_id, quantity, note, seen_unit_price_cents, seen_orderable)
    select ${to}, part_id, quantity, note, seen_unit_price_cents, seen_orderable
    from (
      select l.*, mine.part_id is not null as is_there,
        row_number() over (partition by mine.part_id is null order by l.number) as place
      from cart_lines l
      left join cart_lines mine on mine.cart_id = ${to} and mine.part_id = l.part_id
      where l.cart_id = ${from}
    ) coming
    where is_there or place <= ${most.lines} - (select count(*) from cart_lines where cart_id = ${to})
    order by number
    on conflict (cart_id, part_id) do update set
      quantity = least(cart_lines.quantity + excluded.quantity, ${most.units}),
      note = coalesce(nullif(cart_lines.note, ''), excluded.note)`)
}

const param = (values: readonly unknown[]) => sql.param([...values])
