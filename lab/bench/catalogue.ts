import { seedScale } from "#cli/seed-scale.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, quantile } from "./figure.ts"

const PARTS = 46_245
const ROUNDS = 20

/** Text and three facets, as a page asks for them. */
const searches = [
  "q=memory&category=Memory&type=DDR5&capacity=32,64&modules=2",
  "q=anvil&category=Motherboards&socket=AM4,LGA+1700&memoryType=DDR5&formFactor=ATX",
  "q=vault+drive&category=Storage&interface=NVMe&formFactor=M.2+2280&capacity=1000,2000",
  "q=fjord&category=Power+supplies&efficiency=Gold,Platinum&modular=true&formFactor=ATX",
]

/** The catalogue of 46,245 parts, asked one question after another. */
export async function measureCatalogue(shop: BenchShop): Promise<Figure[]> {
  const { pool } = shop.database
  await seedScale({ pool, withLedger: false, say: () => {} }, { users: 0, parts: PARTS, orders: 0 })
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const search of searches) {
      const ms = await timed(`${shop.url}/catalogue?${search}`)
      if (round > 0) times.push(ms)
    }
  return [
    atMost({
      name: `Catalogue of ${PARTS.toLocaleString("en-US")} parts, text and three facets: p95`,
      goal: 50,
      value: quantile(times, 0.95),
      unit: " ms",
    }),
  ]
}

async function timed(url: string): Promise<number> {
  const started = performance.now()
  const reply = await fetch(url)
  const answer = await reply.json()
  const ms = performance.now() - started
  if (!(answer.total > 0)) throw new Error(`${url} answered ${reply.status} and found nothing`)
  return ms
}
