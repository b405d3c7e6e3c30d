-- How many payments somebody began of late is counted among the payments themselves, under a lock of that person. Declined cards are
-- counted by account and card: `asked_from` is written by processes of the release before alone, and the release after drops it.
create index payments_created_at_idx on payments (created_at);
