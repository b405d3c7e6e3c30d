import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { freePort } from "#test/free-port.ts"
import { openCheckouts } from "../checkouts.ts"
import { atMost, never, type Part } from "../part.ts"
import { openStageShop } from "../stage-shop.ts"
import { inWords, takeStock } from "../take-stock.ts"

const program = join(import.meta.dirname, "../../../dist/start.js")

export const part: Part = {
  name: "second-start",
  says: "a second shop is started on the data folder of a first that is selling",
  run: async ({ folder, quick, say, report }) => {
    const shop = await openStageShop({ folder })
    try {
      const checkouts = await openCheckouts(shop, folder)
      const times = quick ? 2 : 10
      checkouts.buyers.go()
      const refusals = []
      for (let time = 0; time < times; time += 1) refusals.push(await startSecond(shop.dataDir))
      await checkouts.buyers.pause()
      say(refusals[0]?.said ?? "")
      const slowest = Math.max(...refusals.map(({ tookMs }) => tookMs)) / 1000
      report(atMost(29, "the second start is refused within", slowest, 3, "s"))
      const holder = `process ${shop.shop?.pid}`
      const nameless = refusals.filter(({ said, code }) => code === 0 || !said.includes(holder))
      report(never(29, "refusals that do not name the holder", nameless.length, `${times} starts`))
      const stock = await takeStock(shop, checkouts)
      say(inWords(stock))
      const lost = Object.values(stock.losses).flat().length
      report(never(29, "acknowledged by the first and lost", lost, `${stock.acknowledged} orders`))
      const cutOff = (checkouts.buyers.statuses.get(0) ?? 0) + stock.broken.length
      report(never(29, "requests of the first disturbed", cutOff, "all"))
      await checkouts.journal.close()
    } finally {
      await shop.close()
    }
  },
}

async function startSecond(dataDir: string) {
  const begun = performance.now()
  const PORT = String(await freePort())
  const env = { ...process.env, DATA_DIR: dataDir, PORT, SEED: "none", DATABASE_URL: "" }
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "pipe"] })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")])
  return { said: said.trim(), code: Number(code), tookMs: performance.now() - begun }
}
