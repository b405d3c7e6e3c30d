-- Says whether a buyer may order more. The caller passes 0 for unproved buyers where the shop asks for a confirmed address.
create or replace function may_order(buyer_id text, of_proved bigint, of_unproved bigint) returns boolean language plpgsql volatile as $$
declare
  allowed bigint;
begin
  -- An account that another service signs in counts as proved.
  select case
      when email_verified or exists (select from accounts where user_id = buyer_id and provider_id <> 'credential') then of_proved
      else of_unproved
    end into allowed
    from users where id = buyer_id and closed_at is null for no key update;
  if not found then
    return false;
  end if;
  return allowed is null or allowed > (
    select count(*) from (
      select from orders where user_id = buyer_id and paid_at is null and status <> 'cancelled' limit allowed
    ) held
  );
end $$;
