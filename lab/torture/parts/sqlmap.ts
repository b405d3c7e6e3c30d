import { availableParallelism } from "node:os"
import { join } from "node:path"
import { never, type Part, type Stage } from "../part.ts"
import { listenAnywhere } from "../scan/listen-anywhere.ts"
import { openProgress, type Progress } from "../scan/progress.ts"
import { openScanShop, type ScanShop } from "../scan/scan-shop.ts"
import {
  documentedTargets,
  MARK,
  otherTargets,
  type ScanTarget,
  unspoilt,
} from "../scan/scan-targets.ts"
import { sqlmapVersion, trySqlmap } from "../scan/sqlmap.ts"
import { vulnerableServer } from "../scan/vulnerable-server.ts"

const GOAL = 19
const LEVEL = 3
const QUICK = 4
/** Scanners mostly wait for the shop. */
const AT_ONCE = 3 * availableParallelism()

export const part: Part = {
  name: "sqlmap",
  says: "SQL injection at every parameter of every documented address, with controls that must be found",
  run: async (stage) => {
    const version = await sqlmapVersion()
    if (version === undefined) {
      const found = "not measured here: sqlmap is not installed (apt-get install sqlmap)"
      const what = "SQL injections found by sqlmap"
      return stage.report({ goal: GOAL, what, wanted: "0", found, met: undefined })
    }
    const shop = await openScanShop(stage.folder)
    try {
      await findControls(stage, shop)
      await scan(stage, shop, version)
    } finally {
      await shop.close()
    }
  },
}

/** What is as open as can be, in each kind of place, answered with codes as the shop does. */
async function findControls({ folder, report }: Stage, shop: ScanShop): Promise<void> {
  const { partId } = shop.world
  const server = await listenAnywhere(vulnerableServer(shop.pool))
  const control = { method: "GET", path: "/", headers: {} }
  const controls = [
    { ...control, path: `/${partId}${MARK}` },
    { ...control, path: `/?id=${partId}${MARK}` },
    { ...control, headers: { "x-id": partId + MARK } },
    { ...control, method: "POST", body: JSON.stringify({ id: partId + MARK }) },
  ]
  const verdicts = await Promise.all(
    controls.map((each) => trySqlmap(server.url, each, { folder, level: LEVEL })),
  )
  const found = verdicts.filter(({ isInjectable }) => isInjectable).length
  server.close()
  report({
    goal: GOAL,
    what: "controls: a server open by path, query, header and JSON",
    wanted: `${controls.length} found`,
    found: `${found} found`,
    met: found === controls.length,
  })
}

async function scan(stage: Stage, shop: ScanShop, version: string): Promise<void> {
  const { folder, quick, keptIn, say } = stage
  const all = [...(await documentedTargets(shop)), ...otherTargets(shop)]
  const targets = quick ? all.slice(0, QUICK) : all
  const progress = await openProgress(
    join(quick ? folder : keptIn, "sqlmap.jsonl"),
    await shop.answered(),
  )
  const known = targets.filter(({ name }) => progress.scanned.has(name)).length
  if (known > 0) say(`goes on after ${known} requests of a run that was broken off`)
  const waiting = targets.filter(({ name }) => !progress.scanned.has(name))
  // Each try at a password costs as much as a hundred of the others.
  const queue = waiting.toSorted((a, b) => Number(hashes(a)) - Number(hashes(b))).values()
  const work = async () => {
    for (const target of queue) {
      const request = { ...target, headers: await shop.signedIn(target.headers) }
      const status = await unspoilt(shop.url, request)
      const leadsAway = status >= 300 && status < 400
      const verdict = await trySqlmap(shop.url, request, { folder, level: LEVEL, leadsAway })
      await progress.add(target.name, { ...verdict, status }, await shop.answered())
      const result = verdict.isInjectable ? " IS INJECTABLE" : ""
      say(`${progress.scanned.size} of ${targets.length}: ${target.name}${result}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const failure of await shop.failures()) say(failure)
  reportScan(stage, targets, { ...progress, version })
  await progress.end()
}

function reportScan(
  { report, say }: Stage,
  targets: ScanTarget[],
  { scanned, requests, failures, version }: Progress & { version: string },
): void {
  const open: string[] = []
  const refused: string[] = []
  const untested: string[] = []
  for (const { name, places } of targets) {
    const verdict = scanned.get(name)
    if (verdict?.isInjectable) open.push(name)
    else if ((verdict?.tested ?? 0) < places.length) untested.push(`${name}: ${verdict?.said}`)
    if (verdict?.status === 400) refused.push(name)
  }
  say(`refused also when unspoilt: ${refused.join("; ") || "none"}`)
  for (const line of untested) say(`not all of it was tested: ${line}`)
  const places = targets.reduce((sum, target) => sum + target.places.length, 0)
  const addresses = new Set(targets.map(addressOf)).size
  const how = `sqlmap ${version} level ${LEVEL} risk 1, all techniques`
  const of = `${places} parameters of ${addresses} addresses, ${requests()} requests, ${how}`
  const found = never(GOAL, "SQL injections found by sqlmap", open.length, of)
  report(open.length > 0 ? { ...found, found: `${open.join(", ")} of ${of}` } : found)
  const what = "requests of which not every parameter was tested"
  report(never(GOAL, what, untested.length, `${targets.length}`))
  report(never(GOAL, "answers of 500 and above to it", failures(), `${requests()}`))
}

const hashes = ({ body = "" }: ScanTarget): boolean => /password|"code"/i.test(body)

/** `GET /part/{id}` of all that is asked there. */
const addressOf = ({ name }: ScanTarget): string => name.split(" ").slice(0, 2).join(" ")
