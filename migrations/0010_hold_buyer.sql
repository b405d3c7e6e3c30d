-- Holds a buyer's row until the transaction ends, so that what one buyer orders at once happens in turns,
-- and counts the unpaid orders there are by then; null when the account is closed. A function, because each
-- of its statements sees what was committed while the one before it waited.
create function hold_buyer(buyer_id text) returns bigint language plpgsql volatile as $$
begin
  perform 1 from users where id = buyer_id and closed_at is null for no key update;
  if not found then
    return null;
  end if;
  return (
    select count(*) from orders
    where user_id = buyer_id and paid_at is null and status <> 'cancelled'
  );
end $$;
