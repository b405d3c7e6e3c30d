import { z } from "zod"
import { Random } from "#test/random.ts"
import { type MadePart, makeParts } from "../matching/make-parts.ts"
import { makeRows } from "../matching/make-rows.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median, note } from "./figure.ts"
import { measureSequentially } from "./load.ts"

const MACHINE_PARTS = 20
const LINES = 1_000
const MAX_LINES = 5_000

/** Measures `POST /fit` for one machine, and for large carts of different parts. */
export async function measureFit(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const partIds = await differentParts(shop)
  const medianOf = async (lines: number) => {
    const parts = partIds.slice(0, lines).map((partId) => ({ partId, quantity: 1 }))
    return median(
      await measureSequentially(shop, seconds, () => ({
        route: "POST /fit",
        token: undefined,
        body: { parts },
      })),
    )
  }
  return [
    atMost({
      name: `POST /fit of ${MACHINE_PARTS} parts, median`,
      goal: 20,
      value: await medianOf(MACHINE_PARTS),
      unit: " ms",
    }),
    atMost({
      name: `POST /fit of ${LINES} lines, median`,
      goal: 500,
      value: await medianOf(LINES),
      unit: " ms",
    }),
    note(`POST /fit of ${MAX_LINES} lines, median`, `${(await medianOf(MAX_LINES)).toFixed(0)} ms`),
  ]
}

/** Inserts parts of seven kinds in turn. No two parts of a kind are equal. */
async function differentParts({ database }: BenchShop): Promise<string[]> {
  const { rows } = await database.pool.query(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents, available_quantity, specs)
     select substr(md5('fit' || n), 1, 24), 'FIT-' || n, 'fit-' || n, 'Fit ' || n, kind, 'Of a machine.', '', 1, 1000, 1000000, specs
     from generate_series(1, $1) n cross join lateral (select case n % 7
       when 0 then 'Motherboards' when 1 then 'Memory' when 2 then 'Cases' when 3 then 'Graphics cards'
       when 4 then 'Power supplies' when 5 then 'Cooling' else 'Storage' end as kind) kinds
     cross join lateral (select jsonb_build_object(
       'socket', 'AM' || n % 9, 'sockets', jsonb_build_array('AM' || n % 5, 'AM5'), 'formFactor', (array['ATX', 'Micro ATX', 'DIMM', 'M.2 2280'])[1 + n % 4],
       'memoryType', 'DDR' || 4 + n % 2, 'memorySlots', 4, 'memoryMaxGB', n, 'memoryMaxMTs', n, 'speedMTs', n, 'modules', 2, 'totalGB', n, 'ecc', false, 'registered', false,
       'm2Slots', jsonb_build_array(jsonb_build_object('interface', 'PCIe 4.0 x4', 'sizes', jsonb_build_array('2280'))), 'sataPorts', n % 8,
       'pcieSlots', jsonb_build_array(jsonb_build_object('gen', '4.0', 'lanes', 16, 'length', 'x16')), 'interface', 'PCIe ' || 3 + n % 3 || '.0 x4',
       'motherboardFormFactors', jsonb_build_array('ATX'), 'maxGpuMm', n, 'maxCoolerMm', n, 'expansionSlots', 7, 'lengthMm', n, 'heightMm', n, 'slots', 2,
       'boardPowerW', n, 'wattageW', n, 'powerConnectors', jsonb_build_object('pcie8', n % 3), 'connectors', jsonb_build_object('pcie8', n % 7, 'eps8', 2, 'sata', n), 'type', 'Air') as specs) said
     returning id`,
    [MAX_LINES],
  )
  await database.pool.query("analyze parts")
  return rows.map(({ id }) => id)
}

const PARTS = 46_245
const ROWS = 1_000
const PARTS_AT_ONCE = 5_000
const ROUNDS = 7

const answerSchema = z.object({ rows: z.array(z.object({ partId: z.string().optional() })) })

/** Measures a list of 1,000 rows as quick order processes it: match, price, fit. */
export async function measureMatch(shop: BenchShop): Promise<Figure[]> {
  const parts = makeParts(PARTS, new Random(1))
  await replaceParts(shop, parts)
  const known = parts.map(({ sku, name }) => ({ number: sku, name }))
  const rows = makeRows(known, ROWS, new Random(2)).map(({ row }) => row)
  const [first] = await processList(shop, rows)
  const rounds: [matched: number, whole: number][] = []
  while (rounds.length < ROUNDS) rounds.push(await processList(shop, rows))
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

async function processList(
  shop: BenchShop,
  rows: object[],
): Promise<[matched: number, whole: number]> {
  const startedAt = performance.now()
  const answer = answerSchema.parse(await post(shop, "/match", { rows }))
  const matchedMs = performance.now() - startedAt
  const partIds = new Set(answer.rows.flatMap(({ partId }) => partId ?? []))
  const lines = Array.from(partIds, (partId) => ({ partId, quantity: 1 }))
  await Promise.all([post(shop, "/price", { lines }), post(shop, "/fit", { parts: lines })])
  return [matchedMs, performance.now() - startedAt]
}

async function post({ url }: BenchShop, path: string, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json" }
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}`)
  return answer.json()
}

/** Replaces the parts of earlier measurements. */
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
