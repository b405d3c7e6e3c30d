import { sql } from "drizzle-orm"
import type { LineBack } from "#domain/returns/returnable-units.ts"
import type { Executor } from "../connection/client.ts"

export interface NumberedLineBack extends LineBack {
  number: number
}

/**
 * What became of the shipped units of each line of an order on their way back. Whoever acts on it holds the order. Nothing is
 * out any more of one whose goods came back whole with its money.
 */
export async function listLinesBack(
  db: Executor,
  orderId: string,
  days: number | null,
): Promise<NumberedLineBack[]> {
  const since =
    days === null ? sql`'-infinity'::timestamptz` : sql`now() - make_interval(days => ${days})`
  const { rows } = await db.execute<{ [Name in keyof NumberedLineBack]: number }>(sql`
    select s.number, s.shipped, s.in_time as "inTime", coalesce(r.returned, 0) as returned,
      coalesce(b.under_way, 0) as "underWay"
    from (
      select l.number, sum(l.quantity)::integer as shipped,
        coalesce(sum(l.quantity) filter (where s.created_at >= ${since}), 0)::integer as in_time
      from shipment_lines l join shipments s on (s.order_id, s.number) = (l.order_id, l.shipment)
      where l.order_id = ${orderId} group by l.number
    ) s
    left join (
      select l.number, sum(l.quantity)::integer as under_way from return_lines l join returns t on t.id = l.return_id
      where l.order_id = ${orderId} and t.state in ('asked', 'approved') group by l.number
    ) b on b.number = s.number
    left join order_line_returns r on r.order_id = ${orderId} and r.number = s.number
    where not exists (select from refunds f join payments p on p.id = f.payment_id
      where p.order_id = ${orderId} and f.restock and f.state <> 'failed')
    order by s.number`)
  return rows
}
