-- How many machines the lines of a cart are for, as its buyer says or the list that they came from; null: nobody said.
alter table carts add column builds integer constraint carts_builds_check check (builds between 1 and 1000000);
