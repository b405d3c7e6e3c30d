import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { openTestApi } from "./test-shop.ts"

setFlagsFromString("--expose-gc")
const collectGarbage: () => void = runInNewContext("gc")

async function openAndClose(): Promise<WeakRef<object>> {
  const shop = await openTestApi()
  await shop.close()
  return new WeakRef(shop.db)
}

test("a closed shop leaves the memory of its process", async () => {
  await openAndClose()
  const database = await openAndClose()
  const isKept = () => {
    collectGarbage()
    return database.deref() !== undefined
  }
  await expect.poll(isKept, { interval: 1_000 }).toBe(false)
})
