-- Address of the customer for which an offer with a delivery price of staff was sent. Offers sent by an earlier release
-- have none: they go where the address of the draft, or the default one, is when they are accepted.
alter table draft_orders add column delivery_address jsonb;
