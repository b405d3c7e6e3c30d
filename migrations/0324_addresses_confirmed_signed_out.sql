-- True where nobody was signed in to the account when its address was confirmed. Whoever registered it may then be
-- somebody else, so no provider's identity joins it by its address alone. Of earlier confirmations nothing is known.
alter table users add column confirmed_signed_out boolean not null default false;
update users set confirmed_signed_out = true
where email_verified
  and exists (select from accounts where user_id = users.id and provider_id = 'credential');
