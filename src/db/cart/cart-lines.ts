import { and, asc, eq, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { cartLines } from "../schema/carts.ts"
import { parts } from "../schema/parts.ts"

const shown = {
  partId: cartLines.partId,
  quantity: cartLines.quantity,
  note: cartLines.note,
  seenUnitPriceCents: cartLines.seenUnitPriceCents,
  seenOrderable: cartLines.seenOrderable,
  sku: parts.sku,
  name: parts.name,
  image: parts.image,
}

/** A cart's lines in the order in which they came; of these parts alone, if any are named. */
export const listCartLines = (db: Executor, cartId: number, partIds?: readonly string[]) =>
  db
    .select(shown)
    .from(cartLines)
    .innerJoin(parts, eq(parts.id, cartLines.partId))
    .where(
      and(
        eq(cartLines.cartId, cartId),
        partIds && sql`${cartLines.partId} = any(${param(partIds)})`,
      ),
    )
    .orderBy(asc(cartLines.number))

export type CartLineRow = Awaited<ReturnType<typeof listCartLines>>[number]

interface SetLine {
  partId: string
  quantity: number
  /** As it was, where none is given. */
  note?: string | undefined
}

/** Each part once. Answers which of them there are. */
export async function setCartLines(
  tx: Transaction,
  cartId: number,
  lines: readonly SetLine[],
): Promise<string[]> {
  const wanted = sql`unnest(${param(lines.map(({ partId }) => partId))}::text[],
    ${param(lines.map(({ quantity }) => quantity))}::integer[],
    ${param(lines.map(({ note }) => note ?? null))}::text[])`
  const { rows } = await tx.execute<{ part_id: string }>(sql`
    insert into cart_lines (cart_id, part_id, quantity, note)
    select ${cartId}, p.id, w.quantity, coalesce(w.note, l.note, '')
    from ${wanted} with ordinality as w (part_id, quantity, note, place)
    join parts p on p.id = w.part_id
    left join cart_lines l on l.cart_id = ${cartId} and l.part_id = p.id
    order by w.place
    on conflict (cart_id, part_id) do update set quantity = excluded.quantity, note = excluded.note
    returning part_id`)
  return rows.map((row) => row.part_id)
}

/** The same, on top of what is there. */
export async function addCartLines(
  tx: Transaction,
  cartId: number,
  lines: readonly { partId: string; quantity: number }[],
  most: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ part_id: string }>(sql`
    insert into cart_lines (cart_id, part_id, quantity)
    select ${cartId}, p.id, least(w.quantity, ${most})
    from unnest(${param(lines.map(({ partId }) => partId))}::text[],
      ${param(lines.map(({ quantity }) => quantity))}::bigint[]) with ordinality as w (part_id, quantity, place)
    join parts p on p.id = w.part_id
    order by w.place
    on conflict (cart_id, part_id) do update set quantity = least(cart_lines.quantity + excluded.quantity, ${most})
    returning part_id`)
  return rows.map((row) => row.part_id)
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

export interface SeenLine {
  partId: string
  unitPriceCents: number | null
  orderable: boolean
}

/** Notes what the buyer has seen of these. */
export async function recordSeen(
  tx: Transaction,
  cartId: number,
  lines: readonly SeenLine[],
): Promise<void> {
  await tx.execute(sql`
    update cart_lines set seen_unit_price_cents = seen.price, seen_orderable = seen.orderable
    from unnest(${param(lines.map(({ partId }) => partId))}::text[],
      ${param(lines.map(({ unitPriceCents }) => unitPriceCents))}::bigint[],
      ${param(lines.map(({ orderable }) => orderable))}::boolean[]) as seen (part_id, price, orderable)
    where cart_id = ${cartId} and cart_lines.part_id = seen.part_id`)
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
