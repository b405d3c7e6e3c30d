-- How much is kept of certificates is asked before another is stored.
create index uploads_certificates_idx on uploads (address) where kind = 'certificate';
create index tax_ids_certificate_idx on tax_ids (certificate) where certificate is not null;
