-- Counters that every process shares. Losing them in a crash only forgives somebody, so no log is written.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on rate_limits (expire);
