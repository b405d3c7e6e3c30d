import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/**
 * Frees memory left over from loading the program, to reach the goal for idle memory (docs/performance.md). V8 would
 * otherwise keep it until the shop is busy.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc")
  const collect: NodeJS.GCFunction = runInNewContext("gc")
  await collect({ type: "major", execution: "async", flavor: "last-resort" })
}
