import { join } from "node:path"
import { connectDatabase } from "#db/connection/client.ts"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { freePort } from "#test/free-port.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { startShopProcess } from "#test/shop-process.ts"
import { residentMb } from "../../resident-mb.ts"
import { mutatedPictures } from "../mutated-pictures.ts"
import { atMost, never, type Part, type Stage } from "../part.ts"

const FULL = 5_000
const QUICK = 100
const SLOWEST_MS = 5_000
/** What an answer may be to a picture that is not right. */
const FINE = new Set([200, 400, 413, 415, 422])

/** As many at once as the shop decodes at once: what is measured is decoding, not waiting for it. */
const AT_ONCE = 2

/** So much more at the end than after the first tenth is no leak, but what a process breathes. */
const GROWTH_MIB = 64

export const part: Part = {
  name: "pictures",
  says: "damaged pictures, one after another, through POST /image",
  async run(stage) {
    const log = { warn: () => undefined }
    const silent = { ...log, info: () => undefined, error: () => undefined }
    const server = await startEmbeddedDatabase({ dataDir: stage.folder, log: silent })
    try {
      await throwPictures(stage, server.url)
    } finally {
      await server.stop()
    }
  },
}

async function throwPictures({ quick, folder, say, report }: Stage, url: string): Promise<void> {
  const port = await freePort()
  const shop = await startShopProcess({
    DATABASE_URL: url,
    DATA_DIR: join(folder, "data"),
    PORT: String(port),
    SEED: "none",
    RATE_LIMIT_SCALE: "0",
  })
  const database = await connectDatabase({ url, maxConnections: 2, log: { warn: () => undefined } })
  const [buyer] = await manyCustomers(database, 1)
  await database.close()
  const headers = { authorization: `Bearer ${buyer?.token}` }
  const upload = async (bytes: Buffer) => {
    const body = new FormData()
    body.set("image", new File([new Uint8Array(bytes)], "photo.png"))
    const response = await fetch(`http://127.0.0.1:${port}/image`, {
      method: "POST",
      headers,
      body,
    })
    await response.arrayBuffer()
    return response.status
  }

  const count = quick ? QUICK : FULL
  const seed = Date.now() % 1_000_000_000
  const next = await mutatedPictures(seed)
  const answers = new Map<number, number>()
  const memory: number[] = []
  let [sent, slowest, wrong] = [0, 0, 0]
  const work = async () => {
    while (sent < count) {
      sent += 1
      const isTenth = sent % (count / 10) === 0
      const begun = performance.now()
      const status = await upload(next()).catch(() => 0)
      slowest = Math.max(slowest, performance.now() - begun)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (!FINE.has(status)) wrong += 1
      if (!isTenth) continue
      memory.push(residentMb(shop.pid))
      say(`${sent} sent, ${Math.round(memory.at(-1) ?? 0)} MiB, slowest ${Math.round(slowest)} ms`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  await shop.kill()

  const told = [...answers]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
  say(`seed ${seed}; ${told.join(", ")}`)
  report(never(undefined, "damaged pictures answered wrongly", wrong, `${count}`))
  report(never(undefined, "shops that fell over them", isUp ? 0 : 1, "1"))
  report(atMost(undefined, "slowest answer to a damaged picture", slowest, SLOWEST_MS, "ms"))
  const [first = 0, last = 0] = [memory[0], memory.at(-1)]
  const gained = atMost(
    undefined,
    "memory gained since the first tenth",
    last - first,
    GROWTH_MIB,
    "MiB",
  )
  report(first > 0 ? gained : { ...gained, found: "cannot be read here", met: undefined })
}
