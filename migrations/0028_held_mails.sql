-- A mail about what can still be undone waits until it cannot.
alter table mail_outbox add column send_after timestamptz;
