import { appendFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { randomUpTo } from "#test/torture.ts"
import { chargeTax } from "../charge-tax.ts"
import { type Checkouts, openCheckouts } from "../checkouts.ts"
import { type DiskImage, mountImage } from "../disk-image.ts"
import { never, type Part, type Stage } from "../part.ts"
import { roundsOf } from "../rounds-of.ts"
import { copyDisk, cutPower } from "../snapshot.ts"
import { openStageShop, type StageShop, signal } from "../stage-shop.ts"
import { inWords, type Stocktaking, takeStock } from "../take-stock.ts"

const DISK_MB = 3_000

export const part: Part = {
  name: "power",
  says: "the disk as it is at one moment is all that is left, under 50 buyers",
  run: async (stage) => {
    const disk = await mountImage(DISK_MB)
    if (typeof disk === "string") {
      const what = "acknowledged orders lost, power cut"
      return stage.report({ goal: 6, what, wanted: "0 in 50 rounds", found: disk, met: undefined })
    }
    try {
      const dataDir = join(disk.folder, "shop")
      const shop = await openStageShop({ folder: stage.folder, dataDir })
      await cutAgainAndAgain(stage, disk, shop).finally(shop.close)
    } finally {
      await disk.remove()
    }
  },
}

interface Round extends Stocktaking {
  /** What was written without a flush, as a control: that it is lost shows that the cut is one. */
  controlLost: boolean
}

async function cutAgainAndAgain(stage: Stage, disk: DiskImage, shop: StageShop): Promise<void> {
  const checkouts = await openCheckouts(shop, stage.folder)
  await chargeTax(shop, checkouts)
  const rounds: Round[] = []
  try {
    for (const number of roundsOf(stage, 5, 50)) {
      const round = await cutOnce(disk, shop, checkouts)
      rounds.push(round)
      const control = round.controlLost ? "lost" : "kept"
      stage.say(`round ${number + 1}: ${inWords(round)}; what was not flushed was ${control}`)
    }
  } finally {
    reportAll(stage, rounds)
    await checkouts.journal.close()
  }
}

function reportAll({ report }: Stage, rounds: Round[]): void {
  const last = rounds.at(-1)
  if (!last) return
  const of = `${last.acknowledged} in ${rounds.length} rounds`
  report(never(6, "acknowledged orders lost, power cut", last.losses.orders.length, of))
  const others = Object.values(last.losses).flat().length - last.losses.orders.length
  report(never(6, "all else that was acknowledged or charged, lost", others, of))
  const wrong = rounds.filter(({ broken }) => broken.length > 0).length
  report(never(6, "rounds after which the books are wrong", wrong, `${rounds.length} rounds`))
  const controls = rounds.filter(({ controlLost }) => controlLost).length
  report({
    what: "control: what was written without a flush is lost",
    wanted: "in most rounds",
    found: `${controls} of ${rounds.length} rounds`,
    met: controls * 2 > rounds.length,
  })
}

async function cutOnce(disk: DiskImage, shop: StageShop, checkouts: Checkouts): Promise<Round> {
  const { buyers } = checkouts
  const control = join(disk.folder, "control")
  buyers.go()
  await delay(200 + randomUpTo(2_800))
  appendFileSync(control, "written, and never flushed\n")
  const written = statSync(control).size
  const pids = [...(shop.shop ? [shop.shop.pid] : []), ...shop.serverPids()]
  for (const pid of pids) signal(pid, "SIGSTOP")
  const copy = await copyDisk(disk)
  for (const pid of pids.slice(1)) signal(pid, "SIGKILL")
  await shop.shop?.kill()
  await buyers.pause()
  while (shop.serverPids().length > 0) await delay(10)
  await cutPower(disk, copy)
  const kept = statSync(control, { throwIfNoEntry: false })?.size ?? 0
  await shop.startShop()
  await buyers.tryAgain()
  return { controlLost: kept < written, ...(await takeStock(shop, checkouts)) }
}
