import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { lockUser } from "../accounts/users.ts"
import { storedColumns } from "../catalogue/offered-parts.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { cartLines, carts, type KeyedChange } from "../schema/carts.ts"
import { parts } from "../schema/parts.ts"

/** Owner of a cart: an account, or a visitor by the hash of a cookie's token. */
export type CartOwner =
  | { userId: string; tokenHash?: undefined }
  | { tokenHash: Buffer; userId?: undefined }

export interface CartRow {
  id: number
  version: number
  /** Number of machines that the lines are for; null if not given. */
  builds: number | null
}

const row = { id: carts.id, version: carts.version, builds: carts.builds }

const ownedBy = ({ userId, tokenHash }: CartOwner): SQL =>
  userId === undefined ? eq(carts.tokenHash, tokenHash) : eq(carts.userId, userId)

export const findCart = (db: Executor, owner: CartOwner): Promise<CartRow | undefined> =>
  first(db.select(row).from(carts).where(ownedBy(owner)))

export interface CartSize {
  version: number
  lines: number
}

export async function findCartSize(db: Executor, owner: CartOwner): Promise<CartSize | undefined> {
  const lines = db.$count(cartLines, eq(cartLines.cartId, carts.id))
  const [size] = await db
    .select({ version: carts.version, lines })
    .from(carts)
    .where(ownedBy(owner))
  return size
}

export async function listKeyedChanges(
  db: Executor,
  cartId: number,
): Promise<readonly KeyedChange[]> {
  const cart = await first(
    db.select({ changes: carts.keyedChanges }).from(carts).where(eq(carts.id, cartId)),
  )
  return cart?.changes ?? []
}

export async function saveKeyedChanges(
  tx: Transaction,
  cartId: number,
  keyedChanges: readonly KeyedChange[],
): Promise<void> {
  await tx.update(carts).set({ keyedChanges }).where(eq(carts.id, cartId))
}

export const lockCart = (tx: Transaction, owner: CartOwner): Promise<CartRow | undefined> =>
  first(tx.select(row).from(carts).where(ownedBy(owner)).for("update"))

/** Locks the cart, and creates it if missing. Returns undefined for a closed account. */
export async function openCart(tx: Transaction, owner: CartOwner): Promise<CartRow | undefined> {
  const known = await lockCart(tx, owner)
  if (known) return known
  if (owner.userId !== undefined && !(await lockUser(tx, owner.userId))) return undefined
  await tx.insert(carts).values(owner).onConflictDoNothing()
  return lockCart(tx, owner)
}

/** Raises the version and writes the number of builds. Returns undefined if the cart has changed since it was read. */
export const incrementVersion = (
  tx: Transaction,
  { id, version, builds }: CartRow,
): Promise<CartRow | undefined> =>
  first(
    tx
      .update(carts)
      .set({ version: sql`${carts.version} + 1`, builds, updatedAt: sql`now()` })
      .where(and(eq(carts.id, id), eq(carts.version, version)))
      .returning(row),
  )

export async function deleteCart(tx: Transaction, id: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, id))
}

const line = {
  quantity: cartLines.quantity,
  designators: cartLines.designators,
  note: cartLines.note,
  customerPartNumber: cartLines.customerPartNumber,
  targetPriceCents: cartLines.targetPriceCents,
  seenUnitPriceCents: cartLines.seenUnitPriceCents,
  seenOrderable: cartLines.seenOrderable,
  part: storedColumns,
}

/** Lists lines in the order in which they were added, with the current state of their parts. */
export const listCartLines = (db: Executor, cartId: number) =>
  db
    .select(line)
    .from(cartLines)
    .innerJoin(parts, eq(parts.id, cartLines.partId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.number))

export type CartLineRow = Awaited<ReturnType<typeof listCartLines>>[number]

/** Inserts or updates these lines. New lines come last. */
export async function saveCartLines(
  tx: Transaction,
  cartId: number,
  lines: readonly CartLineRow[],
): Promise<void> {
  await tx.execute(sql`
    insert into cart_lines (cart_id, part_id, quantity, designators, note, customer_part_number, target_price_cents,
      seen_unit_price_cents, seen_orderable)
    select ${cartId}, part_id, quantity, designators, note, own, target, price, orderable
    from unnest(${param(lines.map((line) => line.part.id))}::text[],
      ${param(lines.map(({ quantity }) => quantity))}::integer[],
      ${param(lines.map(({ designators }) => designators))}::text[],
      ${param(lines.map(({ note }) => note))}::text[],
      ${param(lines.map(({ customerPartNumber }) => customerPartNumber))}::text[],
      ${param(lines.map(({ targetPriceCents }) => targetPriceCents))}::bigint[],
      ${param(lines.map(({ seenUnitPriceCents }) => seenUnitPriceCents))}::bigint[],
      ${param(lines.map(({ seenOrderable }) => seenOrderable))}::boolean[])
      with ordinality as line (part_id, quantity, designators, note, own, target, price, orderable, place)
    order by place
    on conflict (cart_id, part_id) do update set
      quantity = excluded.quantity, designators = excluded.designators, note = excluded.note,
      customer_part_number = excluded.customer_part_number, target_price_cents = excluded.target_price_cents,
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

const detailCharacters = sql`char_length(l.designators) + char_length(l.note) + char_length(l.customer_part_number)`

/**
 * Merges one cart into another. Quantities of the same part add up. Other lines are copied up to the limit of
 * lines, and texts up to the limit of characters.
 */
export async function mergeCartLines(
  tx: Transaction,
  { from, to }: { from: number; to: number },
  limits: { lines: number; units: number; characters: number },
): Promise<void> {
  const characters = sql`(select coalesce(sum(${detailCharacters}), 0) from cart_lines l where l.cart_id = ${to})`
  const ifTextsFit = (column: SQL) => sql`case when texts_fit then ${column} else '' end`
  await tx.execute(sql`
    insert into cart_lines (cart_id, part_id, quantity, designators, note, customer_part_number, target_price_cents,
      seen_unit_price_cents, seen_orderable)
    select ${to}, part_id, quantity, ${ifTextsFit(sql`designators`)}, ${ifTextsFit(sql`note`)}, ${ifTextsFit(sql`customer_part_number`)},
      target_price_cents, seen_unit_price_cents, seen_orderable
    from (
      select l.*, mine.part_id is not null as is_there,
        row_number() over (partition by mine.part_id is null order by l.number) as place,
        sum(${detailCharacters}) over (order by l.number) <= ${limits.characters} - ${characters} as texts_fit
      from cart_lines l
      left join cart_lines mine on mine.cart_id = ${to} and mine.part_id = l.part_id
      where l.cart_id = ${from}
    ) coming
    where is_there or place <= ${limits.lines} - (select count(*) from cart_lines where cart_id = ${to})
    order by number
    on conflict (cart_id, part_id) do update set
      quantity = least(cart_lines.quantity + excluded.quantity, ${limits.units}),
      designators = coalesce(nullif(cart_lines.designators, ''), excluded.designators),
      note = coalesce(nullif(cart_lines.note, ''), excluded.note),
      customer_part_number = coalesce(nullif(cart_lines.customer_part_number, ''), excluded.customer_part_number),
      target_price_cents = coalesce(cart_lines.target_price_cents, excluded.target_price_cents)`)
}

const param = (values: readonly unknown[]) => sql.param([...values])
