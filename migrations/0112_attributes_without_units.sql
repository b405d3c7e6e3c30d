-- Only numbers have a unit, and what is no number has none.
alter table vocabulary_attributes
  drop constraint vocabulary_attributes_check,
  add constraint vocabulary_attributes_unit_of_number
    check (unit is null or (type = 'number' and length(unit) between 1 and 20));
