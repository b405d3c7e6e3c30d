import { and, DrizzleQueryError, eq, isNull, sql } from "drizzle-orm"
import { DatabaseError } from "pg"
import { isProved } from "../accounts/proved.ts"
import type { PartRow } from "../catalogue/parts.ts"
import type { Database } from "../connection/client.ts"
import { prepared } from "../connection/prepared.ts"
import { isRolledBack, retry } from "../connection/retry.ts"
import { users } from "../schema/identity.ts"
import { idempotencyKeys, orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"

const { placeholder } = sql

const purchaseStart = prepared((db) =>
  db
    .select({
      part: parts,
      earlier: idempotencyKeys,
      proved: isProved,
      unpaid: sql<string>`(select count(*) from ${orders} where ${orders.userId} = ${users.id}
        and ${orders.paidAt} is null and ${orders.status} <> 'cancelled')`.mapWith(Number),
    })
    .from(users)
    .leftJoin(parts, and(eq(parts.id, placeholder("partId")), isNull(parts.archivedAt)))
    .leftJoin(
      idempotencyKeys,
      and(eq(idempotencyKeys.userId, users.id), eq(idempotencyKeys.key, placeholder("key"))),
    )
    .where(and(eq(users.id, placeholder("buyerId")), isNull(users.closedAt)))
    .prepare("purchase_start"),
)

/**
 * What a purchase is decided by: the live part, how many unpaid orders the buyer has, whether they proved
 * their address, and what was answered to the same key before. Undefined when the account is closed.
 */
export async function readPurchaseStart(
  db: Database,
  asked: { buyerId: string; partId: string; key: string | undefined },
) {
  const [start] = await purchaseStart(db).execute({ ...asked, key: asked.key ?? null })
  return start
}

export interface Purchase {
  orderId: string
  buyer: { id: string; email: string; name: string }
  /** As it was read: the purchase is only written while its price and name are the same. */
  part: Pick<PartRow, "id" | "name" | "priceCents">
  quantity: number
  totalCents: number
  phone: string
  /** Of whom has proved their address, and of others; Infinity for any number. */
  unpaidOrdersAllowed: { proved: number; unproved: number }
  /** What is answered to the same request with this Idempotency-Key again; nothing is kept without one. */
  claim: { key: string | undefined; requestHash: Buffer; response: unknown }
  mail: { to: string; template: string; data: unknown; dedupeKey: string }
}

const purchase = prepared((db) => {
  const quantity = sql`${placeholder("quantity")}::integer`
  const partName = sql`${placeholder("partName")}::text`
  const unitPrice = sql`${placeholder("unitPriceCents")}::bigint`
  const buyerId = sql`${placeholder("buyerId")}::text`
  const orderId = sql`${placeholder("orderId")}::text`
  const total = sql`${placeholder("totalCents")}::bigint`
  const key = sql`${placeholder("key")}::text`
  const email = sql`${placeholder("email")}::text`
  const buyer = db
    .$with("buyer", { mayOrder: sql<boolean>`may_order` })
    .as(
      sql`select may_order(${buyerId}, ${placeholder("ofProved")}::bigint, ${placeholder("ofUnproved")}::bigint)`,
    )
  const taken = db.$with("taken", { id: sql<string>`id`, sku: sql<string>`sku` }).as(sql`
    update ${parts} set available_quantity = available_quantity - ${quantity}
    from buyer
    where buyer.may_order and ${parts.id} = ${placeholder("partId")}::text and ${parts.archivedAt} is null
      and ${parts.name} = ${partName} and ${parts.priceCents} = ${unitPrice}
      and ${parts.minimumQuantity} <= ${quantity} and ${parts.availableQuantity} >= ${quantity}
    returning ${parts.id}, ${parts.sku}`)
  const claimed = db.$with("claimed", {}).as(sql`
    insert into ${idempotencyKeys} (user_id, key, request_hash, response)
    select ${buyerId}, ${key}, ${placeholder("requestHash")}::bytea, ${placeholder("response")}::jsonb
    from taken where ${key} is not null`)
  const placed = db.$with("placed", { id: sql<string>`id`.as("id") }).as(sql`
    insert into ${orders} (id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, line_count, email, user_name, phone)
    select ${orderId}, ${buyerId}, taken.id, ${quantity}, ${unitPrice},
      ${total}, ${partName}, 1, ${email}, ${placeholder("buyerName")}::text, ${placeholder("phone")}::text
    from taken
    returning ${orders.id}, part_id`)
  const lined = db.$with("lined", {}).as(sql`
    insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
    select ${orderId}, 1, taken.id, taken.sku, ${partName}, ${quantity}, ${unitPrice}, ${total} from taken`)
  const moved = db.$with("moved", {}).as(sql`
    insert into stock_movements (part_id, delta, reason, order_id, actor_id)
    select placed.part_id, -${quantity}, 'order', placed.id, ${buyerId} from placed`)
  const mailed = db.$with("mailed", {}).as(sql`
    insert into mail_outbox (recipient, template, data, dedupe_key)
    select ${placeholder("recipient")}::text, ${placeholder("template")}::text, ${placeholder("data")}::jsonb, ${placeholder("dedupeKey")}::text
    from placed`)
  return db
    .with(buyer, taken, claimed, placed, lined, moved, mailed)
    .select({ id: placed.id })
    .from(placed)
    .prepare("purchase")
})

/**
 * Writes a whole purchase in one statement, which holds the part's row no longer than its own commit takes:
 * stock, order, ledger, the answer to the key, and the mail. False, and nothing written, when the stock
 * does not suffice, the part is no longer as it was read, the buyer may order no more, or the same key has
 * just been answered.
 */
export async function writePurchase(db: Database, of: Purchase): Promise<boolean> {
  const values = {
    orderId: of.orderId,
    buyerId: of.buyer.id,
    email: of.buyer.email,
    buyerName: of.buyer.name,
    partId: of.part.id,
    partName: of.part.name,
    unitPriceCents: of.part.priceCents,
    quantity: of.quantity,
    totalCents: of.totalCents,
    phone: of.phone,
    ofProved: orNoLimit(of.unpaidOrdersAllowed.proved),
    ofUnproved: orNoLimit(of.unpaidOrdersAllowed.unproved),
    key: of.claim.key ?? null,
    requestHash: of.claim.requestHash,
    response: JSON.stringify(of.claim.response),
    recipient: of.mail.to,
    template: of.mail.template,
    data: JSON.stringify(of.mail.data),
    dedupeKey: of.mail.dedupeKey,
  }
  try {
    return (await retry(() => purchase(db).execute(values), isRolledBack)).length > 0
  } catch (error) {
    if (isKeyTaken(error)) return false
    throw error
  }
}

const orNoLimit = (most: number): number | null => (most === Infinity ? null : most)

const isKeyTaken = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  error.cause.constraint === "idempotency_keys_pkey"
