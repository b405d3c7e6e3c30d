import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { afterAll, expect, test } from "vitest"
import { WORKBOOK_TYPE } from "#contract/kernel/endpoint.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi()
afterAll(() => shop.close())

const buyer = await shop.customer()
const partId = await shop.part({ availableQuantity: 100_000 })
const order = async (lineCount: number, designators = "") => {
  const lines = Array.from({ length: lineCount }, (_, n) => ({
    partId,
    quantity: 1,
    customerPartNumber: `N-${n}`,
    designators,
  }))
  return (await shop.as(buyer)("POST /order", { body: { lines } })).insertedId
}
const open = (accept = "text/csv") =>
  fetch(`${shop.url}/myorder.csv`, {
    headers: { authorization: `Bearer ${buyer.token}`, accept },
  })

/** Requests a file and reads only that it was granted. */
async function openUnread(accept: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${buyer.token}`, accept }
  const asked = get(`${shop.url}/myorder.csv`, { headers, agent: false })
  const [answer] = await once(asked, "response")
  return answer
}

test("an export has every line of large orders once, in order", async () => {
  const placed = []
  for (const lineCount of [1, 500, 1_203, 2])
    placed.unshift({ id: await order(lineCount), lineCount })
  const [, ...rows] = (await (await open()).text()).trim().split("\r\n")
  const shown = rows.map((row) => `${row.split(",")[0]} ${/,N-(\d+),/.exec(row)?.[1]}`)
  expect(shown).toEqual(
    placed.flatMap(({ id, lineCount }) =>
      Array.from({ length: lineCount }, (_, n) => `${id} ${n}`),
    ),
  )
})

test("an account receives two files at once, and another when one has ended", async () => {
  for (let n = 0; n < 4; n += 1) await order(1_000, "R".repeat(1_900))
  const unread = [await openUnread("text/csv"), await openUnread("text/csv")]
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expectRefusal(await shop.send("GET /myorder.csv", { token: buyer.token }), 429)
  unread[0]?.destroy()
  await expect.poll(async () => (await open(WORKBOOK_TYPE)).status).toBe(200)
  unread[1]?.destroy()
})
