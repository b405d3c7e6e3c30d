-- A refund by line cancels units that were there, too, and these go back on sale only where it says so. Of the units that were not
-- there yet it keeps how many: what came in for them while it was not decided goes on sale. Null, as of refunds of before, of which
-- those without their goods cancelled no others.
alter table refund_lines add column awaited integer check (awaited >= 0);
