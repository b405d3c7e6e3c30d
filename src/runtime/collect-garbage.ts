import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/**
 * Frees what loading the program left behind. Serves the goal of memory when idle (docs/performance.md); V8 would
 * keep it until the shop is busy.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc")
  const collect: NodeJS.GCFunction = runInNewContext("gc")
  await collect({ type: "major", execution: "async", flavor: "last-resort" })
}
