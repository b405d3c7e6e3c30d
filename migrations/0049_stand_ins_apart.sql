-- The stand-ins' tables leave for a schema of their own, which from now on the stand-ins make where they run. Where they
-- hold nothing, nothing of them stays. The tables of cards refer to each other, so they leave together.
do $$
declare
  of_cards constant text[] := array['payment_methods', 'payment_intents', 'charges', 'refunds', 'idempotency', 'events'];
  leaving text[] := '{}';
  known text;
begin
  if exists (select from sandbox_payment_methods) or exists (select from sandbox_payment_intents) then
    leaving := leaving || of_cards;
  end if;
  if exists (select from sandbox_openid_records) then
    leaving := leaving || array['openid_records'];
  end if;
  if leaving <> '{}' then
    create schema sandbox;
  end if;
  foreach known in array of_cards || array['openid_records'] loop
    if known = any(leaving) then
      execute format('alter table %I set schema sandbox', 'sandbox_' || known);
      execute format('alter table sandbox.%I rename to %I', 'sandbox_' || known, known);
    else
      execute format('drop table %I cascade', 'sandbox_' || known);
    end if;
  end loop;
end $$;
