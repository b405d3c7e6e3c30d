import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median, note } from "./figure.ts"
import { askOneByOne } from "./one-by-one.ts"

const A_MACHINE = 20
const LINES = 1_000
const MAX_LINES = 5_000

/** What POST /fit takes: of a machine, and of carts that are none, where every part is another. */
export async function measureFit(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const partIds = await differentParts(shop)
  const medianOf = async (lines: number) => {
    const parts = partIds.slice(0, lines).map((partId) => ({ partId, quantity: 1 }))
    return median(
      await askOneByOne(shop, seconds, () => ({
        route: "POST /fit",
        token: undefined,
        body: { parts },
      })),
    )
  }
  return [
    atMost({
      name: `POST /fit of ${A_MACHINE} parts, median`,
      goal: 20,
      value: await medianOf(A_MACHINE),
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

/** Of the seven kinds in turn, no two of a kind alike. */
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
