import type { TestShop } from "../test-shop.ts"

/** Inserts parts "Part 1", "Part 2" and so on at $1.00, with this stock of each. Returns their ids in order. */
export async function manyParts(
  shop: Pick<TestShop, "sql">,
  count: number,
  stock = 0,
): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `e${n + 1}`.padStart(24, "0"))
  await shop.sql(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents)
     select id, 'MANY-' || n, 'many-' || n, 'Part ' || n, 'Other', 'A part.', '/img/part.webp', 1, 100
     from unnest($1::text[]) with ordinality as wanted (id, n)`,
    [ids],
  )
  if (stock > 0)
    await shop.sql(
      "select move_stock($1, array_fill($2::int, array[cardinality($1::text[])]), 'initial')",
      [ids, stock],
    )
  return ids
}
