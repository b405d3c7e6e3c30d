-- Who makes a part and who is responsible for it in the European Union (Regulation (EU) 2023/988, article 19).
alter table parts
  add manufacturer text,
  add manufacturer_address text,
  add responsible_person text,
  add constraint parts_manufacturer_check check (manufacturer <> '' and length(manufacturer) <= 100),
  add constraint parts_manufacturer_address_check check (manufacturer_address <> '' and length(manufacturer_address) <= 500),
  add constraint parts_responsible_person_check check (responsible_person <> '' and length(responsible_person) <= 500);

-- So much of a currency is one unit of the shop's, for VAT in the national currency (Directive 2006/112/EC, article 230).
create table currency_rates (
  currency text not null,
  day date not null,
  rate numeric not null,
  constraint currency_rates_pkey primary key (currency, day),
  constraint currency_rates_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint currency_rates_rate_check check (rate > 0 and rate < 1000000000 and scale(rate) <= 8)
);
