-- What each administrator is told of by mail.
create table staff_notifications (
  user_id text not null references users (id),
  topic text not null constraint staff_notifications_topic_length check (length(topic) between 1 and 40),
  primary key (user_id, topic)
);

-- What is wrong now and was told: a part that runs low, mail that fails, a backup that is old.
create table staff_alerts (
  topic text not null,
  subject text not null,
  since timestamptz not null default now(),
  primary key (topic, subject)
);

-- When the shop's own command last saved everything.
create table last_backup (
  only_row boolean primary key default true constraint last_backup_one_row check (only_row),
  made_at timestamptz not null
);

-- Since when a payment is disputed; null again once that is closed.
alter table payments add column disputed_at timestamptz;
create index payments_disputed_idx on payments (order_id) where disputed_at is not null;
