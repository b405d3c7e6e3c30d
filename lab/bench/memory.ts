import { setTimeout as delay } from "node:timers/promises"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure } from "./figure.ts"

const SETTLE_MS = 3_000
const LOOK_EVERY_MS = 500

/** Looks at the shop's memory once it has settled, then all through the run. */
export async function measureMemory(shop: BenchShop): Promise<{ end(): Figure[] }> {
  await delay(SETTLE_MS)
  const idle = shop.memoryMb()
  let highest = idle
  const timer = setInterval(() => {
    const now = shop.memoryMb()
    if (now > highest) highest = now
  }, LOOK_EVERY_MS)
  return {
    end: () => {
      clearInterval(timer)
      return [
        atMost({ name: "Memory of the Node process, idle", goal: 150, value: idle, unit: " MB" }),
        atMost({
          name: "Memory of the Node process, highest under load",
          // With 46,245 parts searched and matched: docs/performance.md says why.
          goal: 450,
          value: highest,
          unit: " MB",
        }),
      ]
    },
  }
}
