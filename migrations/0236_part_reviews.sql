-- What buyers say of a part that they bought: one of each, shown, waiting to be looked at, or hidden by staff.
create table part_reviews (
  id bigint generated always as identity primary key,
  part_id text not null references parts (id),
  user_id text not null references users (id),
  -- How many its author had bought, paid and not sent back when it was written.
  units bigint not null check (units > 0),
  name text not null check (length(name) <= 80),
  rating integer not null check (rating between 1 and 5),
  title text not null check (length(title) <= 120),
  body text not null check (length(body) <= 4000),
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 3),
  state text not null check (state in ('published', 'queued', 'hidden')),
  hidden_reason text not null default '' check (length(hidden_reason) <= 500),
  answer text not null default '' check (length(answer) <= 2000),
  answered_at timestamptz,
  -- How many reported it since staff looked at it last.
  open_reports integer not null default 0 check (open_reports >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint part_reviews_one_each unique (part_id, user_id),
  constraint part_reviews_answered check ((answer = '') = (answered_at is null))
);
create index part_reviews_shown_idx on part_reviews (part_id, id desc) where state = 'published';
create index part_reviews_rated_idx on part_reviews (part_id, rating, id desc) where state = 'published';
create index part_reviews_of_person_idx on part_reviews (user_id);
create index part_reviews_state_idx on part_reviews (state, id);
create index part_reviews_reported_idx on part_reviews (id) where open_reports > 0 and state = 'published';

create table part_review_reports (
  review_id bigint not null references part_reviews (id) on delete cascade,
  user_id text not null references users (id),
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index part_review_reports_of_person_idx on part_review_reports (user_id);
