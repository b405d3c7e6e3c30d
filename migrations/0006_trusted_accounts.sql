-- Second factor (written by Better Auth).
alter table users add column two_factor_enabled boolean not null default false;
create table two_factors (
  id text primary key,
  user_id text not null constraint two_factors_user_id_key unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- A closed account keeps its row, without personal data, because orders and the audit log refer to it.
alter table users add column closed_at timestamptz;

-- A changed password ends every token, whoever changes it and however. The lock makes a token that is
-- being issued at the same moment come first, and so end too.
create function end_tokens_of_changed_password() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for no key update;
  delete from access_tokens where user_id = new.user_id;
  return null;
end $$;
create trigger accounts_password_ends_tokens after update of password on accounts
  for each row when (old.password is distinct from new.password)
  execute function end_tokens_of_changed_password();

-- However often it is used, an identity session ends 30 days after its sign-in.
create function cap_session_life() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
  return new;
end $$;
create trigger sessions_life_capped before insert or update of expires_at on sessions
  for each row execute function cap_session_life();

-- What the local OpenID provider remembers; sandbox people only.
create table sandbox_openid_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  expires_at timestamptz,
  primary key (kind, id)
);
create index sandbox_openid_records_uid_idx on sandbox_openid_records (uid) where uid is not null;
create index sandbox_openid_records_grant_id_idx on sandbox_openid_records (grant_id) where grant_id is not null;
