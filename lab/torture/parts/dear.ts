import { setTimeout as delay } from "node:timers/promises"
import { seedScale } from "#cli/seed-scale.ts"
import { facetNames } from "#domain/catalogue/facets.ts"
import { residentMb } from "../../resident-mb.ts"
import { type Checkouts, openCheckouts } from "../checkouts.ts"
import { type DearQuestion, dearQuestions } from "../dear-questions.ts"
import { Latencies } from "../latencies.ts"
import { atMost, never, type Part, type Stage } from "../part.ts"
import { openStageShop, type StageShop } from "../stage-shop.ts"
import { askAndLeave, askAndTakeNothing, askOverAndOver, type Stranger } from "../stranger.ts"

const LARGE = 46_245
const MOST_SLOWER = 3
const TRIES = 3
const DEAF_READERS = 60
const MOST_MB = 100
/** Until the stranger's program has begun. */
const COMING_MS = 800

export const part: Part = {
  name: "dear",
  says: "ten connections of one stranger that ask the dearest public questions, on the demo's and on a large catalogue",
  run: async (stage) => {
    // As operators run it, limits and all.
    const env = { SEED: "demo", RATE_LIMIT_SCALE: "1" }
    const shop = await openStageShop({ folder: stage.folder, env })
    try {
      const checkouts = await openCheckouts(shop, stage.folder)
      await checkouts.journal.close()
      await measure(stage, shop, checkouts, "demo catalogue")
      await enlarge(shop)
      await measure(stage, shop, checkouts, `${LARGE} parts`)
    } finally {
      await shop.close()
    }
  },
}

async function enlarge(shop: StageShop): Promise<void> {
  const { pool, close } = await shop.database()
  const nothing = () => undefined
  await seedScale({ pool, withLedger: false, say: nothing }, { users: 0, parts: LARGE, orders: 0 })
  await close()
}

async function measure(stage: Stage, shop: StageShop, checkouts: Checkouts, where: string) {
  const { report, say } = stage
  const buy = buyer(shop, checkouts, stage.quick)
  const all = dearQuestions(await worldOf(shop))
  await refuseForgotten(shop, all)
  const questions = all.filter(({ name }) => name.includes(stage.only ?? ""))
  await buy()
  let worst = { times: 0, name: "" }
  let failed = 0
  let bought = 0
  const compare = async (name: string, come: () => Stranger) => {
    const quiet = await buy()
    const stranger = come()
    await delay(COMING_MS)
    const beside = await buy()
    await stranger.leave()
    await settled(shop)
    failed += beside.count - beside.countOf(200)
    bought += beside.count
    const times = beside.quantileMs(0.5) / quiet.quantileMs(0.5)
    const ms = [quiet.quantileMs(0.5), beside.quantileMs(0.5), beside.quantileMs(0.95)]
    say(`${name}: ${ms.map((each) => each.toFixed(1)).join(", ")} ms: × ${times.toFixed(1)}`)
    return times
  }
  const ask = async (name: string, come: () => Stranger) => {
    let times = Infinity
    // Other work of the machine comes and goes; what the stranger does stays.
    for (let tries = 0; tries < TRIES && times > MOST_SLOWER; tries += 1)
      times = Math.min(times, await compare(name, come))
    if (times > worst.times) worst = { times, name }
  }
  say("purchases alone, beside the stranger, and the slowest twentieth of these")
  for (const question of questions)
    await ask(question.name, () => askOverAndOver(shop.url, question))
  for (const question of questions.filter(isLong))
    await ask(`${question.name}, and gone`, () => askAndLeave(shop.url, question))
  const slowest = `purchases beside the dearest question, ${where}: ${worst.name}`
  report(atMost(36, slowest, worst.times, MOST_SLOWER, "times as long"))
  report(never(36, "purchases that failed meanwhile", failed, `${bought}`))
  await takeNothing(stage, shop, questions, where)
}

const isLong = ({ path }: DearQuestion) => /^\/(?:catalogue|parts|sitemap)/.test(path)

/** Who asks for what is large, and takes nothing of it, must not fill the shop's memory, nor stay. */
async function takeNothing(
  { quick, report, say }: Stage,
  shop: StageShop,
  questions: DearQuestion[],
  where: string,
): Promise<void> {
  for (const question of questions.filter(({ name }) => /site map$|^all parts/.test(name))) {
    const before = residentMb(shop.shop?.pid)
    const readers = askAndTakeNothing(shop.url, question, DEAF_READERS)
    await delay(quick ? 3_000 : 80_000)
    const grown = residentMb(shop.shop?.pid) - before
    say(`${question.name}: ${readers.open()} of ${DEAF_READERS} deaf readers are still there`)
    await readers.leave()
    const what = `memory for ${DEAF_READERS} who take nothing, ${where}: ${question.name}`
    report(atMost(36, what, grown, MOST_MB, "MB"))
  }
}

/** One purchase after another, each by another customer. */
function buyer({ url }: StageShop, { customers, partIds }: Checkouts, quick: boolean) {
  let next = 0
  return async () => {
    const purchases = new Latencies()
    const body = { purchaseId: partIds[0], quantity: 1 }
    for (let n = 0; n < (quick ? 20 : 60); n += 1) {
      next = (next + 1) % customers.length
      const headers = { authorization: `Bearer ${customers[next]?.token}` }
      await purchases.ask(`${url}/purchase`, "POST", headers, body)
    }
    return purchases
  }
}

/** What was asked may still be worked on. */
async function settled(shop: StageShop): Promise<void> {
  await delay(200)
  await (await fetch(`${shop.url}/readyz`)).text()
}

async function worldOf(shop: StageShop) {
  const { pool, close } = await shop.database()
  const { rows } = await pool.query("select id, slug from parts where category = 'Memory' limit 1")
  const sold = await pool.query("select id from parts where archived_at is null limit 2000")
  const facets = await pool.query(
    "select split_part(facet, ':', 1) as name, array_agg(distinct substr(facet, strpos(facet, ':') + 1)) as values from part_search, unnest(facets) facet group by 1",
  )
  await close()
  const values = new Map<string, string[]>(facets.rows.map((row) => [row.name, row.values]))
  for (const name of facetNames) if (!values.has(name)) values.set(name, ["1"])
  const partIds = sold.rows.map(({ id }) => String(id))
  const cart = await cartOf(shop, partIds)
  return { partId: String(rows[0]?.id), partIds, slug: String(rows[0]?.slug), values, cart }
}

/** The cookie of a visitor's cart of these parts. */
async function cartOf({ url }: StageShop, partIds: string[]): Promise<string> {
  const set = partIds.map((partId) => ({ partId, quantity: 1 }))
  const body = JSON.stringify({ set })
  const headers = { "content-type": "application/json" }
  const answer = await fetch(`${url}/cart`, { method: "PATCH", headers, body })
  if (!answer.ok) throw new Error(`no cart: ${answer.status} ${await answer.text()}`)
  return answer.headers.get("set-cookie")?.split(";", 1)[0] ?? ""
}

/** What is documented as public and read, and is asked by no question. */
async function refuseForgotten(shop: StageShop, questions: DearQuestion[]): Promise<void> {
  const { paths } = await (await fetch(`${shop.url}/openapi.json`)).json()
  const asked = questions.map(({ path }) => path.split("?", 1)[0] ?? "")
  for (const [path, methods] of Object.entries<Record<string, { security?: unknown }>>(paths)) {
    if (!methods.get || methods.get.security) continue
    const shape = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
    if (!asked.some((one) => shape.test(one)))
      throw new Error(`GET ${path} is asked by nobody here`)
  }
}
