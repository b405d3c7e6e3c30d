import { request } from "node:http"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { openTestApi, type Person, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
})
afterAll(() => shop.close())

type Options = {
  keyedBy?: "sku" | "id"
  longNames?: "refuse" | "shorten"
  archiveMissing?: boolean
}

async function start(options: Options = {}): Promise<string> {
  const body = { fileName: "parts.csv", ...options }
  return (await shop.as(shop.admin)("POST /import", { body })).insertedId
}

const send = async (
  id: string,
  file: string | Uint8Array<ArrayBuffer>,
  who: Person = shop.admin,
) => {
  const response = await fetch(`${shop.url}/import/${id}/file`, {
    method: "PUT",
    headers: { authorization: `Bearer ${who.token}` },
    body: file,
  })
  return { status: response.status, body: await response.json() }
}

/** Sends a file and returns what it would change. */
async function dryRun(file: string | Uint8Array<ArrayBuffer>, options?: Options) {
  const id = await start(options)
  const { body } = await send(id, file)
  return { id, ...body.import }
}

const apply = async (id: string) =>
  (await shop.as(shop.admin)("POST /import/{id}/apply", { params: { id } })).import
const undo = async (id: string) =>
  (await shop.as(shop.admin)("POST /import/{id}/undo", { params: { id } })).import
const rowsOf = (id: string, kind: "new" | "changed" | "archived") =>
  shop.as(shop.admin)("GET /import/{id}/rows", { params: { id }, query: { kind } })
const problemsOf = async (id: string) =>
  (await shop.as(shop.admin)("GET /import/{id}/problems", { params: { id } })).map(
    ({ line, field, message }) => `${line} ${field} ${message}`,
  )
const partBySku = async (sku: string) => {
  const [part] = await shop.sql("select * from parts where sku = $1", [sku])
  return part
}

const csv = (...lines: string[]) => `${lines.join("\r\n")}\r\n`
const HEAD = "sku,name,price,available quantity,Minimum Quantity,specs,socket"

test("a file is compared, applied, found unchanged, and undone", async () => {
  const file = csv(
    HEAD,
    'I-1,"Anvil, 850",118.50,20,2,"{""wattageW"":850}",AM5',
    "I-2,'=Quartz,9,5,10,,",
  )
  const first = await dryRun(file)
  expect(first).toMatchObject({ state: "ready", rows: 2, new: 2, changed: 0, unchanged: 0 })
  expect(await partBySku("I-1")).toBeUndefined()
  expect(await apply(first.id)).toMatchObject({ state: "applied", undoable: true })
  expect(await partBySku("I-1")).toMatchObject({
    name: "Anvil, 850",
    description: "Anvil, 850",
    price_cents: 11850,
    available_quantity: 20,
    minimum_quantity: 2,
    specs: { wattageW: 850, socket: "AM5" },
  })
  expect(await partBySku("I-2")).toMatchObject({ name: "=Quartz", specs: {} })
  const found = await shop.as()("GET /catalogue", { query: { q: "anvil 850" } })
  expect(found.total).toBe(1)

  const again = await dryRun(file)
  expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  await apply(again.id)
  expect(await apply(again.id)).toMatchObject({ state: "applied" })
  expect(await partBySku("I-1")).toMatchObject({ version: 1, available_quantity: 20 })

  const changed = await dryRun(csv("sku,price,availableQuantity", "I-1,120,25", "I-2,,4"))
  expect(changed).toMatchObject({ changed: 2, unchanged: 0 })
  expect(await rowsOf(changed.id, "changed")).toEqual([
    {
      line: 2,
      sku: "I-1",
      name: "Anvil, 850",
      changes: [
        { field: "price", from: "118.50", to: "120.00" },
        { field: "availableQuantity", to: "+5" },
      ],
    },
    { line: 3, sku: "I-2", name: "=Quartz", changes: [{ field: "availableQuantity", to: "-1" }] },
  ])
  await apply(changed.id)
  const part = await partBySku("I-1")
  expect(part).toMatchObject({ price_cents: 12000, available_quantity: 25, version: 2 })
  const movements = await shop.as(shop.admin)("GET /part/{id}/movements", {
    params: { id: String(part?.id) },
  })
  expect(movements.map(({ delta, reason, note }) => [delta, reason, note])).toEqual([
    [5, "correction", "Import of parts.csv"],
    [20, "initial", "Import of parts.csv"],
  ])
  await expect(undo(first.id)).rejects.toMatchObject({ body: { code: "import_not_last" } })
  expect(await undo(changed.id)).toMatchObject({ state: "undone", undoable: false })
  expect(await partBySku("I-1")).toMatchObject({ price_cents: 11850, available_quantity: 20 })
  expect(await undo(changed.id)).toMatchObject({ state: "undone" })
  const audited = await shop.sql(
    "select action, count(*)::integer from audit_log where action like 'part%import%' and detail->>'import' = $1 group by 1 order by 1",
    [changed.id],
  )
  expect(audited).toEqual([
    { action: "part.import", count: 2 },
    { action: "part.import_undo", count: 2 },
  ])
  await expectBooksRight(shop)
})

