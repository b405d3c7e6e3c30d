-- Declined cards are counted by account and card.
alter table payments drop column asked_from;
