-- Which of an order's goods a refund is for, where it says so, and whether they come back on sale with it. Such a refund's
-- own `restock` stays false: that is of the whole order.
create table refund_lines (
  refund_id text not null references refunds (id),
  order_id text not null,
  number integer not null,
  quantity integer not null check (quantity between 1 and 1000000000),
  restock boolean not null,
  primary key (refund_id, number),
  foreign key (order_id, number) references order_lines (order_id, number)
);
create index refund_lines_order_id_idx on refund_lines (order_id, number);
