import { execFile } from "node:child_process"
import { appendFileSync, existsSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs"
import { mkdir, mkdtemp, open, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { promisify } from "node:util"
import { randomUpTo } from "#test/torture.ts"
import { type CrashReport, checkAfterCrash, formatReport } from "../check-after-crash.ts"
import { type Checkouts, chargeTax, openCheckouts, timeOfFirstAnswer } from "../checkouts.ts"
import { atMost, never, type Part, roundsOf, type Stage } from "../part.ts"
import { openStageShop, type StageShop, signal } from "../stage-shop.ts"

const run = promisify(execFile)

/** A file system in one file, mounted on a folder. */
interface DiskImage {
  folder: string
  file: string
  mount(): Promise<void>
  unmount(): Promise<void>
  remove(): Promise<void>
}

/** In memory if possible, so that copies are quick. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir()

/** Creates and mounts an ext4 file system; returns the reason if this machine forbids it. */
async function mountImage(megabytes: number): Promise<DiskImage | string> {
  const base = await mkdtemp(join(place, "torture-disk-"))
  const file = join(base, "disk.img")
  const folder = join(base, "disk")
  await mkdir(folder)
  const handle = await open(file, "w")
  await handle.truncate(megabytes * 1024 * 1024)
  await handle.close()
  const image: DiskImage = {
    folder,
    file,
    mount: async () => {
      await run("mount", ["-o", "loop", file, folder])
    },
    unmount: async () => {
      await run("umount", [folder])
    },
    remove: async () => {
      await image.unmount().catch(() => undefined)
      await rm(base, { recursive: true, force: true })
    },
  }
  try {
    await run("mkfs.ext4", ["-q", file])
    await image.mount()
    return image
  } catch (error) {
    await rm(base, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message.split("\n").slice(0, 2).join(" ") : ""
    return `not measured: no file system can be mounted here (${reason})`
  }
}

const MAX_COPIES = 20

/**
 * Copies the disk without data that is only in memory, as after a power failure. Stop the programs first. The system
 * may still write, so a copy counts only if the disk equals it afterwards.
 */
async function copyDisk({ file }: DiskImage): Promise<string> {
  const copy = `${file}.copy`
  for (let copies = 1; copies <= MAX_COPIES; copies += 1) {
    await run("cp", ["--sparse=always", file, copy])
    const isSame = await run("cmp", ["--silent", file, copy]).then(
      () => true,
      () => false,
    )
    if (isSame) return copy
  }
  throw new Error(`the disk was written to during each of ${MAX_COPIES} copies`)
}

/** Replaces the disk by the copy, which loses everything that was only in memory. */
async function cutPower(image: DiskImage, copy: string): Promise<void> {
  await image.unmount()
  await rename(copy, image.file)
  await image.mount()
}

const DISK_MB = 3_000

export const powerPart: Part = {
  name: "power",
  description: "power failures under 50 buyers: only what is on the disk remains",
  run: async (stage) => {
    const disk = await mountImage(DISK_MB)
    if (typeof disk === "string") {
      const what = "acknowledged orders lost, power cut"
      return stage.report({ goal: 6, what, wanted: "0 in 50 rounds", found: disk, met: undefined })
    }
    try {
      const dataDir = join(disk.folder, "shop")
      await using shop = await openStageShop({ folder: stage.folder, dataDir })
      await cutPowerRepeatedly(stage, disk, shop)
    } finally {
      await disk.remove()
    }
  },
}

interface Round extends CrashReport {
  /** Whether a line written without a flush was lost, which proves the power failure. */
  controlLost: boolean
}

async function cutPowerRepeatedly(stage: Stage, disk: DiskImage, shop: StageShop): Promise<void> {
  const checkouts = await openCheckouts(shop, stage.folder)
  await chargeTax(shop, checkouts)
  const rounds: Round[] = []
  try {
    for (const number of roundsOf(stage, 5, 50)) {
      const round = await cutOnce(disk, shop, checkouts)
      rounds.push(round)
      const control = round.controlLost ? "lost" : "kept"
      stage.say(`round ${number + 1}: ${formatReport(round)}; data without a flush was ${control}`)
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
  report(never(6, "everything else acknowledged or charged, and lost", others, of))
  const wrong = rounds.filter(({ broken }) => broken.length > 0).length
  report(never(6, "rounds after which the books are wrong", wrong, `${rounds.length} rounds`))
  const controls = rounds.filter(({ controlLost }) => controlLost).length
  report({
    what: "control: data written without a flush is lost",
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
  return { controlLost: kept < written, ...(await checkAfterCrash(shop, checkouts)) }
}

const SMALL_DISK_MB = 400
const UNDER_LOAD_MS = 3_000

export const diskFullPart: Part = {
  name: "disk-full",
  description: "the disk of the database fills up under 50 buyers, and is freed again",
  run: async (stage) => {
    const disk = await mountImage(SMALL_DISK_MB)
    if (typeof disk === "string") {
      const found = { found: disk, met: undefined }
      return stage.report({ goal: 28, what: "disk full", wanted: "503", ...found })
    }
    try {
      const { folder } = stage
      await using shop = await openStageShop({ folder, dataDir: join(disk.folder, "shop") })
      await fillUp(stage, disk, shop)
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
  fill(filler, disk.folder)
  await timeOfFirstAnswer(shop, checkouts, 503)
  say("the disk is full, purchases are answered 503")
  await buyers.pause()
  const statusesWhileFull = new Map(buyers.statuses)
  rmSync(filler)
  const freed = performance.now()
  const backMs = (await timeOfFirstAnswer(shop, checkouts, 200)) - freed
  await buyers.tryAgain()
  const crash = await checkAfterCrash(shop, checkouts)
  say(formatReport(crash))
  say(`answers by status: ${JSON.stringify(Object.fromEntries(buyers.statuses))}`)
  const bugs = statusesWhileFull.get(500) ?? 0
  const lost = Object.values(crash.losses).flat().length
  report(never(28, "internal errors (500) while the disk was full", bugs, "all answers"))
  report(never(28, "acknowledged and not written", lost, `${crash.acknowledged} orders`))
  report(atMost(28, "time until purchases work again after space is freed", backMs / 1000, 60, "s"))
  const isSame = shop.shop?.pid === before && shop.shop?.ended() === false
  report(never(28, "shops that had to be restarted", isSame ? 0 : 1, "1"))
  report(never(undefined, "books wrong", crash.broken.length, "1 full disk"))
  await journal.close()
}

const CHUNK = 1024 * 1024

/** Fills the disk, including the blocks reserved for root. */
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
