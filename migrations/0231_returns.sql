-- Goods that buyers send back: asked for by line with a reason, approved or refused, received, refunded.

create table returns (
  id text primary key constraint returns_id_shape check (id ~ '^[0-9a-f]{24}$'),
  order_id text not null references orders (id),
  state text not null default 'asked' constraint returns_state_known
    check (state in ('asked', 'approved', 'received', 'refunded', 'refused', 'withdrawn')),
  -- Rises with each step, so that none is made unseen.
  version integer not null default 1 check (version >= 1),
  -- What the shop said last, and where it told the buyer to send the goods.
  answer text not null default '' check (length(answer) <= 1000),
  send_to text not null default '' check (length(send_to) <= 2000),
  -- Of the refund that is made or on its way; none where it failed, and may be tried again.
  refund_id text unique references refunds (id),
  received_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint returns_refunded_by_a_refund check ((state = 'refunded') = (refund_id is not null))
);
create index returns_order_idx on returns (order_id);
create index returns_newest_idx on returns (created_at desc, id desc);
create index returns_of_state_idx on returns (state, created_at desc, id desc);

create table return_lines (
  return_id text not null references returns (id),
  order_id text not null,
  number integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null constraint return_lines_reason_known
    check (reason in ('damaged', 'defective', 'wrong_part', 'not_as_described', 'not_needed', 'other')),
  words text not null default '' check (length(words) <= 1000),
  -- Addresses of uploaded pictures.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 5),
  -- How many came, and how many of these are on sale again; null until somebody counted.
  received integer check (received between 0 and quantity),
  restocked integer check (restocked between 0 and received),
  primary key (return_id, number),
  constraint return_lines_line_fkey foreign key (order_id, number) references order_lines (order_id, number),
  constraint return_lines_counted check ((received is null) = (restocked is null))
);
create index return_lines_line_idx on return_lines (order_id, number);

-- How many of a refund's units came back from the buyer with it, without a return: those that were shipped and are on sale again.
alter table refund_lines add column returned integer not null default 0,
  add constraint refund_lines_returned_range check (returned between 0 and quantity);
update refund_lines l set returned = l.quantity - coalesce(c.units, 0)
from (
  select b.refund_id, b.number, sum(c.quantity)::integer as units
  from refund_lines b left join line_cancellations c on (c.refund_id, c.number) = (b.refund_id, b.number)
  where b.restock group by 1, 2
) c
where (c.refund_id, c.number) = (l.refund_id, l.number) and l.quantity > coalesce(c.units, 0)
  and exists (select from shipments s where s.order_id = l.order_id);

-- How many units of a line came back from its buyer.
create view order_line_returns as
select order_id, number, sum(units)::integer as returned
from (
  select order_id, number, received as units from return_lines where received > 0
  union all
  select l.order_id, l.number, l.returned from refund_lines l join refunds r on r.id = l.refund_id
  where l.returned > 0 and r.state <> 'failed'
) came_back group by order_id, number;
