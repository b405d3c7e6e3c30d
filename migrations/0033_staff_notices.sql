-- The newest mails of one administrator about a topic, among all that they got.
create index mail_outbox_staff_notices_idx on mail_outbox (recipient, coalesce(send_after, created_at))
  where template = 'staff-notice';
