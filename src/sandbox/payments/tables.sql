-- Own ledger of the card stand-in. The first process that runs the stand-in creates it. No table of the shop refers to
-- it. It contains no card numbers: a payment method has the fields of a receipt and the behavior of its test card.
do $$ begin
  perform pg_advisory_xact_lock(hashtext('stand-ins'));
  if to_regclass('sandbox.charges') is not null then
    return;
  end if;
  create schema if not exists sandbox;

  create table sandbox.payment_methods (
    id text primary key,
    brand text not null,
    funding text not null,
    last4 text not null constraint payment_methods_last4_only check (last4 ~ '^[0-9]{4}$'),
    exp_month integer not null check (exp_month between 1 and 12),
    exp_year integer not null check (exp_year between 2000 and 2199),
    cvc_given boolean not null,
    behaviour text not null,
    billing_details jsonb not null default '{}' check (jsonb_typeof(billing_details) = 'object'),
    created_at timestamptz not null default now()
  );

  create table sandbox.payment_intents (
    id text primary key,
    client_secret text not null,
    amount bigint not null check (amount between 50 and 99999999),
    amount_received bigint not null default 0,
    currency text not null check (currency ~ '^[a-z]{3}$'),
    status text not null default 'requires_payment_method'
      constraint payment_intents_status_known
      check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
    description text,
    metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
    payment_method_id text references sandbox.payment_methods (id),
    latest_charge_id text,
    last_payment_error jsonb,
    challenge_id text constraint payment_intents_challenge_id_key unique,
    challenge_url text,
    canceled_at timestamptz,
    created_at timestamptz not null default now(),
    constraint payment_intents_received_when_succeeded
      check (amount_received = case status when 'succeeded' then amount else 0 end),
    constraint payment_intents_canceled_at_with_status
      check ((status = 'canceled') = (canceled_at is not null)),
    constraint payment_intents_action_has_challenge
      check (status <> 'requires_action' or (challenge_id is not null and challenge_url is not null))
  );

  -- Ledger to compare the shop's books with: every attempt to charge, whether accepted or declined.
  create table sandbox.charges (
    id text primary key,
    payment_intent_id text not null references sandbox.payment_intents (id),
    payment_method_id text not null references sandbox.payment_methods (id),
    amount bigint not null check (amount > 0),
    amount_refunded bigint not null default 0,
    currency text not null,
    status text not null check (status in ('succeeded', 'failed')),
    authenticated boolean not null,
    failure_code text,
    failure_message text,
    decline_code text,
    created_at timestamptz not null default now(),
    constraint charges_failure_has_code check ((status = 'failed') = (failure_code is not null)),
    constraint charges_refund_covered
      check (amount_refunded between 0 and case status when 'succeeded' then amount else 0 end)
  );
  create index charges_payment_intent_id_idx on sandbox.charges (payment_intent_id);
  create unique index charges_one_success_per_intent
    on sandbox.charges (payment_intent_id) where status = 'succeeded';
  create unique index charges_one_success_per_method
    on sandbox.charges (payment_method_id) where status = 'succeeded';
  alter table sandbox.payment_intents
    add constraint payment_intents_latest_charge_id_fkey
    foreign key (latest_charge_id) references sandbox.charges (id) deferrable;

  create table sandbox.refunds (
    id text primary key,
    charge_id text not null references sandbox.charges (id),
    payment_intent_id text not null references sandbox.payment_intents (id),
    amount bigint not null check (amount > 0),
    currency text not null,
    reason text,
    metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
    created_at timestamptz not null default now()
  );
  create index refunds_charge_id_idx on sandbox.refunds (charge_id);

  create trigger charges_append_only
    before update of id, payment_intent_id, payment_method_id, amount, currency, status, created_at or delete
    on sandbox.charges for each row execute function refuse_ledger_edit();
  create trigger refunds_append_only before update or delete
    on sandbox.refunds for each row execute function refuse_ledger_edit();

  -- Answers to repeat for an idempotency key. Parameters are stored as a keyed digest only.
  create table sandbox.idempotency (
    access text not null check (access in ('secret', 'publishable')),
    key text not null check (length(key) between 1 and 255),
    path text not null,
    params_digest text not null,
    status integer not null,
    body text not null,
    request_id text not null,
    created_at timestamptz not null default now(),
    primary key (access, key)
  );

  -- Webhook events: written with the change that they report, and delivered afterwards until accepted.
  create table sandbox.events (
    id text primary key,
    position bigint generated always as identity,
    type text not null,
    payload text not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    delivered_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index events_due_idx on sandbox.events (next_attempt_at) where delivered_at is null;
end $$;
