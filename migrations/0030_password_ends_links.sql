-- A password that is changed, or chosen for the first time, ends whatever waits for this person by id alone: links
-- to choose a new one and sign-ins half done, beside the tokens as before. The function keeps its name.
create or replace function end_tokens_of_changed_password() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for no key update;
  delete from access_tokens where user_id = new.user_id;
  delete from verifications where value = new.user_id;
  return null;
end $$;
create trigger accounts_first_password_ends_links after insert on accounts
  for each row when (new.password is not null)
  execute function end_tokens_of_changed_password();

-- By hash: what a sign-in by a provider keeps there is too long for another index.
create index verifications_value_idx on verifications using hash (value);
