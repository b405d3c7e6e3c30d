-- Reviews that came with the shop's first content have no account.
alter table part_reviews alter column user_id drop not null;
