import { setTimeout as delay } from "node:timers/promises"
import { aPart } from "#test/test-shop.ts"
import { bugsOf } from "../../program.ts"
import { ask } from "../ask.ts"
import { type Checkouts, openCheckouts } from "../checkouts.ts"
import { findClusterPrograms } from "../cluster-programs.ts"
import { type Incident, incidents } from "../incidents.ts"
import { atMost, never, type Part, type Stage } from "../part.ts"
import { roundsOf } from "../rounds-of.ts"
import type { Answer } from "../shop-answers.ts"
import { openStageCluster, type StageCluster } from "../stage-cluster.ts"
import { inWords, type Stocktaking, takeStock } from "../take-stock.ts"

const BEFORE_MS = 3_000
const AFTER_MS = 8_000
/** What was refused while the database was away may come to its end this much later. */
const SETTLED_MS = 5_000
const GIVEN_UP_MS = 120_000
const SHOWN = 40
/** Of a part that sells out during each incident. */
const SCARCE = 100

export const part: Part = {
  name: "cluster",
  says: "two machines and a database that fails over (Patroni), under 50 buyers: each breaks in turn",
  run: async (stage) => {
    const programs = await findClusterPrograms()
    if ("missing" in programs) {
      const what = "acknowledged orders lost, primary killed"
      return stage.report({ what, wanted: "0", found: programs.missing, met: undefined })
    }
    const cluster = await openStageCluster(stage.folder, programs.folder)
    try {
      await strikeAgainAndAgain(stage, cluster)
    } finally {
      await cluster.close()
    }
  },
}

interface Round extends Stocktaking {
  incident: Incident
  /** The longest time from the incident on in which no purchase was acknowledged. */
  silentMs: number
  failed: number
  /** Of those, what was asked when it was over already. */
  failedLater: number
  /** Connections of clients that the incident cut; undefined where it cuts others. */
  cut: number | undefined
  /** Until what had failed was there again. */
  mendMs: number
  /** Supervisors that ended although nobody had touched them. */
  fallen: number
}

async function strikeAgainAndAgain(stage: Stage, cluster: StageCluster): Promise<void> {
  const heard: Answer[] = []
  const manner = { goOn: true, heard: (answer: Answer) => heard.push(answer) }
  const checkouts = await openCheckouts(cluster, stage.folder, manner)
  const rounds: Round[] = []
  const scarce: string[] = []
  try {
    for (const number of roundsOf(stage, 1, 4))
      for (const incident of incidents) {
        heard.length = 0
        scarce.push(await offerScarce(cluster, checkouts))
        const round = await strikeOnce(cluster, checkouts, incident, heard, stage.say)
        rounds.push(round)
        stage.say(`round ${number + 1}, ${incident.name}: ${inWords(round)}; ${timesOf(round)}`)
      }
    const oversold = await countOversold(cluster, scarce)
    stage.report(never(2, "parts sold more often than there", oversold, `${scarce.length} parts`))
  } catch (error) {
    for (const line of [...cluster.network.log, ...cluster.web.log]) stage.say(`proxy: ${line}`)
    throw error
  } finally {
    await checkouts.buyers.pause()
    for (const { name, shop } of cluster.machines)
      for (const bug of bugsOf(shop)) stage.say(`error of ours at ${name}: ${bug}`)
    reportAll(stage, rounds, checkouts)
    await checkouts.journal.close()
  }
}

async function strikeOnce(
  cluster: StageCluster,
  checkouts: Checkouts,
  incident: Incident,
  heard: Answer[],
  say: Stage["say"],
): Promise<Round> {
  const { buyers } = checkouts
  buyers.go()
  await delay(BEFORE_MS)
  const begunAt = performance.now()
  const { cut, mend } = await incident.strike(cluster)
  const struckAt = performance.now()
  const sells = ({ route, status }: Answer) =>
    ["POST /purchase", "POST /order"].includes(route) && status === 200
  while (!heard.some((answer) => sells(answer) && answer.begunAt > struckAt)) {
    if (performance.now() - struckAt > GIVEN_UP_MS)
      throw new Error(`${incident.name}: no end of it`)
    await delay(50)
  }
  await delay(AFTER_MS)
  const mendBegun = performance.now()
  await mend()
  const mendMs = performance.now() - mendBegun
  const fallen = cluster.machines.filter(({ shop }) => shop.ended())
  for (const { name, shop, restart } of fallen) {
    for (const line of shop.log.slice(-10)) say(`${name} ended by itself: ${line}`)
    await restart()
  }
  await buyers.pause()
  const sold = heard.filter(sells).flatMap(({ endedAt }) => (endedAt > begunAt ? endedAt : []))
  const silence = longestSilence([begunAt, ...sold.toSorted((a, b) => a - b)])
  const failures = heard.filter((answer) => fails(answer) && answer.endedAt > begunAt)
  const overAt = cut === undefined ? silence.endedAt + SETTLED_MS : struckAt
  const later = failures.filter((answer) => answer.begunAt > overAt)
  if (later.length > 0) sayWhy(later, begunAt, cluster, say)
  await buyers.tryAgain()
  return {
    incident,
    silentMs: silence.ms,
    failed: failures.length,
    failedLater: later.length,
    cut,
    mendMs,
    fallen: fallen.length,
    ...(await takeStock(cluster, checkouts)),
  }
}

