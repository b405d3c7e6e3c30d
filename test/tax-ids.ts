import type { Person, TestShop } from "./test-shop.ts"

export interface TaxId {
  kind: "eu_vat" | "us_certificate"
  country: string
  region?: string
  number: string
}

/** Inserts a tax id of a customer that was found valid. */
export const addValidTaxId = (
  shop: Pick<TestShop, "sql">,
  { id }: Pick<Person, "id">,
  { kind, country, region = "", number }: TaxId,
) =>
  shop.sql(
    `insert into tax_ids (id, user_id, kind, country, region, number, state)
     values (substr(md5(random()::text), 1, 24), $1, $2, $3, $4, $5, 'valid')`,
    [id, kind, country, region, number],
  )
