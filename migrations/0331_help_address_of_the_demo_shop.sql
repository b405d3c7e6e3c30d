-- The address for help that nobody set comes with the demo content, as version 0, which nobody saved. Other shops have none.
alter table shop_settings drop constraint shop_settings_version_check, add check (version >= 0);

-- A part of the demo content tells the shops that have it.
insert into shop_settings (name, value, version)
select 'shop', '{"email": "help@computer-assembler.example"}', 0
where exists (select from parts where id = 'd4016a39c8e609841ed6e812')
on conflict do nothing;
