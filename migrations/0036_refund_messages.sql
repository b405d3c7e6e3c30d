-- What staff tell the buyer with a refund.
alter table refunds add column message text not null default '';
