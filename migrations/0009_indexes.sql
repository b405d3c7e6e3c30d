-- What administrators list and search by, and what closing an account looks for; none is read from end to
-- end when there are a million.
create extension if not exists pg_trgm;

create index orders_status_created_at_idx on orders (status, created_at desc, id desc);
create index orders_search_idx on orders using gin (product_name gin_trgm_ops, email gin_trgm_ops);
create index users_open_created_at_idx on users (created_at, id) where closed_at is null;
create index users_search_idx on users using gin (email gin_trgm_ops, name gin_trgm_ops);
create index profiles_administrators_idx on profiles (user_id) where role = 'admin';
create index reviews_user_id_idx on reviews (user_id);
create index mail_outbox_recipient_idx on mail_outbox (recipient);
