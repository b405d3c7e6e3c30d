import type { TaxIdRow } from "#operations/tax/tax-ids.ts"

export const presentTaxId = ({ id, checkedAt, ...row }: TaxIdRow) => ({
  _id: id,
  kind: row.kind,
  country: row.country,
  region: row.region,
  number: row.number,
  validUntil: row.validUntil ?? "",
  onFile: row.certificate !== null,
  state: row.state,
  holder: row.holder,
  checkedAt: checkedAt?.toISOString() ?? null,
})
