import { setTimeout as delay } from "node:timers/promises"
import { randomUpTo } from "#test/torture.ts"
import { bugsOf, isAnswering } from "../../program.ts"
import { type CrashReport, checkAfterCrash, formatReport } from "../check-after-crash.ts"
import { type Checkouts, chargeTax, openCheckouts } from "../checkouts.ts"
import { atMost, never, type Part, roundsOf, type Stage } from "../part.ts"
import { openStageShop, type StageShop, signal } from "../stage-shop.ts"

type Victim = (stage: StageShop) => Promise<void>

const killShop: Victim = async ({ shop }) => shop?.kill()
const killDatabase: Victim = async (stage) => signal(stage.serverPids()[0], "SIGKILL")
const killBackend: Victim = async (stage) => {
  const [, ...backends] = stage.serverPids()
  signal(backends[randomUpTo(backends.length - 1)], "SIGKILL")
}
const killCards: Victim = async ({ cards }) => cards?.kill()
const killAll: Victim = async (stage) => {
  for (const pid of stage.serverPids()) signal(pid, "SIGKILL")
  await Promise.all([killShop(stage), killCards(stage)])
}

const victims: { name: string; kill: Victim; is: ("shop" | "database")[] }[] = [
  { name: "the shop", kill: killShop, is: ["shop"] },
  { name: "the database server", kill: killDatabase, is: ["database"] },
  { name: "one of its processes", kill: killBackend, is: ["database"] },
  { name: "the card provider", kill: killCards, is: [] },
  { name: "everything", kill: killAll, is: ["shop", "database"] },
]

interface Round extends CrashReport {
  victim: (typeof victims)[number]
  /** Startup time if the shop was restarted. */
  startMs: number | undefined
  /** Time until the shop served again if it survived. */
  backMs: number | undefined
  bugs: string[]
}

export const killPart: Part = {
  name: "kill",
  description:
    "kill -9 of the shop, its database, one backend, the card provider or all, under 50 buyers",
  run: async (stage) => {
    await using shop = await openStageShop({ folder: stage.folder })
    const checkouts = await openCheckouts(shop, stage.folder)
    await chargeTax(shop, checkouts)
    const rounds: Round[] = []
    try {
      for (const number of roundsOf(stage, 20, 100)) {
        const victim = victims[number % victims.length]
        if (!victim) continue
        const round = await killOnce(shop, checkouts, victim)
        rounds.push(round)
        const ready = round.startMs ? `ready after ${Math.round(round.startMs)} ms, ` : ""
        stage.say(`round ${number + 1}, ${victim.name}: ${ready}${formatReport(round)}`)
        for (const bug of round.bugs) stage.say(`  unexpected error: ${bug}`)
      }
    } finally {
      reportAll(stage, rounds, checkouts)
      await checkouts.journal.close()
    }
  },
}

async function killOnce(
  shop: StageShop,
  checkouts: Checkouts,
  victim: (typeof victims)[number],
): Promise<Round> {
  const { buyers } = checkouts
  buyers.go()
  await delay(200 + randomUpTo(2_800))
  await victim.kill(shop)
  const previous = shop.shop
  const killed = performance.now()
  const survived = shop.shop && !shop.shop.ended()
  if (shop.cards?.ended()) await shop.startCards()
  const startMs = survived ? undefined : (await shop.startShop()).readyMs
  const backMs = survived ? await servesAgain(shop, killed) : undefined
  await buyers.pause()
  await buyers.tryAgain()
  const bugs = new Set([...bugsOf(previous), ...bugsOf(shop.shop)])
  return { victim, startMs, backMs, bugs: [...bugs], ...(await checkAfterCrash(shop, checkouts)) }
}

const RECOVERY_TIMEOUT_MS = 60_000

/** Measures the time until a surviving shop answers steadily from its database again. */
async function servesAgain({ url }: StageShop, since: number): Promise<number> {
  let ready = 0
  let at = performance.now()
  while (ready < 20 && performance.now() - since < RECOVERY_TIMEOUT_MS) {
    if (await isAnswering(`${url}/readyz`)) ready += 1
    else ready = 0
    if (ready === 1) at = performance.now()
    await delay(25)
  }
  return ready === 20 ? at - since : Number.POSITIVE_INFINITY
}

function reportAll(stage: Stage, rounds: Round[], { buyers }: Checkouts): void {
  const last = rounds.at(-1)
  if (!last) return
  const acknowledgedAfter = (what: "shop" | "database") =>
    rounds.findLast(({ victim }) => victim.is.includes(what))?.acknowledged ?? 0
  const lostOrders = last.losses.orders.length
  const highest = (values: (number | undefined)[]) =>
    Math.max(0, ...values.filter((value) => value !== undefined)) / 1000
  const wrong = rounds.filter(({ broken }) => broken.length > 0).length
  const { orders: _, payments, deletions, charges, ...others } = last.losses
  const { report } = stage
  report(never(3, "rounds after which the books are wrong", wrong, `${rounds.length} rounds`))
  report(
    never(4, "acknowledged orders lost, shop killed", lostOrders, `${acknowledgedAfter("shop")}`),
  )
  report(
    never(
      5,
      "acknowledged orders lost, database killed",
      lostOrders,
      `${acknowledgedAfter("database")}`,
    ),
  )
  const acknowledged = "all acknowledgements"
  report(never(undefined, "acknowledged payments lost", payments.length, acknowledged))
  report(never(undefined, "acknowledged deletions lost", deletions.length, acknowledged))
  const othersLost = Object.values(others).flat().length
  const named = "acknowledged cancels, shipments, steps of returns, carts, invoices, reviews lost"
  report(never(undefined, named, othersLost, last.others))
  report(never(7, "charges without a paid order", charges.length, "all charges"))
  const booksMs = highest(rounds.map((round) => round.booksMs))
  report(atMost(7, "longest time until the books are right after a start", booksMs, 60, "s"))
  const startMs = highest(rounds.map((round) => round.startMs))
  report(atMost(26, "longest time until ready after a crash", startMs, 5, "s"))
  const backMs = highest(rounds.map((round) => round.backMs))
  report(atMost(undefined, "longest time until a surviving shop serves again", backMs, 10, "s"))
  const contradictions = buyers.contradictions.length
  const keys = `${last.acknowledged} keys`
  report(never(undefined, "idempotency keys with two answers", contradictions, keys))
  const answered = [...buyers.statuses.values()].reduce((sum, count) => sum + count, 0)
  const bugs = buyers.statuses.get(500) ?? 0
  report(never(undefined, "internal errors (500)", bugs, `${answered} answers`))
  stage.say(`answers by status: ${JSON.stringify(Object.fromEntries(buyers.statuses))}`)
}
