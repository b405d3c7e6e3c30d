/** Invariant of the books. `breaches` selects violations as one text column. */
export interface BookRule {
  /**
   * Invariant: I1 stock, I3 payment, I4 and I5 charges, I6 totals, I7 order states, I8 invoices, I9
   * shipments.
   */
  id: string
  description: string
  breaches: string
}

/** SQL: currency of the shop, as payments store it. */
const currency = `coalesce((select lower(value->>'currency') from shop_settings where name = 'shop'), 'usd')`

export const stockRules: BookRule[] = [
  {
    id: "I1.1",
    description: "available stock is the sum of its movements",
    breaches: `select p.id from parts p left join stock_movements m on m.part_id = p.id
      group by p.id having p.available_quantity <> coalesce(sum(m.delta), 0)`,
  },
  {
    id: "I1.2",
    description: "available stock plus units in live orders equals the stock brought in",
    breaches: `select p.id from parts p
      left join (
        select l.part_id, sum(l.quantity - coalesce(b.waiting + b.dropped, 0)) as held
        from order_lines l join orders o on o.id = l.order_id
        left join back_orders b on (b.order_id, b.number) = (l.order_id, l.number)
        where status <> 'cancelled'
          and not exists (select from stock_movements m where m.order_id = o.id and m.reason = 'refund_return')
        group by l.part_id
      ) live on live.part_id = p.id
      left join (
        select part_id, sum(delta) as brought from stock_movements
        where reason in ('initial', 'restock', 'correction') group by part_id
      ) supply on supply.part_id = p.id
      where p.available_quantity + coalesce(held, 0) <> coalesce(brought, 0)`,
  },
  {
    id: "I1.3",
    description: "stock was never negative",
    breaches: `select part_id from (
        select part_id, sum(delta) over (partition by part_id order by id) as stock from stock_movements
      ) moments where stock < 0 group by part_id`,
  },
  {
    id: "I1.4",
    description:
      "every order line took its quantity from stock once, less units that waited, were cancelled or edited",
    breaches: `select l.order_id from order_lines l
      left join back_orders b on (b.order_id, b.number) = (l.order_id, l.number)
      left join stock_movements m on (m.order_id, m.order_line) = (l.order_id, l.number)
        and m.reason in ('order', 'line_cancelled', 'line_changed')
      group by l.order_id, l.number, l.quantity, b.quantity
      having coalesce(sum(m.delta), 0) <> coalesce(b.quantity, 0) - l.quantity or count(m.id) filter (where m.reason = 'order') > 1
        or bool_or(m.part_id <> l.part_id)`,
  },
  {
    id: "I1.5",
    description:
      "each line of a cancelled order returned its stock once, and once more each time the order was restored and cancelled again; no other line did",
    breaches: `select o.id from orders o join order_lines l on l.order_id = o.id
      left join (
        select order_id, order_line, -sum(delta) as units from stock_movements where reason in ('order', 'backorder', 'line_cancelled', 'line_changed') group by 1, 2
      ) took on (took.order_id, took.order_line) = (l.order_id, l.number)
      left join stock_movements m on (m.order_id, m.order_line) = (l.order_id, l.number)
        and m.reason in ('order_cancelled', 'order_revived')
      group by o.id, l.number, took.units
      having coalesce(sum(sign(m.delta)), 0) <> case when o.status = 'cancelled' and took.units > 0 then 1 else 0 end
        or bool_or(m.delta <> case m.reason when 'order_revived' then -l.quantity else took.units end
          or m.part_id <> l.part_id)
        or count(*) filter (where m.reason = 'order_cancelled') > 1
        or (o.paid_at is null and bool_or(m.reason = 'order_revived'))`,
  },
  {
    id: "I1.6",
    description:
      "goods restocked by a refund were restocked once, completely and with a full refund",
    breaches: `select o.id from orders o join order_lines l on l.order_id = o.id
      left join back_orders b on (b.order_id, b.number) = (l.order_id, l.number)
      left join stock_movements m on (m.order_id, m.order_line) = (l.order_id, l.number) and m.reason = 'refund_return'
      where exists (select from stock_movements b where b.order_id = o.id and b.reason = 'refund_return')
      group by o.id, l.number, l.quantity, b.dropped
      having coalesce(sum(m.delta), 0) <> l.quantity - coalesce(b.dropped, 0) or count(m.id) > 1
        or o.refunded_cents <> o.total_cents or bool_or(m.part_id <> l.part_id)`,
  },
  {
    id: "I1.7",
    description:
      "units that waited for stock have arrived, still wait or are cancelled; cancelled orders wait for nothing",
    breaches: `select b.order_id from back_orders b
      join orders o on o.id = b.order_id
      join order_lines l on (l.order_id, l.number) = (b.order_id, b.number)
      left join stock_movements m on (m.order_id, m.order_line) = (b.order_id, b.number)
        and m.reason in ('order', 'backorder', 'line_cancelled', 'line_changed', 'order_cancelled', 'order_revived')
      group by b.order_id, b.number, o.status, l.part_id, l.quantity
      having -coalesce(sum(m.delta), 0) <> case o.status when 'cancelled' then 0 else l.quantity - b.waiting - b.dropped end
        or (o.status = 'cancelled' and b.waiting > 0) or l.part_id <> b.part_id or bool_or(m.part_id <> l.part_id)`,
  },
  {
    id: "I1.8",
    description: "no line waits for units that are in stock",
    breaches: `select b.part_id from back_orders b join parts p on p.id = b.part_id
      where b.waiting > 0 and p.available_quantity > 0 group by b.part_id`,
  },
]

