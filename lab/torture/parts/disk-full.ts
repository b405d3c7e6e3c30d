import { rmSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { openCheckouts } from "../checkouts.ts"
import { type DiskImage, mountImage } from "../disk-image.ts"
import { firstAnswer } from "../first-answer.ts"
import { atMost, never, type Part, type Stage } from "../part.ts"
import { openStageShop, type StageShop } from "../stage-shop.ts"
import { inWords, takeStock } from "../take-stock.ts"

const DISK_MB = 400
const UNDER_LOAD_MS = 3_000

export const part: Part = {
  name: "disk-full",
  says: "the disk of the database fills up under 50 buyers, and is freed again",
  run: async (stage) => {
    const disk = await mountImage(DISK_MB)
    if (typeof disk === "string") {
      const found = { found: disk, met: undefined }
      return stage.report({ goal: 28, what: "disk full", wanted: "503", ...found })
    }
    try {
      const { folder } = stage
      const shop = await openStageShop({ folder, dataDir: join(disk.folder, "shop") })
      await fillUp(stage, disk, shop).finally(shop.close)
    } finally {
      await disk.remove()
    }
  },
}

async function fillUp(
  { folder, say, report }: Stage,
  disk: DiskImage,
  shop: StageShop,
): Promise<void> {
  const checkouts = await openCheckouts(shop, folder)
  const { buyers, journal } = checkouts
  const before = shop.shop?.pid
  buyers.go()
  await delay(UNDER_LOAD_MS)
  const filler = join(disk.folder, "filler")
  const refused = firstAnswer(shop, checkouts, 503)
  fill(filler, disk.folder)
  await refused
  say("the disk is full, purchases are answered 503")
  await buyers.pause()
  const while503 = new Map(buyers.statuses)
  rmSync(filler)
  const freed = performance.now()
  const backMs = (await firstAnswer(shop, checkouts, 200)) - freed
  await buyers.tryAgain()
  const stock = await takeStock(shop, checkouts)
  say(inWords(stock))
  say(`answers by status: ${JSON.stringify(Object.fromEntries(buyers.statuses))}`)
  const bugs = while503.get(500) ?? 0
  const lost = Object.values(stock.losses).flat().length
  report(never(28, "answers but 503 to writes that did not fit (500)", bugs, "all answers"))
  report(never(28, "acknowledged and not written", lost, `${stock.acknowledged} orders`))
  report(atMost(28, "purchases again after space is free, by itself", backMs / 1000, 60, "s"))
  const isSame = shop.shop?.pid === before && shop.shop?.ended() === false
  report(never(28, "shops that had to be started by hand", isSame ? 0 : 1, "1"))
  report(never(undefined, "books wrong", stock.broken.length, "1 full disk"))
  await journal.close()
}

const CHUNK = 1024 * 1024

/** Takes all that is left, for root, too. */
function fill(file: string, folder: string): void {
  writeFileSync(file, "")
  try {
    for (;;) writeFileSync(file, Buffer.alloc(CHUNK, 1), { flag: "a", flush: true })
  } catch (error) {
    const { bfree } = statfsSync(folder)
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error
    if (bfree > CHUNK) throw error
  }
}
