import { never, type Part, type Stage } from "../part.ts"
import { callbackServer } from "../scan/callback-server.ts"
import { listenAnywhere } from "../scan/listen-anywhere.ts"
import { openScanShop, type ScanShop } from "../scan/scan-shop.ts"
import { documentedTargets, MARK, otherTargets } from "../scan/scan-targets.ts"
import { openTo, vulnerableSite } from "../scan/vulnerable-site.ts"
import { type Finding, MODULES, runWapiti, wapitiVersion } from "../scan/wapiti.ts"

/** What it says of every site that is not behind TLS, or does not send a header that is obsolete. */
const expected = [
  /Strict-Transport-Security is not set/,
  /X-XSS-Protection is not set/,
  // Pages forbid framing by their policy.
  /X-Frame-Options is not set/,
]

export const part: Part = {
  name: "wapiti",
  says: "a scanner on pages and calls, as visitor and signed in, with a control that must be found",
  run: async (stage) => {
    const version = await wapitiVersion()
    if (version === undefined) {
      const found = "not measured here: wapiti is not installed (apt-get install wapiti)"
      return stage.report({
        what: "weaknesses found by wapiti",
        wanted: "0",
        found,
        met: undefined,
      })
    }
    const shop = await openScanShop(stage.folder)
    const callback = await callbackServer()
    try {
      await findControls(stage, shop, callback.url)
      await scan(stage, shop, { version, endpoint: callback.url, calls: callback.calls })
    } finally {
      callback.close()
      await shop.close()
    }
  },
}

async function findControls({ folder, report, say }: Stage, shop: ScanShop, endpoint: string) {
  const site = await listenAnywhere(vulnerableSite(shop.pool))
  const options = { folder, from: [], headers: {}, endpoint, modules: MODULES }
  const { findings, attacked } = await runWapiti(site.url, options)
  site.close()
  const kinds = new Set(findings.map(({ kind }) => kind))
  say(`control: ${attacked} addresses and forms; ${[...kinds].join(", ")}`)
  const missing = openTo.filter((kind) => !kinds.has(kind))
  const found = `${openTo.length - missing.length} kinds found${missing.length > 0 ? `, not ${missing.join(", ")}` : ""}`
  const what = "controls: a site that is open to these"
  report({ what, wanted: `${openTo.length} kinds found`, found, met: missing.length === 0 })
}

interface Scan {
  version: string
  endpoint: string
  /** Of whom the shop was asked to call. */
  calls: string[]
}

async function scan(stage: Stage, shop: ScanShop, { version, endpoint, calls }: Scan) {
  const { folder, quick, report, say } = stage
  const before = calls.length
  const modules = quick ? ["csp", "http_headers", "cookieflags", "redirect"] : MODULES
  const from = await addressesOf(shop)
  const visits = [
    { who: "visitor", headers: {}, from },
    { who: "administrator", headers: await shop.signedIn({}), from },
  ]
  for (const { who, ...visit } of visits) {
    const requestsBefore = sumOf(await shop.answered())
    const { findings, attacked } = await runWapiti(shop.url, {
      folder,
      endpoint,
      modules,
      ...visit,
    })
    const serious = findings.filter(({ info }) => !expected.some((known) => known.test(info)))
    for (const line of inWords(serious)) say(line)
    const requests = sumOf(await shop.answered()) - requestsBefore
    const of = `${attacked} addresses and forms, ${requests} requests, ${modules.length} modules of wapiti ${version}`
    report(never(undefined, `weaknesses found by wapiti as ${who}`, serious.length, of))
  }
  for (const failure of await shop.failures()) say(failure)
  report(never(undefined, "calls it made the shop make", calls.length - before, "all"))
}

/** Pages and calls that are read, since a scanner follows links and not scripts. */
async function addressesOf(shop: ScanShop): Promise<string[]> {
  const targets = [...(await documentedTargets(shop)), ...otherTargets(shop)]
  const read = targets.filter(({ method, path }) => method === "GET" && !path.includes("/events"))
  return [...new Set(read.map(({ path }) => path.replaceAll(MARK, "")))]
}

const sumOf = (answered: Map<number, number>): number =>
  [...answered.values()].reduce((sum, count) => sum + count, 0)

/** Each kind at each place once. */
const inWords = (findings: Finding[]): Set<string> =>
  new Set(findings.map(({ kind, method, path, info }) => `${kind}: ${method} ${path}: ${info}`))
