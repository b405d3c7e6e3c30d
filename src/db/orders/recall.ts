import { sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"

export interface RecalledOrder {
  id: string
  orderNumber: string
  userName: string
  email: string
  lines: {
    shipment: number
    number: number
    name: string
    quantity: number
    /** Units of the order line that came back with returns. */
    returned: number
    shippedAt: string
  }[]
}

const hasTraceNumber = (number: string) => sql`upper(t.value) = upper(${number})`

/** Lists up to `limit` orders, after an id, that received units with this batch or serial number. */
export async function listRecalledOrders(
  db: Executor,
  number: string,
  { after = "", limit }: { after?: string | undefined; limit: number },
): Promise<RecalledOrder[]> {
  const { rows } = await db.execute<{ [Name in keyof RecalledOrder]: RecalledOrder[Name] }>(sql`
    select o.id, o.order_number as "orderNumber", o.user_name as "userName", o.email, (
      select json_agg(json_build_object('shipment', l.shipment, 'number', l.number, 'name', ordered.name,
        'quantity', l.quantity, 'returned', (
          select coalesce(sum(b.received), 0) from return_lines b join returns r on r.id = b.return_id
          where r.order_id = l.order_id and b.number = l.number),
        'shippedAt', s.created_at) order by l.shipment, l.number)
      from shipment_lines l
      join order_lines ordered on (ordered.order_id, ordered.number) = (l.order_id, l.number)
      join shipments s on (s.order_id, s.number) = (l.order_id, l.shipment)
      where l.order_id = o.id and exists (
        select from trace_numbers t
        where (t.order_id, t.number, t.shipment) = (l.order_id, l.number, l.shipment) and ${hasTraceNumber(number)})
    ) as lines
    from (
      select distinct t.order_id from trace_numbers t
      where ${hasTraceNumber(number)} and t.order_id > ${after} order by t.order_id limit ${limit}
    ) found join orders o on o.id = found.order_id order by o.id`)
  return rows
}

/** Counts these orders, and their buyers who have an e-mail address. */
export async function countRecalled(
  db: Executor,
  number: string,
): Promise<{ orders: number; buyers: number }> {
  const { rows } = await db.execute<{ orders: number; buyers: number }>(sql`
    select count(*)::integer as orders, count(distinct o.user_id) filter (where o.email <> '')::integer as buyers
    from (select distinct t.order_id from trace_numbers t where ${hasTraceNumber(number)}) found
    join orders o on o.id = found.order_id`)
  return rows[0] ?? { orders: 0, buyers: 0 }
}

interface RecallMail {
  number: string
  /** Identifies the letter. A buyer receives it once for the same orders. */
  key: string
  data: { number: string; subject: string; message: string }
  /** Maximum number of the buyer's orders that the mail names. */
  maxNamedOrders: number
}

/** Queues a mail to each buyer who did not get it yet for all these orders. Returns the ids of these buyers. */
export async function insertRecallMails(tx: Transaction, mail: RecallMail): Promise<string[]> {
  const { rows } = await tx.execute<{ buyer: string }>(sql`
    insert into mail_outbox (recipient, template, data, dedupe_key)
    select email, 'recall', ${JSON.stringify(mail.data)}::jsonb
      || jsonb_build_object('name', user_name, 'orders', to_jsonb(numbers[:${mail.maxNamedOrders}]), 'moreOrders', greatest(0, cardinality(numbers) - ${mail.maxNamedOrders}), 'parts', (
          select json_agg(json_build_object('name', name, 'quantity', quantity) order by name) from (
            select ordered.name, sum(l.quantity) as quantity
            from shipment_lines l
            join order_lines ordered on (ordered.order_id, ordered.number) = (l.order_id, l.number)
            where l.order_id = any(ids) and exists (
              select from trace_numbers t
              where (t.order_id, t.number, t.shipment) = (l.order_id, l.number, l.shipment) and ${hasTraceNumber(mail.number)})
            group by ordered.name) sent)),
      ${`recall:${mail.key}:`} || md5(ids::text) || ':' || user_id
    from (
      select o.user_id, (array_agg(o.email order by o.created_at desc))[1] as email,
        (array_agg(o.user_name order by o.created_at desc))[1] as user_name,
        array_agg(o.order_number order by o.order_number) as numbers, array_agg(o.id order by o.id) as ids
      from (select distinct t.order_id from trace_numbers t where ${hasTraceNumber(mail.number)}) found
      join orders o on o.id = found.order_id
      where o.email <> '' group by o.user_id
    ) buyers
    on conflict (dedupe_key) do nothing returning split_part(dedupe_key, ':', 4) as buyer`)
  return rows.map(({ buyer }) => buyer)
}

/** Records in the history of each of these orders that its buyer, who is one of `buyerIds`, was written to. */
export async function insertRecallSteps(
  tx: Transaction,
  number: string,
  {
    action,
    actorId,
    requestId,
    subject,
    buyerIds,
  }: {
    action: string
    actorId: string
    requestId: string | null
    subject: string
    buyerIds: readonly string[]
  },
): Promise<void> {
  await tx.execute<never>(sql`
    insert into audit_log (actor_id, request_id, action, target, detail)
    select ${actorId}, ${requestId}, ${action}, o.id, ${JSON.stringify({ number, subject })}::jsonb
    from (select distinct t.order_id from trace_numbers t where ${hasTraceNumber(number)}) found
    join orders o on o.id = found.order_id
    where o.email <> '' and o.user_id = any(${sql.param([...buyerIds])}::text[])`)
}
