-- Mail, written in the transaction of what it tells about and delivered afterwards by background work.
create table mail_outbox (
  -- The outbox's own numbering, in the order of writing.
  id bigint primary key generated always as identity,
  -- The same at every attempt, so that a mail that arrives twice is known for one.
  message_id uuid not null default gen_random_uuid() constraint mail_outbox_message_id_key unique,
  recipient text not null constraint mail_outbox_recipient_length check (length(recipient) <= 254),
  template text not null,
  -- What the template says. Forgotten once sent: it can hold links that open an account.
  data jsonb,
  -- What must not be told twice; null when repeating it is right.
  dedupe_key text constraint mail_outbox_dedupe_key_key unique
    constraint mail_outbox_dedupe_key_length check (length(dedupe_key) between 1 and 255),
  state text not null default 'queued'
    constraint mail_outbox_state_known check (state in ('queued', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text check (length(last_error) <= 500),
  -- When its delivery was given to the job queue; null while nobody works on it.
  handed_over_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mail_outbox_sent_has_time check ((state = 'sent') = (sent_at is not null)),
  constraint mail_outbox_unsent_has_data check ((state = 'sent') = (data is null))
);
create index mail_outbox_waiting_idx on mail_outbox (id) where state = 'queued' and handed_over_at is null;
create index mail_outbox_state_idx on mail_outbox (state, id);
create index mail_outbox_sent_at_idx on mail_outbox (sent_at) where state = 'sent';
