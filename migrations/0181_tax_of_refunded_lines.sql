-- How much of its line's tax goes back with the units that a refund is for; below nothing where that tax was taken off.
alter table refund_lines add column tax_cents bigint not null default 0;
