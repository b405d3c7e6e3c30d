-- Staff may take a review from the pages, and show it again.
alter table reviews add column hidden_at timestamptz;
drop index reviews_created_at_idx;
create index reviews_shown_idx on reviews (created_at desc, id desc) where hidden_at is null;
create index reviews_hidden_idx on reviews (created_at desc, id desc) where hidden_at is not null;
-- Whether somebody wrote a newer one.
create index reviews_of_person_idx on reviews (user_id, created_at, id) where hidden_at is null;
