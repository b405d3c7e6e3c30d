-- The audit log is read by time, by who and by what; and nothing but forgetting who it was changes it.

create index audit_log_time_idx on audit_log (created_at desc, id desc);
create index audit_log_actor_idx on audit_log (coalesce(actor_id, ''), created_at desc, id desc);
create index audit_log_action_idx on audit_log (action, created_at desc, id desc);

drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update of id, action, target, detail, request_id, created_at or delete
  on audit_log for each row execute function refuse_ledger_edit();
create trigger audit_log_keeps_its_actors before update of actor_id
  on audit_log for each row when (new.actor_id is not null) execute function refuse_ledger_edit();
create trigger audit_log_is_not_emptied before truncate
  on audit_log for each statement execute function refuse_ledger_edit();

-- When a day begins in the shop's time zone.
create function shop_day_begins(day date) returns timestamptz language plpgsql stable strict as $$
declare
  zone text := (select value->>'timeZone' from shop_settings where name = 'shop');
begin
  begin
    return day::timestamp at time zone coalesce(zone, 'UTC');
  exception when invalid_parameter_value then
    -- One that the shop knows and this database does not.
    return day::timestamp at time zone 'UTC';
  end;
end $$;

create or replace function invoices_from() returns timestamptz language plpgsql stable as $$
begin
  return shop_day_begins((select nullif(value->>'from', '')::date from shop_settings where name = 'invoices'));
end $$;
