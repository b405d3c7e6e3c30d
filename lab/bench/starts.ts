import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startProcess } from "./bench-shop.ts"
import { atMost, type Figure, median } from "./figure.ts"

/** From the command to the open shop: with an empty folder, and again with what is there by then. */
export async function measureStarts(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-start-"))
  const start = async () => {
    const shop = await startProcess(dataDir)
    await shop.stop()
    return shop.readyMs / 1000
  }
  const first = await start()
  const later = [await start(), await start(), await start()]
  await rm(dataDir, { recursive: true, force: true })
  const seconds = { unit: " s", digits: 1 }
  return [
    atMost({ name: "First start, empty data, pages built", goal: 8, value: first, ...seconds }),
    atMost({ name: "Later starts", goal: 2, value: median(later), ...seconds }),
  ]
}
