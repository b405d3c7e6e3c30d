-- The intent that paid an order is that of its one succeeded payment; the order keeps no copy of its id.
alter table orders drop column transaction_id;