test("new products that are undone leave the shop, and the file brings them back", async () => {
  const file = '{"sku":"J-1","name":"Keel","price":149.99,"availableQuantity":7}\n'
  const first = await dryRun(gzipSync(file))
  await apply(first.id)
  await undo(first.id)
  expect(await partBySku("J-1")).toMatchObject({
    available_quantity: 0,
    archived_at: expect.any(Date),
  })
  const again = await dryRun(file)
  expect(again).toMatchObject({ new: 0, returning: 1 })
  await apply(again.id)
  expect(await partBySku("J-1")).toMatchObject({ available_quantity: 7, archived_at: null })
  await undo(again.id)
  expect(await partBySku("J-1")).toMatchObject({
    available_quantity: 0,
    archived_at: expect.any(Date),
  })
  await expectBooksRight(shop)
})

test("every bad row is named with its column and how to mend it, and nothing changes", async () => {
  await apply((await dryRun(csv("sku,name,price", "K-1,Prism,99"))).id)
  const { id, ...seen } = await dryRun(
    csv(
      "sku,name,price,minimumQuantity,image,specs",
      "K-1,,1e3,,,",
      "K-2,,5,,,",
      ",Nameless,5,0,,",
      'K-3,Tempo,"1,50",2.5,/img/u/00000000000000000000000000000000-960.webp,[1]',
      "K-4,Loom,999999.99,2,,",
      "K-5,One,5,,https://elsewhere.example/x.png,",
      "K-5,Two,5,,,",
      "K-5,Three,5,,,",
      "K-6,Six,5,,,,,more",
    ),
  )
  expect(seen).toMatchObject({ state: "refused", rows: 9, new: 0 })
  expect(await problemsOf(id)).toEqual([
    '2 price must be dollars from 0.01 to 999999.99, such as 118 or 118.50, not "1e3".',
    "4 sku is missing. Every row needs one: it tells which product is meant.",
    '4 minimumQuantity must be a whole number from 1 to 1,000,000, in digits alone, not "0".',
    '5 specs must be a JSON object, such as {"socket":"AM5"}.',
    '5 minimumQuantity must be a whole number from 1 to 1,000,000, in digits alone, not "2.5".',
    '5 price must be dollars from 0.01 to 999999.99, such as 118 or 118.50, not "1,50".',
    "10  has 8 cells under 6 headings. Put cells that hold a separator in quotes.",
    "3 name is missing, and no product has this SKU. Fill it in, or correct the SKU.",
    "6 price times the minimum quantity must be between $0.50 and $999,999.99: that is the smallest order.",
    "7 image is no picture of this shop. Upload it first, or leave the cell empty.",
    "8 sku is the same as in row 7. Keep one of the rows, or tell products apart by the column id.",
    "9 sku is the same as in row 7. Keep one of the rows, or tell products apart by the column id.",
  ])
  expect(seen.badRows).toBe(9)
  expect(await partBySku("K-4")).toBeUndefined()
  await expect(apply(id)).rejects.toMatchObject({ body: { code: "import_state" } })
})

test.each([
  { what: "nothing", file: "", says: "The file is empty." },
  { what: "a heading alone", file: "sku,name\n", says: "The file has no rows." },
  { what: "no sku", file: "name,price\nA,1\n", says: /names no column 'sku'/ },
  { what: "a column twice", file: "sku,price,Price\nA,1,1\n", says: /column price is there twice/ },
  { what: "an open quote", file: 'sku,name\nA,"x\nB,y\n', says: /a quote is not closed/ },
  { what: "a spreadsheet", file: "PK\u0003\u0004....", says: /Save it as CSV/ },
  {
    what: "half a gzip",
    file: gzipSync("sku,name\n".repeat(9999)).subarray(0, 40),
    says: /cut off/,
  },
  { what: "Latin-1", file: Buffer.from("sku,name\nA,caf\u00e9\n", "latin1"), says: /UTF-8/ },
  { what: "UTF-16", file: Buffer.from("\ufeffsku,name\n", "utf16le"), says: /UTF-8/ },
])("a file with $what fails with a sentence", async ({ file, says }) => {
  const sent = typeof file === "string" ? file : new Uint8Array(file)
  const { state, failure } = await dryRun(sent)
  expect(state).toBe("failed")
  expect(failure).toMatch(says)
})

