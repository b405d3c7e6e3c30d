import { join } from "node:path"
import { connectDatabase } from "#db/connection/client.ts"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { freePort } from "#test/free-port.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { startShopProcess } from "#test/running/shop-process.ts"
import { residentMb } from "../../resident-mb.ts"
import { mutatedPictures } from "../mutated-pictures.ts"
import { atMost, never, type Part, type Stage } from "../part.ts"

const FULL = 5_000
const QUICK = 100
const MAX_ALLOWED_MS = 5_000
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

async function throwPictures(stage: Stage, url: string): Promise<void> {
  const port = await freePort()
  const shop = await startShopProcess({
    DATABASE_URL: url,
    DATA_DIR: join(stage.folder, "data"),
    PORT: String(port),
    SEED: "none",
    RATE_LIMIT_SCALE: "0",
  })
  const database = await connectDatabase({ url, maxConnections: 2, log: { warn: () => undefined } })
  const [buyer] = await manyCustomers(database, 1)
  await database.close()
  const shopUrl = `http://127.0.0.1:${port}`
  const upload = uploaderOf(shopUrl, buyer?.token)

  const count = stage.quick ? QUICK : FULL
  const seed = Date.now() % 1_000_000_000
  const next = await mutatedPictures(seed)
  const seen: Seen = { answers: new Map(), memory: [], slowestMs: 0, wrong: 0 }
  let sent = 0
  const work = async () => {
    while (sent < count) {
      sent += 1
      const isTenth = sent % (count / 10) === 0
      const begun = performance.now()
      const status = await upload(next()).catch(() => 0)
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun)
      seen.answers.set(status, (seen.answers.get(status) ?? 0) + 1)
      if (!FINE.has(status)) seen.wrong += 1
      if (!isTenth) continue
      const mib = residentMb(shop.pid)
      seen.memory.push(mib)
      stage.say(`${sent} sent, ${Math.round(mib)} MiB, slowest ${Math.round(seen.slowestMs)} ms`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const isUp = await fetch(`${shopUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  await shop.kill()
  reportPictures(stage, seen, { count, seed, isUp })
}

function uploaderOf(url: string, token: string | undefined) {
  const headers = { authorization: `Bearer ${token}` }
  return async (bytes: Buffer): Promise<number> => {
    const body = new FormData()
    body.set("image", new File([new Uint8Array(bytes)], "photo.png"))
    const response = await fetch(`${url}/image`, { method: "POST", headers, body })
    await response.arrayBuffer()
    return response.status
  }
}

interface Seen {
  /** How often each status. */
  answers: Map<number, number>
  /** In MiB, after each tenth. */
  memory: number[]
  slowestMs: number
  wrong: number
}

function reportPictures(
  { say, report }: Stage,
  { answers, memory, slowestMs, wrong }: Seen,
  { count, seed, isUp }: { count: number; seed: number; isUp: boolean },
): void {
  const told = [...answers]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
  say(`seed ${seed}; ${told.join(", ")}`)
  report(never(undefined, "damaged pictures answered wrongly", wrong, `${count}`))
  report(never(undefined, "shops that fell over them", isUp ? 0 : 1, "1"))
  report(atMost(undefined, "slowest answer to a damaged picture", slowestMs, MAX_ALLOWED_MS, "ms"))
  const first = memory[0] ?? 0
  const last = memory.at(-1) ?? 0
  const gained = atMost(
    undefined,
    "memory gained since the first tenth",
    last - first,
    GROWTH_MIB,
    "MiB",
  )
  report(first > 0 ? gained : { ...gained, found: "cannot be read here", met: undefined })
}