/** The last of what failed, and what the proxy before the machines says about it. */
function sayWhy(failures: Answer[], struckAt: number, { web }: StageCluster, say: Stage["say"]) {
  for (const { route, status, begunAt, endedAt } of failures.slice(-SHOWN)) {
    const when = `asked ${seconds(begunAt - struckAt)} after it, ended ${seconds(endedAt - begunAt)} later`
    say(`failed later: ${route}, ${status || "no answer"}, ${when}`)
  }
  const lines = web.log.filter((line) => !line.includes("<NOSRV>"))
  for (const line of lines.slice(-SHOWN)) say(`proxy: ${line}`)
}

const fails = ({ status }: Answer) => status === 0 || status >= 500

function longestSilence(times: number[]): { ms: number; endedAt: number } {
  let longest = { ms: 0, endedAt: times[0] ?? 0 }
  for (const [index, endedAt] of times.entries()) {
    const ms = endedAt - (times[index - 1] ?? endedAt)
    if (ms > longest.ms) longest = { ms, endedAt }
  }
  return longest
}

/** A part of which there is too little for all, in the place of the last one. */
async function offerScarce({ url }: StageCluster, checkouts: Checkouts): Promise<string> {
  const { admin, partIds } = checkouts
  const headers = { authorization: `Bearer ${admin.token}` }
  const offer = aPart({ availableQuantity: SCARCE })
  const { status, body } = await ask(`${url}/part`, "POST", headers, offer)
  if (status !== 200) throw new Error(`a new part was answered ${status}`)
  const id = String(body.insertedId)
  partIds[0] = id
  return id
}

async function countOversold(cluster: StageCluster, parts: string[]): Promise<number> {
  const database = await cluster.database()
  const { rows } = await database.pool.query(
    `select l.part_id from order_lines l join orders o on o.id = l.order_id
     where l.part_id = any($1) and status <> 'cancelled' group by l.part_id having sum(l.quantity) > $2`,
    [parts, SCARCE],
  )
  await database.close()
  return rows.length
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const timesOf = ({ silentMs, failed, failedLater, cut, mendMs }: Round) =>
  `no purchase for ${seconds(silentMs)}, ${failed} failed${cut === undefined ? "" : ` of ${cut} connections cut`}, ${failedLater} of them later, mended in ${seconds(mendMs)}`

function reportAll({ report, say }: Stage, rounds: Round[], { buyers }: Checkouts): void {
  const last = rounds.at(-1)
  if (!last) return
  const { orders, payments, deletions, charges } = last.losses
  const of = `${last.acknowledged} in ${rounds.length} incidents`
  report(never(undefined, "acknowledged orders lost", orders.length, of))
  const others = payments.length + deletions.length + charges.length
  report(never(undefined, "acknowledged payments, deletions, charges lost", others, of))
  const wrong = rounds.filter(({ broken }) => broken.length > 0).length
  report(never(3, "incidents after which the books are wrong", wrong, `${rounds.length}`))
  for (const incident of incidents) {
    const own = rounds.filter((round) => round.incident === incident)
    const silentMs = Math.max(0, ...own.map((round) => round.silentMs))
    const what = `${incident.name}: longest without a purchase`
    report(atMost(undefined, what, silentMs / 1000, 30, "s"))
    const later = own.reduce((sum, { failedLater }) => sum + failedLater, 0)
    const failed = own.reduce((sum, round) => sum + round.failed, 0)
    const isWeb = own.some(({ cut }) => cut !== undefined)
    const where = isWeb ? "asked on other connections" : `asked ${SETTLED_MS / 1000} s after`
    report(never(undefined, `${incident.name}: failed, ${where}`, later, `${failed} that failed`))
  }
  const fallen = rounds.reduce((sum, round) => sum + round.fallen, 0)
  report(never(undefined, "supervisors that ended by themselves", fallen, `${rounds.length}`))
  const keys = `${last.acknowledged} keys`
  report(never(undefined, "keys with two answers", buyers.contradictions.length, keys))
  const answered = [...buyers.statuses.values()].reduce((sum, count) => sum + count, 0)
  const bugs = buyers.statuses.get(500) ?? 0
  report(never(undefined, "answers that were errors of ours (500)", bugs, `${answered} answers`))
  say(`answers by status: ${JSON.stringify(Object.fromEntries(buyers.statuses))}`)
}
