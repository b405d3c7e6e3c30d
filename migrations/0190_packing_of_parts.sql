-- One packed unit of a part: what it weighs, in grams, its sides in millimetres; where it was made, and its number at customs.
alter table parts
  add column packed_weight_g integer check (packed_weight_g between 1 and 1000000),
  add column packed_size_mm text check (packed_size_mm ~ '^\d{1,5} x \d{1,5} x \d{1,5}$'),
  add column country_of_origin text check (country_of_origin ~ '^[A-Z]{2}$'),
  add column tariff_code text check (tariff_code ~ '^\d{6,10}$');
