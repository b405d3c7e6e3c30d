import { request } from "node:http"
import { afterAll, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const { start, send, dryRun, apply, partBySku } = importCommands(shop)
afterAll(() => shop.close())

test("an import starts once per key, accepts its file once, and none when cancelled", async () => {
  const body = { fileName: "once.csv" }
  const headers = { "idempotency-key": "import-once" }
  const begin = () => shop.as(shop.admin)("POST /import", { body }, { headers })
  const [one, two] = await Promise.all([begin(), begin()])
  expect(one.insertedId).toBe(two.insertedId)
  const id = one.insertedId
  await send(id, csv("sku,name,price", "Q-1,Quad,5"))
  expect(await send(id, csv("sku,name,price", "Q-1,Quad,5"))).toMatchObject({
    status: 409,
    body: { code: "import_state" },
  })
  const cancelled = await shop.as(shop.admin)("DELETE /import/{id}", { params: { id } })
  expect(cancelled.import.state).toBe("cancelled")
  await expect(apply(id)).rejects.toMatchObject({ body: { code: "import_state" } })
})

test("a file being uploaded can be cancelled, and a broken upload leaves nothing", async () => {
  const id = await start()
  const url = new URL(`${shop.url}/import/${id}/file`)
  const headers = { authorization: `Bearer ${shop.admin.token}` }
  const sending = request(url, { method: "PUT", headers })
  const answered = new Promise((done) => sending.once("response", done).once("error", done))
  sending.write(csv("sku,name,price", "R-1,Rim,5"))
  const state = async () =>
    (await shop.as(shop.admin)("GET /import/{id}", { params: { id } })).state
  await expect.poll(state).toBe("reading")
  await shop.as(shop.admin)("DELETE /import/{id}", { params: { id } })
  sending.end("R-2,Rod,5\r\n".repeat(10_000))
  await answered
  expect(await state()).toBe("cancelled")

  const broken = await start()
  const cutOff = request(`${shop.url}/import/${broken}/file`, { method: "PUT", headers })
  cutOff.on("error", () => undefined).write(csv("sku,name,price", "R-1,Rim,5"))
  const read = () => shop.as(shop.admin)("GET /import/{id}", { params: { id: broken } })
  await expect.poll(async () => (await read()).state).toBe("reading")
  cutOff.destroy()
  await expect.poll(async () => (await read()).state).toBe("failed")
  expect((await read()).failure).toBe("The upload ended too early. Upload the file again.")
  expect(await partBySku("R-1")).toBeUndefined()
})

test("after cancelling during an upload the rest is not waited for", async () => {
  const id = await start()
  const headers = { authorization: `Bearer ${shop.admin.token}` }
  const sending = request(`${shop.url}/import/${id}/file`, { method: "PUT", headers })
  let isOver = false
  const over = () => {
    isOver = true
  }
  sending.once("response", over).on("error", over)
  sending.write(csv("sku,name,price", "S-1,Saw,5"))
  const read = () => shop.as(shop.admin)("GET /import/{id}", { params: { id } })
  await expect.poll(async () => (await read()).state).toBe("reading")
  await shop.as(shop.admin)("DELETE /import/{id}", { params: { id } })
  const sendMore = () => {
    sending.write("S-2,Sieve,5\r\n")
    return isOver
  }
  await expect.poll(sendMore).toBe(true)
  expect(await read()).toMatchObject({ state: "cancelled" })
  sending.destroy()
})

test("a stored file that can no longer be read is a refusal, when exported and when reread", async () => {
  const { id } = await dryRun(csv("sku,name,price", "U-1,Urn,x"))
  await shop.sql("update part_import_files set bytes = 'PK' where import_id = $1", [id])
  const { token } = shop.admin
  for (const route of [`GET /export/faulty-rows?import=${id}`, `POST /import/${id}/read`]) {
    const refused = await shop.send(route, { token })
    expectRefusal(refused, 422)
    expect(refused.body).toMatchObject({
      code: "import_unreadable",
      fields: { file: expect.stringMatching(/spreadsheet cannot be read/) },
    })
  }
  expect(shop.loggedEvents("unexpected_error")).toEqual([])
  const { state } = await shop.as(shop.admin)("GET /import/{id}", { params: { id } })
  expect(state).toBe("refused")
})

test("a file replaces what an interrupted upload had stored, and is removed with its application", async () => {
  const id = await start()
  await shop.sql(
    "insert into part_import_files (import_id, number, bytes) values ($1, 1, 'V-9,Vat,9')",
    [id],
  )
  await send(id, csv("sku,name,price", "V-1,Vise,5"))
  const pieces = () => shop.sql("select number from part_import_files where import_id = $1", [id])
  expect(await pieces()).toEqual([{ number: 0 }])
  await apply(id)
  expect(await pieces()).toEqual([])
})

test("a write that the database aborts is not taken for a lost upload", async () => {
  const id = await start()
  await shop.sql(`create function aborted_write() returns trigger language plpgsql as
    $$ begin raise 'write aborted'; end $$`)
  await shop.sql(`create trigger aborted_write before insert on part_import_files
    for each row execute function aborted_write()`)
  expect(await send(id, csv("sku,name,price", "U-1,Urn,5"))).toMatchObject({ status: 500 })
  await shop.sql("drop trigger aborted_write on part_import_files")
  expect(shop.loggedEvents("unexpected_error")).toHaveLength(1)
  const { failure } = await shop.as(shop.admin)("GET /import/{id}", { params: { id } })
  expect(failure).toBe("The shop failed to read the whole file. Try again.")
})
