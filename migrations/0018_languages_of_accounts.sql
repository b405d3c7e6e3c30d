-- The language that a person chose; none before any choice.
alter table users add column language text check (language ~ '^[a-z]{2}$');
