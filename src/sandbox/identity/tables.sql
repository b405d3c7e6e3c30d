-- State of the local OpenID provider. It contains test people only.
do $$ begin
  perform pg_advisory_xact_lock(hashtext('stand-ins'));
  if to_regclass('sandbox.openid_records') is not null then
    return;
  end if;
  create schema if not exists sandbox;

  create table sandbox.openid_records (
    kind text not null,
    id text not null,
    payload jsonb not null,
    uid text,
    grant_id text,
    expires_at timestamptz,
    primary key (kind, id)
  );
  create index openid_records_uid_idx on sandbox.openid_records (uid) where uid is not null;
  create index openid_records_grant_id_idx on sandbox.openid_records (grant_id) where grant_id is not null;
end $$;
