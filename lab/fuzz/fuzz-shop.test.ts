import { afterAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { openTestApi } from "#test/test-shop.ts"
import { fuzzShop } from "./fuzz-shop.ts"
import { prepareTarget } from "./target.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

test("500 random requests get responses that the document promises, and the books stay right", async () => {
  const report = await fuzzShop(await prepareTarget(shop), { requests: 500, seed: 20_261_121 })
  expect(report.sent).toBe(500)
  expect(report.problems).toEqual([])
  await expectBooksRight(shop)
})