test("semicolons, a byte-order mark and blank rows are fine", async () => {
  const { id } = await dryRun("\ufeffsku;name;price\r\n\r\nL-1;Low;5\r\n")
  expect(await rowsOf(id, "new")).toMatchObject([{ line: 3, sku: "L-1" }])
})

test("products whose numbers repeat are told apart by id, and long names shortened, if asked", async () => {
  const name = `${"Very ".repeat(30)}long`
  const file = ["a", "b"].map((id) => JSON.stringify({ id, sku: "F75", name, price: 5 })).join("\n")
  expect(await dryRun(file)).toMatchObject({ state: "refused", badRows: 2 })
  const { id } = await dryRun(file, { keyedBy: "id", longNames: "shorten" })
  await apply(id)
  expect(await partBySku("b")).toMatchObject({ specs: { partNumber: "F75" } })
  expect(String((await partBySku("a"))?.name)).toMatch(/^Very .*…$/)
  expect(String((await partBySku("a"))?.name).length).toBeLessThanOrEqual(120)
})

test("only when asked, products that the file does not name leave the shop, and come back by undo", async () => {
  const own = await openTestApi()
  try {
    const admin = own.as(own.admin)
    const partId = await own.part({ name: "Stays" })
    const body = { fileName: "all.csv", archiveMissing: true }
    const { insertedId: id } = await admin("POST /import", { body })
    await own.send(`PUT /import/${id}/file`, {
      token: own.admin.token,
      body: "sku,name,price\nM-1,New,5\n",
    })
    expect(await admin("GET /import/{id}", { params: { id } })).toMatchObject({
      new: 1,
      archived: 1,
    })
    await admin("POST /import/{id}/apply", { params: { id } })
    expect((await own.as()("GET /part")).map(({ sku }) => sku)).toEqual(["M-1"])
    await admin("POST /import/{id}/undo", { params: { id } })
    expect((await own.as()("GET /part")).map(({ _id }) => _id)).toEqual([partId])
  } finally {
    await own.close()
  }
})

test("what was changed after the comparison is not overwritten, and what was sold meanwhile stays sold", async () => {
  await apply(
    (await dryRun(csv("sku,name,price,availableQuantity", "N-1,Nile,5,10", "N-2,Nix,5,10"))).id,
  )
  const stock = await dryRun(csv("sku,availableQuantity", "N-1,12"))
  const buyer = await shop.customer()
  const partId = String((await partBySku("N-1"))?.id)
  await shop.as(buyer)("POST /purchase", { body: { purchaseId: partId, quantity: 3 } })
  await apply(stock.id)
  expect(await partBySku("N-1")).toMatchObject({ available_quantity: 9 })

  const price = await dryRun(csv("sku,price", "N-1,6", "N-2,6"))
  await shop.as(shop.admin)("PATCH /part/{id}", {
    params: { id: partId },
    body: { version: 1, price: 7 },
  })
  await expect(apply(price.id)).rejects.toMatchObject({
    status: 409,
    body: { code: "import_outdated", count: 1, rows: [{ sku: "N-1", line: 2, why: "changed" }] },
  })
  expect(await partBySku("N-2")).toMatchObject({ price_cents: 500 })
  await expectBooksRight(shop)
})

test("an import whose products were sold or edited since cannot be undone, and says by which", async () => {
  const { id } = await dryRun(
    csv("sku,name,price,availableQuantity", "O-1,Oar,5,10", "O-2,Orb,5,10"),
  )
  await apply(id)
  const partId = String((await partBySku("O-1"))?.id)
  await shop.as(shop.admin)("POST /purchase", { body: { purchaseId: partId, quantity: 1 } })
  await expect(undo(id)).rejects.toMatchObject({
    status: 409,
    body: { code: "import_changed_since", count: 1, rows: [{ sku: "O-1", line: 2, why: "moved" }] },
  })
  expect(await partBySku("O-2")).toMatchObject({ archived_at: null, available_quantity: 10 })
})

test("ten who apply the same import write it once; two imports of one new product make one", async () => {
  const { id } = await dryRun(csv("sku,name,price,availableQuantity", "P-1,Pin,5,10"))
  const rival = await dryRun(csv("sku,name,price,availableQuantity", "P-1,Pen,5,20"))
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => apply(id)),
    apply(rival.id),
  ])
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(["import_state", "import_busy", "import_outdated"]).toContain(outcome.reason.body.code)
  expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true)
  expect(await shop.sql("select 1 as one from parts where sku = 'P-1'")).toHaveLength(1)
  await expectBooksRight(shop)
})

test("an import begins once for a key, its file is taken once, and cancelled it takes none", async () => {
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

test("a file that is still coming can be cancelled, and one that breaks off leaves nothing", async () => {
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
  expect((await read()).failure).toBe("The upload ended too early. Send the file again.")
  expect(await partBySku("R-1")).toBeUndefined()
})
