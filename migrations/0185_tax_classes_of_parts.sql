-- Which rate of tax a part bears, where it is not the standard one.
alter table parts
  add column tax_class text check (tax_class in ('reduced', 'zero'));
