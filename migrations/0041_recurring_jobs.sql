-- Work that the shop repeats, such as settling open payments. Each was a queue of the job queue before.
create table recurring_jobs (
  name text primary key,
  due_at timestamptz not null,
  done_at timestamptz
);

do $$
declare
  queues constant text[] := array['payments', 'vocabulary', 'order-totals', 'invoices', 'all-invoices', 'tax-ids',
    'sold-off', 'staff-alerts', 'expired', 'pictures'];
begin
  if to_regclass('jobs.queue') is not null then
    delete from jobs.job where name = any (queues);
    delete from jobs.queue where name = any (queues);
  end if;
end $$;
