import { z } from "zod"
import { Random } from "#test/random.ts"
import { type MadePart, makeParts } from "../matching/make-parts.ts"
import { makeRows } from "../matching/make-rows.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median } from "./figure.ts"

const PARTS = 46_245
const ROWS = 1_000
const PARTS_AT_ONCE = 5_000
const ROUNDS = 7

const answerSchema = z.object({ rows: z.array(z.object({ partId: z.string().optional() })) })

/** A list of 1,000 rows as quick order asks about it: which parts they mean, what those cost, whether they fit. */
export async function measureMatch(shop: BenchShop): Promise<Figure[]> {
  const parts = makeParts(PARTS, new Random(1))
  await replaceParts(shop, parts)
  const known = parts.map(({ sku, name }) => ({ number: sku, name }))
  const rows = makeRows(known, ROWS, new Random(2)).map(({ row }) => row)
  const [first] = await paste(shop, rows)
  const rounds: [matched: number, whole: number][] = []
  while (rounds.length < ROUNDS) rounds.push(await paste(shop, rows))
  const matchedMs = median(rounds.map(([matched]) => matched))
  return [
    atMost({
      name: `POST /match of ${ROWS} rows against ${PARTS} parts, median`,
      goal: 1000,
      value: matchedMs,
      unit: " ms",
      from: `the first ${first.toFixed(0)} ms`,
    }),
    atMost({
      name: `${ROWS} rows matched, priced and checked, median`,
      goal: 1500,
      value: median(rounds.map(([, whole]) => whole)),
      unit: " ms",
    }),
  ]
}

/** How long until the rows were matched, and until all was known. */
async function paste(shop: BenchShop, rows: object[]): Promise<[matched: number, whole: number]> {
  const begunAt = performance.now()
  const answer = answerSchema.parse(await post(shop, "/match", { rows }))
  const matched = performance.now() - begunAt
  const meant = new Set(answer.rows.flatMap(({ partId }) => partId ?? []))
  const lines = Array.from(meant, (partId) => ({ partId, quantity: 1 }))
  await Promise.all([post(shop, "/price", { lines }), post(shop, "/fit", { parts: lines })])
  return [matched, performance.now() - begunAt]
}

async function post({ url }: BenchShop, path: string, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json" }
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}`)
  return answer.json()
}

/** In place of those of the loads before, so that as many are matched with as is said. */
async function replaceParts({ database }: BenchShop, parts: readonly MadePart[]): Promise<void> {
  await database.pool.query(
    "update parts set archived_at = now() where sku like 'SCALE-%' or sku like 'BULK-%'",
  )
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
    const some = parts.slice(from, from + PARTS_AT_ONCE)
    const column = (key: "sku" | "name" | "category") => some.map((part) => part[key])
    await database.pool.query(
      `insert into parts (id, sku, mpn, slug, name, category, description, image, minimum_quantity, price_cents, available_quantity)
       select substr(md5('match' || n), 1, 24), 'MATCH-' || n, mpn, 'match-' || n, name, category, 'Made.', '', 1, 1000 + n, 1000
       from unnest($2::text[], $3::text[], $4::text[]) with ordinality as made (mpn, name, category, nth), lateral (select $1 + nth as n) numbered`,
      [from, column("sku"), column("name"), column("category")],
    )
  }
  await database.pool.query("analyze parts")
}
