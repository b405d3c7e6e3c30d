import sharp from "sharp"
import { manyCustomers } from "#test/many-customers.ts"
import { Random } from "#test/random.ts"
import { isAnswering, residentMb } from "../../program.ts"
import { atMost, never, type Part, type Stage } from "../part.ts"
import { openStageShop, type StageShop } from "../stage-shop.ts"

const FULL = 5_000
const QUICK = 100
const MAX_ALLOWED_MS = 5_000
const ACCEPTABLE_STATUSES = new Set([200, 400, 413, 415, 422])

/** Number of pictures that the shop decodes concurrently, one for each customer, so that queueing is not measured. */
const AT_ONCE = 2

/** Normal variation of a process; more growth is a leak. */
const GROWTH_MIB = 64

export const picturesPart: Part = {
  name: "pictures",
  description: "damaged pictures, one after another, through POST /image",
  run: async (stage) => {
    await using shop = await openStageShop({ folder: stage.folder })
    await sendPictures(stage, shop)
  },
}

async function sendPictures(stage: Stage, shop: StageShop): Promise<void> {
  const database = await shop.database()
  const buyers = await manyCustomers(database, AT_ONCE)
  await database.pool.query("update users set email_verified = true")
  await database.close()

  const count = stage.quick ? QUICK : FULL
  const seed = Date.now() % 1_000_000_000
  const next = await mutatedPictures(seed)
  const results: UploadResults = { answers: new Map(), memory: [], slowestMs: 0, wrong: 0 }
  let sent = 0
  const work = async ({ token }: { token: string }) => {
    const upload = uploaderOf(shop.url, token)
    while (sent < count) {
      sent += 1
      const isTenth = sent % (count / 10) === 0
      const startedAt = performance.now()
      const status = await upload(next()).catch(() => 0)
      results.slowestMs = Math.max(results.slowestMs, performance.now() - startedAt)
      results.answers.set(status, (results.answers.get(status) ?? 0) + 1)
      if (!ACCEPTABLE_STATUSES.has(status)) results.wrong += 1
      if (!isTenth) continue
      const mib = residentMb(shop.shop?.pid)
      results.memory.push(mib)
      stage.say(`${sent} sent, ${Math.round(mib)} MiB, slowest ${Math.round(results.slowestMs)} ms`)
    }
  }
  await Promise.all(buyers.map(work))
  const isUp = await isAnswering(`${shop.url}/readyz`)
  reportPictures(stage, results, { count, seed, isUp })
}

function uploaderOf(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return async (bytes: Buffer): Promise<number> => {
    const body = new FormData()
    body.set("image", new File([new Uint8Array(bytes)], "photo.png"))
    const response = await fetch(`${url}/image`, { method: "POST", headers, body })
    await response.arrayBuffer()
    return response.status
  }
}

interface UploadResults {
  answers: Map<number, number>
  /** Resident memory in MiB after each tenth. */
  memory: number[]
  slowestMs: number
  wrong: number
}

function reportPictures(
  { say, report }: Stage,
  { answers, memory, slowestMs, wrong }: UploadResults,
  { count, seed, isUp }: { count: number; seed: number; isUp: boolean },
): void {
  const answerCounts = [...answers]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
  say(`seed ${seed}; ${answerCounts.join(", ")}`)
  report(never(undefined, "damaged pictures answered wrongly", wrong, `${count}`))
  report(never(undefined, "shops that stopped because of them", isUp ? 0 : 1, "1"))
  report(atMost(undefined, "slowest answer to a damaged picture", slowestMs, MAX_ALLOWED_MS, "ms"))
  const gained = (memory.at(-1) ?? Number.NaN) - (memory[0] ?? Number.NaN)
  report(atMost(undefined, "memory gained since the first tenth", gained, GROWTH_MIB, "MiB"))
}

/** Typical extreme bytes in sizes, counts and markers. */
const EXTREMES = [0x00, 0x01, 0x7f, 0x80, 0xff]
/** Length of the header in all formats. */
const HEAD = 64

type Damage = (file: Buffer<ArrayBufferLike>) => Buffer<ArrayBufferLike>

/** Generates damaged pictures of four formats, reproducible by seed. */
async function mutatedPictures(seed: number): Promise<() => Buffer> {
  const random = new Random(seed)
  const upTo = (most: number) => random.below(most + 1)
  const originals = await wholePictures()
  const any = () => Buffer.from(random.one(originals))
  const placeIn = (file: Buffer) =>
    upTo((random.next() < 0.4 ? Math.min(HEAD, file.length) : file.length) - 1)

  const damages: Damage[] = [
    (file) => {
      for (let flips = 1 + upTo(30); flips > 0; flips -= 1) {
        const at = placeIn(file)
        file[at] = (file[at] ?? 0) ^ (1 << upTo(7))
      }
      return file
    },
    (file) => file.subarray(0, 1 + upTo(file.length - 1)),
    (file) => {
      const other = any()
      return Buffer.concat([
        file.subarray(0, upTo(file.length)),
        other.subarray(upTo(other.length)),
      ])
    },
    (file) => {
      const at = placeIn(file)
      const value = random.one(EXTREMES)
      return file.fill(value, at, Math.min(file.length, at + 1 + upTo(7)))
    },
    (file) => {
      const at = upTo(file.length)
      const piece = file.subarray(at, at + upTo(200))
      return Buffer.concat([file.subarray(0, at), piece, piece, file.subarray(at)])
    },
    (file) => {
      const at = upTo(file.length)
      return Buffer.concat([file.subarray(0, at), file.subarray(at + upTo(200))])
    },
  ]
  return () => {
    let file: Buffer<ArrayBufferLike> = any()
    for (let times = 1 + upTo(2); times > 0; times -= 1) file = random.one(damages)(file)
    return file
  }
}

async function wholePictures(): Promise<Buffer[]> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 }
  const noisy = (size = 96) =>
    sharp({ create: { width: size, height: size, channels: 3, background: "#888", noise } })
  const frames = Buffer.concat([40, 120, 255].map((alpha) => Buffer.alloc(30 * 20 * 4, alpha)))
  const animation = sharp(frames, { raw: { width: 30, height: 60, channels: 4, pageHeight: 20 } })
  return Promise.all([
    noisy().png().toBuffer(),
    noisy().png({ palette: true }).toBuffer(),
    noisy().png({ progressive: true }).toBuffer(),
    noisy().jpeg().toBuffer(),
    noisy().jpeg({ progressive: true }).toBuffer(),
    noisy()
      .withExif({ IFD0: { Copyright: "a name" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    noisy().webp().toBuffer(),
    noisy().webp({ lossless: true }).toBuffer(),
    noisy().gif().toBuffer(),
    animation.gif({ delay: [50, 50, 50] }).toBuffer(),
    animation
      .clone()
      .webp({ delay: [50, 50, 50] })
      .toBuffer(),
  ])
}