export const orderRules: BookRule[] = [
  {
    id: "I3.1",
    description:
      "a line's total is quantity times unit price; an order's total is its lines' and its charges', its units and lines are its lines'",
    breaches: `select o.id from orders o left join order_lines l on l.order_id = o.id
      left join (select order_id, sum(amount_cents) as cents from order_charges group by order_id) charged on charged.order_id = o.id
      group by o.id, charged.cents
      having o.total_cents <> coalesce(sum(l.total_cents), 0) + coalesce(charged.cents, 0) or o.quantity <> sum(l.quantity)
        or o.line_count <> count(l.number) filter (where l.quantity > 0) or bool_or(l.total_cents <> l.unit_price_cents * l.quantity)
        or min(l.number) <> 1 or max(l.number) <> count(*)`,
  },
  {
    id: "I3.2",
    description: "a paid order has one succeeded payment of its total",
    breaches: `select o.id from orders o
      left join payments p on p.order_id = o.id and p.state = 'succeeded'
      where o.paid_at is not null
      group by o.id
      having count(p.id) <> 1
        or bool_or(p.amount_cents <> o.total_cents or p.currency <> ${currency})`,
  },
  {
    id: "I3.3",
    description: "a succeeded payment belongs to a paid order",
    breaches: `select o.id from orders o
      where o.paid_at is null and exists (
        select from payments p where p.order_id = o.id and p.state = 'succeeded')`,
  },
  {
    id: "I3.4",
    description:
      "every payment is for the order's total, or ended before the buyer cancelled lines, the freight was set or staff edited it",
    breaches: `select o.id from orders o join payments p on p.order_id = o.id
      where p.currency <> ${currency} or (p.amount_cents <> o.total_cents and (
        p.state in ('creating', 'live', 'succeeded') or not exists (
          select from order_changes c where c.order_id = o.id and c.kind = 'cancelled'
            and (c.detail->'totalCents'->>'before')::bigint = p.amount_cents
          union all
          select from audit_log a where a.target = o.id and a.action in ('order.freight', 'order.edit')
            and (a.detail->'before'->>'totalCents')::bigint = p.amount_cents)))
      group by o.id`,
  },
  {
    id: "I3.5",
    description: "no paid or cancelled order has a payment that can still charge",
    breaches: `select o.id from orders o join payments p on p.order_id = o.id
      where p.state in ('creating', 'live') and (o.paid_at is not null or o.status = 'cancelled')
      group by o.id`,
  },
  {
    id: "I3.8",
    description:
      "an order's transfer balance is the money received by transfer, less what was returned and what paid the order",
    breaches: `select o.id from orders o
      left join (
        select order_id, sum(case kind when 'received' then amount_cents else -amount_cents end) as cents
        from order_transfers where undone_at is null group by order_id
      ) came on came.order_id = o.id
      where o.transfer_balance_cents <> coalesce(came.cents, 0)
        - case when exists (select from payments p where p.order_id = o.id and p.state = 'succeeded' and p.method = 'transfer')
            then o.total_cents else 0 end`,
  },
  {
    id: "I3.9",
    description:
      "no unpaid order has received its total by bank transfer, and no cancelled order keeps a transfer",
    breaches: `select id from orders
      where paid_at is null and transfer_balance_cents >= case status when 'cancelled' then 1 else total_cents end`,
  },
  {
    id: "I4.2",
    description: "the refunded amount of an order is the sum of its refunds, made or pending",
    breaches: `select o.id from orders o
      left join payments p on p.order_id = o.id and p.state = 'succeeded'
      left join refunds r on r.payment_id = p.id and r.state <> 'failed'
      group by o.id having o.refunded_cents <> coalesce(sum(r.amount_cents), 0)`,
  },
  {
    id: "I4.3",
    description: "a payment that pays no order has been refunded or is being refunded",
    breaches: `select p.id::text from payments p
      left join refunds r on r.payment_id = p.id and r.key = 'refund:' || p.intent_id
      where p.state in ('refund_due', 'refunded')
        and (r.state is null or (p.state = 'refunded') <> (r.state = 'succeeded'))`,
  },
  {
    id: "I4.5",
    description:
      "refunds of a line never exceed its units, and units restocked by line were restocked only that way",
    breaches: `select l.order_id from order_lines l
      join refund_lines b on (b.order_id, b.number) = (l.order_id, l.number)
      join refunds r on r.id = b.refund_id and r.state <> 'failed'
      group by l.order_id, l.number
      having sum(b.quantity) > l.quantity or (bool_or(b.restock and r.state = 'succeeded') and exists (
        select from stock_movements m where m.order_id = l.order_id and m.reason = 'refund_return'))`,
  },
  {
    id: "I4.6",
    description:
      "the refunded tax of a line never exceeds its tax, and equals it once the last unit is refunded",
    breaches: `select l.order_id from order_lines l
      join refund_lines b on (b.order_id, b.number) = (l.order_id, l.number)
      join refunds r on r.id = b.refund_id and r.state <> 'failed'
      cross join lateral (select coalesce((l.tax_facts->>'addedCents')::bigint, 0) as cents) tax
      group by l.order_id, l.number, tax.cents
      having sum(b.tax_cents) not between least(tax.cents, 0) and greatest(tax.cents, 0)
        or (sum(b.quantity) = l.quantity and sum(b.tax_cents) <> tax.cents)`,
  },
  {
    id: "I3.7",
    description: "the taxes of an order are the sum of the taxes of its lines and charges",
    breaches: `select order_id from (
        select order_id, sum(amount_cents) filter (where kind = 'tax') as charged,
          coalesce(sum((facts->'tax'->>'addedCents')::bigint), 0) as of_charges
        from order_charges group by order_id
      ) c
      where charged <> of_charges
        + (select coalesce(sum((tax_facts->>'addedCents')::bigint), 0) from order_lines l where l.order_id = c.order_id)`,
  },
  {
    id: "I3.10",
    description: "a fee is what it is for each unit of its lines, and its tax what theirs is",
    breaches: `select c.order_id from order_charges c
      left join lateral (
        select sum((unit->>'eachCents')::bigint * (unit->>'quantity')::bigint) as cents,
          sum(coalesce((unit->>'addedCents')::bigint, 0)) as added,
          bool_and(coalesce(l.quantity = (unit->>'quantity')::integer, false)) as fits
        from jsonb_array_elements(c.facts->'units') unit
        left join order_lines l on l.order_id = c.order_id and l.number = (unit->>'number')::integer
      ) of_lines on true
      where c.kind = 'fee' and (c.amount_cents is distinct from of_lines.cents or of_lines.fits is not true
        or coalesce((c.facts->'tax'->>'addedCents')::bigint, 0) <> of_lines.added)`,
  },
  {
    id: "I4.7",
    description:
      "no more of a line's fees goes back than they cost, and all of it with the last unit",
    breaches: `select b.order_id from (
        select l.order_id, l.number, l.quantity, sum(b.quantity) as units, sum(b.fee_cents) as given
        from order_lines l
        join refund_lines b on (b.order_id, b.number) = (l.order_id, l.number)
        join refunds r on r.id = b.refund_id and r.state <> 'failed'
        group by l.order_id, l.number, l.quantity
      ) b
      left join (
        select c.order_id, (unit->>'number')::integer as number,
          sum((unit->>'eachCents')::bigint * (unit->>'quantity')::bigint + coalesce((unit->>'addedCents')::bigint, 0)) as cents
        from order_charges c cross join lateral jsonb_array_elements(c.facts->'units') unit
        where c.kind = 'fee' group by 1, 2
      ) fees on (fees.order_id, fees.number) = (b.order_id, b.number)
      where given not between 0 and coalesce(cents, 0) or (units = quantity and given <> coalesce(cents, 0))`,
  },
  {
    id: "I5.1",
    description: "no order has two payments",
    breaches: `select order_id from payments where state in ('succeeded', 'refund_due')
      group by order_id having count(*) > 1`,
  },
  {
    id: "I6.1",
    description: "the totals kept for each day are the sums of the orders",
    breaches: `select day::text from (
        select * from order_totals
        union all
        select (created_at at time zone 'UTC')::date, -(status <> 'cancelled')::int, -waits::int,
          case when waits then transfer_balance_cents - total_cents else 0 end, 0, 0
        from (select *, status <> 'cancelled' and deleted_at is null and paid_at is null as waits from orders) placed
        union all
        select (paid_at at time zone 'UTC')::date, 0, 0, 0, -total_cents, -refunded_cents
        from orders where paid_at is not null
      ) balance
      group by day
      having (sum(orders), sum(unpaid), sum(unpaid_cents), sum(paid_cents), sum(refunded_cents)) <> (0, 0, 0, 0, 0)`,
  },
  {
    id: "I6.2",
    description: "the totals kept for each customer are the sums of their orders",
    breaches: `select u.id from users u
      left join customer_totals t on t.user_id = u.id
      left join (
        select user_id, count(*) filter (where status <> 'cancelled') as orders,
          coalesce(sum(total_cents - refunded_cents) filter (where paid_at is not null), 0) as revenue_cents,
          count(*) filter (where status <> 'cancelled' and paid_at is null) as unpaid,
          coalesce(sum(total_cents - transfer_balance_cents) filter (where status <> 'cancelled' and paid_at is null), 0) as unpaid_cents,
          max(created_at) filter (where status <> 'cancelled') as last_order_at
        from orders group by user_id
      ) o on o.user_id = u.id
      where (t.orders, t.revenue_cents, t.unpaid, t.unpaid_cents, t.last_order_at) is distinct from
        (coalesce(o.orders, 0), coalesce(o.revenue_cents, 0), coalesce(o.unpaid, 0), coalesce(o.unpaid_cents, 0),
          coalesce(o.last_order_at, '-infinity'))`,
  },
  {
    id: "I7.1",
    description: "nothing paid is cancelled, and nothing unpaid is shipped",
    breaches: `select id from orders
      where (paid_at is not null and status = 'cancelled')
        or (paid_at is null and status in ('shipped', 'delivered'))
        or (status = 'cancelled') <> (cancelled_at is not null)`,
  },
  {
    id: "I7.2",
    description:
      "an order reached its status step by step, and went back only by undoing its last steps",
    breaches: `select o.id from orders o
      left join (
        select target, bool_and(fits) as fits, (array_agg(went_to order by id desc))[1] as came_to
        from (
          select target, id, went_to, came_from = lag(went_to, 1, 'pending') over steps
            and array_position(ladder, went_to) - array_position(ladder, came_from) =
              case action when 'order.advance' then 1 else -1 end as fits
          from (select *, detail->>'from' as came_from, detail->>'to' as went_to,
              array['pending', 'approved', 'shipped', 'delivered'] as ladder
            from audit_log where action in ('order.advance', 'order.undo')) moves
          window steps as (partition by target order by id)
        ) climbed group by target
      ) climbed on climbed.target = o.id
      where (came_to is not null and fits is not true)
        or (o.status <> 'cancelled' and o.status <> coalesce(came_to, 'pending'))`,
  },
  {
    id: "I2.1",
    description: "every answer stored for an idempotency key was written together with its work",
    breaches: `select k.user_id from idempotency_keys k
      where k.response is null or (k.response ? 'orderId'
        and not exists (select from orders o where o.id = k.response->>'orderId' and k.user_id in (o.user_id, o.placed_by)))`,
  },
]
