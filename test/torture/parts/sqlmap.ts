import { once } from "node:events"
import { availableParallelism } from "node:os"
import { never, type Part, type Stage } from "../part.ts"
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
/** A scanner waits for the shop half of the time. */
const AT_ONCE = availableParallelism() + 1

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
  const server = vulnerableServer(shop.pool).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const control = { method: "GET", path: "/", headers: {} }
  const controls = [
    { ...control, path: `/${partId}${MARK}` },
    { ...control, path: `/?id=${partId}${MARK}` },
    { ...control, headers: { "x-id": partId + MARK } },
    { ...control, method: "POST", body: JSON.stringify({ id: partId + MARK }) },
  ]
  let found = 0
  for (const request of controls) {
    const options = { folder, level: LEVEL }
    if ((await trySqlmap(`http://127.0.0.1:${port}`, request, options)).isInjectable) found += 1
  }
  server.close()
  report({
    goal: GOAL,
    what: "controls: a server open by path, query, header and JSON",
    wanted: `${controls.length} found`,
    found: `${found} found`,
    met: found === controls.length,
  })
}

async function scan({ folder, quick, report, say }: Stage, shop: ScanShop, version: string) {
  const all = [...(await documentedTargets(shop)), ...otherTargets(shop)]
  const targets = quick ? all.slice(0, QUICK) : all
  const before = await shop.answered()
  const [open, untested, refused]: [string[], string[], string[]] = [[], [], []]
  let done = 0
  const queue = targets.values()
  const work = async () => {
    for (const target of queue) {
      const request = { ...target, headers: await shop.signedIn(target.headers) }
      if ((await unspoilt(shop.url, request)) === 400) refused.push(target.name)
      const { isInjectable, tested, said } = await trySqlmap(shop.url, request, {
        folder,
        level: LEVEL,
      })
      if (isInjectable) open.push(target.name)
      if (!isInjectable && tested < target.places.length)
        untested.push(`${target.name} (${tested} of ${target.places.length}; ${said})`)
      done += 1
      say(`${done} of ${targets.length}: ${target.name}${isInjectable ? " IS INJECTABLE" : ""}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const answered = await shop.answered()
  const sent = [...answered].map(([status, n]) => [status, n - (before.get(status) ?? 0)] as const)
  const count = (isCounted: (status: number) => boolean) =>
    sent.reduce((sum, [status, n]) => sum + (isCounted(status) ? n : 0), 0)
  const requests = count(() => true)
  const places = targets.reduce((sum, target) => sum + target.places.length, 0)
  const addresses = new Set(targets.map(addressOf)).size

  say(`refused also when unspoilt: ${refused.join("; ") || "none"}`)
  for (const line of untested) say(`not tested: ${line}`)
  for (const bug of await shop.bugs()) say(bug)
  const how = `sqlmap ${version} level ${LEVEL} risk 1, all techniques`
  const of = `${places} parameters of ${addresses} addresses, ${requests} requests, ${how}`
  const what = "SQL injections found by sqlmap"
  report({
    ...never(GOAL, what, open.length, of),
    ...(open.length > 0 && { found: open.join(", ") }),
  })
  report(
    never(
      GOAL,
      "requests of which not every parameter was tested",
      untested.length,
      `${targets.length}`,
    ),
  )
  report(
    never(
      GOAL,
      "answers 500 and above to it",
      count((status) => status >= 500),
      `${requests}`,
    ),
  )
}

/** `GET /part/{id}` of all that is asked there. */
const addressOf = ({ name }: ScanTarget): string => name.split(" ").slice(0, 2).join(" ")
