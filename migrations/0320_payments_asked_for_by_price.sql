-- Who asks for a payment by a total that several of their unpaid orders have gets one of the order opened last that no payment was
-- asked for since. Which order it pays, the page says that confirms it: until then it may change places with that order's.
alter table orders add column payment_asked_at timestamptz;
alter table payments
  -- Whether it was given to somebody who named a total alone, which several orders had.
  add column by_price boolean not null default false,
  -- The order that the card provider knows it by; null: the order itself.
  add column made_for text references orders (id);
