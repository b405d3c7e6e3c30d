import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"
import { watchDataVersion } from "../catalogue/data-version.ts"
import { type PartNow, watchParts } from "./watch-parts.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

const loggedEvents: string[] = []
const log = {
  info: () => {},
  warn: (_: object, event: string) => loggedEvents.push(event),
  error: () => {},
}
const watch = watchParts({ db: shop.db, log }, watchDataVersion(shop))

async function read(partId: string): Promise<PartNow> {
  const state = await watch.read(partId)
  if (!state) throw new Error(`there is no part ${partId}`)
  return state
}

test("a change between a part's first read and its listener is reported", async () => {
  const oneId = await shop.part()
  const otherId = await shop.part()
  const first = await read(oneId)
  const others: PartNow[] = []
  const leaveOther = watch.listen(await read(otherId), (now) => others.push(now))
  await shop.sql("update parts set available_quantity = 7 where id = any($1)", [[oneId, otherId]])
  // The watch has read the writes by now, but not the part without listeners.
  await expect.poll(() => others.at(-1)?.availableQuantity).toBe(7)
  const news: PartNow[] = []
  const leave = watch.listen(first, (now) => news.push(now))
  await expect.poll(() => news.at(-1)?.availableQuantity).toBe(7)
  leave()
  leaveOther()
})

test("a read failure is logged once, and afterwards all changes are reported", async () => {
  const partId = await shop.part()
  const news: PartNow[] = []
  const leave = watch.listen(await read(partId), (now) => news.push(now))
  await shop.sql("alter table parts rename to parts_away")
  await expect.poll(() => loggedEvents).toEqual(["part_watch_failed"])
  await shop.sql("alter table parts_away rename to parts")
  await shop.sql("update parts set price_cents = 777 where id = $1", [partId])
  await expect.poll(() => news.at(-1)?.priceCents).toBe(777)
  expect(loggedEvents).toEqual(["part_watch_failed"])
  leave()
})

test("a listener that left gets nothing, and one that returns gets changes again", async () => {
  const partId = await shop.part()
  const gone: PartNow[] = []
  const back: PartNow[] = []
  watch.listen(await read(partId), (now) => gone.push(now))()
  const leave = watch.listen(await read(partId), (now) => back.push(now))
  await shop.sql("update parts set available_quantity = 3 where id = $1", [partId])
  await expect.poll(() => back.at(-1)?.availableQuantity).toBe(3)
  expect(gone).toEqual([])
  leave()
})
