import { execFile } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { promisify } from "node:util"
import { openCheckouts } from "./checkouts.ts"
import type { Stage } from "./part.ts"
import { openStageShop, type StageShop } from "./stage-shop.ts"
import { vulnerableServer } from "./vulnerable-server.ts"

const run = promisify(execFile)
const WHAT = "SQL injections found by sqlmap"
const LONGEST_SCAN_MS = 600_000

/** Scans what takes parameters with sqlmap, where it is installed, and a control that must be found. */
export async function scanForInjection(stage: Stage): Promise<void> {
  const { report, folder } = stage
  const isThere = await run("sqlmap", ["--version"]).catch(() => undefined)
  if (!isThere) {
    const found = "not measured: sqlmap is not installed (apt-get install sqlmap)"
    return report({ goal: 19, what: WHAT, wanted: "0", found, met: undefined })
  }
  const shop = await openStageShop({ folder: join(folder, "scan") })
  await scanShop(stage, shop).finally(shop.close)
}

async function scanShop({ report, folder, quick, say }: Stage, shop: StageShop): Promise<void> {
  const { admin, partIds, journal } = await openCheckouts(shop, folder)
  const database = await shop.database()
  const control = vulnerableServer(database.pool).listen(0, "127.0.0.1")
  try {
    await once(control, "listening")
    const address = control.address()
    const port = typeof address === "object" && address ? address.port : 0
    const scan = (url: string, level: number) => isInjectable(url, admin.token, folder, level)
    const isFound = await scan(`http://127.0.0.1:${port}/?id=${partIds[0]}`, 1)
    const found = isFound ? "found" : "not found"
    report({ goal: 19, what: "control: a vulnerable server", wanted: "found", found, met: isFound })
    const addresses = scanned(partIds[0] ?? "").slice(0, quick ? 2 : undefined)
    const open: string[] = []
    for (const path of addresses) {
      if (await scan(shop.url + path, quick ? 1 : 3)) open.push(path)
      say(`scanned ${path}`)
    }
    const of = `${open.length} in ${addresses.length} addresses, level ${quick ? 1 : 3} ${open.join(" ")}`
    report({ goal: 19, what: WHAT, wanted: "0", found: of.trim(), met: open.length === 0 })
  } finally {
    control.close()
    await database.close()
    await journal.close()
  }
}

/** A star marks what is not a parameter by its form. */
const scanned = (partId: string): string[] => [
  `/part/${partId}*`,
  "/myorder?email=somebody%40shop.example",
  "/part?limit=5&after=x",
  "/order?limit=5&q=anvil&status=pending&paid=true",
  "/order/x*",
  "/user/somebody%40shop.example*",
  "/user?limit=5&q=a",
  "/admin/somebody%40shop.example*",
]

async function isInjectable(
  url: string,
  token: string,
  folder: string,
  level: number,
): Promise<boolean> {
  const output = await run(
    "sqlmap",
    [
      ...["-u", url, "--batch", "--level", String(level), "--dbms", "PostgreSQL", "--threads", "4"],
      ...["--output-dir", join(folder, "sqlmap"), "--headers", `Authorization: Bearer ${token}`],
      ...["--ignore-code", "404", "--disable-coloring", "--flush-session", "--technique", "BEU"],
    ],
    { timeout: LONGEST_SCAN_MS, maxBuffer: 100_000_000 },
  )
  return /identified the following injection point/.test(output.stdout)
}
