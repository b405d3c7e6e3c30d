import { expect } from "vitest"
import { csv, importCommands } from "../import-shop.ts"
import type { Customer } from "../many-customers.ts"
import { payOrder } from "../pay.ts"
import type { Answer, TestShop } from "../test-shop.ts"
import { randomUpTo } from "../torture.ts"
import { atOnce, type RaceShop } from "./race-shop.ts"

interface Line {
  partId: string
  quantity: number
}

/** Refusals that a late buyer may get; lock and serialization errors are not among them. */
const TOO_LATE = ["lines_refused", "price_changed", "cart_changed", "cart_empty"]

function orderIdOf({ status, body }: Answer): string | undefined {
  if (status === 200) return String(body.insertedId)
  expect(TOO_LATE).toContain(body.code)
  expect(status).toBe(409)
  return undefined
}

const buyAtOnce = async (shop: TestShop, { token }: Customer, lines: Line[]) =>
  orderIdOf(await shop.send("POST /order", { token, body: { lines } }))

/** Fills a cart and orders it twice while another window changes it: at most one order results. */
async function buyByCart(shop: TestShop, { token }: Customer, lines: Line[]) {
  await shop.send("DELETE /cart", { token })
  const filled = await shop.send("PATCH /cart", { token, body: { set: lines } })
  const { total, version } = filled.body
  const order = () =>
    shop.send("POST /cart/order", { token, body: { expected: { total, version } } })
  const [first, second, changed] = await Promise.all([
    order(),
    order(),
    shop.send("PATCH /cart", { token, body: { set: lines.slice(0, 1) } }),
  ])
  expect(changed.status).toBe(200)
  const ids = [first, second].flatMap((answer) => orderIdOf(answer) ?? [])
  expect(ids.length).toBeLessThanOrEqual(1)
  return ids[0]
}

/** One in four cancels; one in eight pays and is refunded. */
async function changeMind(race: RaceShop, by: Customer, id: string, n: number): Promise<void> {
  const { shop } = race
  if (n % 4 === 0) expect(await race.remove(by, id)).toMatchObject({ status: 200 })
  if (n % 8 !== 1) return
  await payOrder(shop, by, id)
  const body = { reason: "It came back.", restock: true }
  await shop.as(shop.admin)("POST /order/{id}/refund", { params: { id }, body })
}

/** Lets many buyers order these parts at once. Returns the ids of acknowledged orders. */
export async function buyLines(
  race: RaceShop,
  partIds: string[],
  { buyers, lineCount }: { buyers: number; lineCount: number },
): Promise<string[]> {
  const ids = await atOnce(buyers, async (n) => {
    const by = race.buyer(100 + n)
    const wanted = partIds.toSorted(() => Math.random() - 0.5).slice(0, lineCount)
    const lines = wanted.map((partId) => ({ partId, quantity: 1 + randomUpTo(3) }))
    const id = await (n % 3 === 0 ? buyByCart : buyAtOnce)(race.shop, by, lines)
    if (id !== undefined) await changeMind(race, by, id, n)
    return id
  })
  return ids.flatMap((id) => id ?? [])
}

/** Imports new prices and stock of these parts, one file after another. Returns the number of imports. */
export async function importOver(
  shop: TestShop,
  partIds: string[],
  { files, stock }: { files: number; stock: number },
): Promise<number> {
  const { dryRun, apply } = importCommands(shop)
  const parts = await shop.sql("select sku from parts where id = any($1)", [partIds])
  let applied = 0
  for (let file = 1; file <= files; file += 1) {
    const lines = parts.map(({ sku }) => `${sku},${file}.5,${stock}`)
    const { id } = await dryRun(csv("sku,price,availableQuantity", ...lines))
    const outdated = await apply(id).then(
      () => undefined,
      (error) => error.body.code,
    )
    expect([undefined, "import_outdated"]).toContain(outdated)
    if (outdated === undefined) applied += 1
  }
  return applied
}

/** Expects that these are the only orders of the parts, and that none lacks a line. */
export async function expectWholeOrders(
  shop: TestShop,
  partIds: string[],
  { orders, lineCount }: { orders: string[]; lineCount: number },
): Promise<void> {
  const written = await shop.sql(
    `select order_id as id, count(*)::int as lines from order_lines
     where order_id in (select order_id from order_lines where part_id = any($1)) group by 1 order by 1`,
    [partIds],
  )
  expect(written).toEqual(orders.toSorted().map((id) => ({ id, lines: lineCount })))
}

export async function expectNoDeadlocks(shop: TestShop): Promise<void> {
  const query = "select deadlocks::int from pg_stat_database where datname = current_database()"
  expect(await shop.sql(query)).toEqual([{ deadlocks: 0 }])
}
