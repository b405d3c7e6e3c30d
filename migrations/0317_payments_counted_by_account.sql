-- How many payments somebody began of late is counted among the payments themselves, under a lock of that person. Declined cards are
-- counted by account and card.
create index payments_created_at_idx on payments (created_at);
