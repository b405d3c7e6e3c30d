-- A state's certificate as its buyer sent it: an upload that has no address of its own, since they and administrators alone may
-- read it, by the tax id that names it.
alter table uploads
  drop constraint uploads_kind_known,
  add constraint uploads_kind_known check (kind in ('picture', 'datasheet', 'certificate'));
alter table tax_ids
  add column certificate text
    constraint tax_ids_certificate_of_a_state check (certificate is null or kind = 'us_certificate');
