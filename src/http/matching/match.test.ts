import { afterAll, describe, expect, onTestFinished, test } from "vitest"
import { drawPdf } from "#test/lists/draw-pdf.ts"
import { SAVED_DOCUMENTS } from "#test/lists/letters/documents.ts"
import { SAVED_MAILS } from "#test/lists/letters/mails.ts"
import { pdfLayouts } from "#test/lists/pdf-layouts.ts"
import { bodyOf } from "#test/read-json.ts"
import { type NewPart, openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const tempo = await part("CA-TM5-6032", {
  name: "Tempo DDR5-6000 32 GB Kit",
  category: "Memory",
  specs: { modules: 2, capacityGB: 16, totalGB: 32, memoryType: "DDR5" },
})
const anvil = await part("CA-PA-850", {
  name: "Anvil 850",
  mpn: "AN850-GX2",
  category: "Power supplies",
  specs: { wattageW: 850, efficiencyClass: "Gold", modular: "Full" },
})
const board = await part("CA-MB-B850A", { name: "Keel B850 ATX", category: "Motherboards" })
await part("CA-ST-2000", { name: "Vault NVMe 2000 GB", category: "Storage" })
afterAll(() => shop.close())

/** Creates a part with this number. The shop itself would assign another. */
async function part(sku: string, changes: Partial<NewPart>): Promise<string> {
  const id = await shop.part(changes)
  await shop.sql("update parts set sku = $2 where id = $1", [id, sku])
  return id
}

const match = (...rows: object[]) => shop.as()("POST /match", { body: { rows } })
const matchOne = async (row: object) => (await match(row)).rows[0]

test("a number matches exactly in any spelling, the shop's or the manufacturer's", async () => {
  const numbers = ["CA-PA-850", "ca pa 850", " CA/PA_850 ", "'CA-PA.850", "an850gx2"]
  const { rows } = await match(...numbers.map((number) => ({ number, quantity: "1,000 pcs" })))
  for (const row of rows)
    expect(row).toEqual({
      state: "exact",
      quantity: 1000,
      partId: anvil,
      confidence: 1,
      candidates: [
        {
          partId: anvil,
          sku: "CA-PA-850",
          mpn: "AN850-GX2",
          name: "Anvil 850",
          why: "Same part number.",
          confidence: 1,
        },
      ],
    })
})

test("the index is loaded when rows are expected, before the first request", async () => {
  const isReady = async () => (await shop.as()("GET /match/ready")).ready
  await expect.poll(isReady).toBe(true)
})

test("a typo is recognized, reported and never exact", async () => {
  const { rows } = await match(
    ...["CA-PA-85O", "CATM560332", "CATM6532", "CAMB8B50A"].map((number) => ({ number })),
  )
  expect(rows.map(({ state, partId, quantity }) => [state, partId, quantity])).toEqual([
    ["likely", anvil, 1],
    ["likely", tempo, 1],
    ["choose", undefined, 1],
    ["likely", board, 1],
  ])
  expect(rows.map(({ candidates }) => candidates[0]?.why)).toEqual([
    "One character differs: O read as 0.",
    "One character differs: 3 is doubled.",
    expect.stringMatching(/^2 differences: /),
    "One character differs: 8B for B8.",
  ])
})

test("words of a description lead to a part, with units in any spelling", async () => {
  const { rows } = await match(
    { description: "tempo kit 32GB ddr5" },
    { description: "PSU 850W gold" },
    { description: "2TB vault" },
    { description: "freight to Rotterdam" },
  )
  expect(rows.map(({ candidates }) => candidates[0]?.name)).toEqual([
    "Tempo DDR5-6000 32 GB Kit",
    "Anvil 850",
    "Vault NVMe 2000 GB",
    undefined,
  ])
  expect(rows[3]).toEqual({ state: "none", quantity: 1, confidence: 0, candidates: [] })
})

test("a number in the column of descriptions matches exactly, unless another manufacturer is named", async () => {
  const { rows } = await match(
    { description: "CA-TM5-6032" },
    { description: "ca tm5 6032", manufacturer: "Tempo" },
    { description: "AN850 GX2" },
    { description: "CA-TM5-6032", manufacturer: "Vault NVMe 2000 GB" },
  )
  expect(rows.map(({ state, candidates }) => [state, candidates[0]?.partId])).toEqual([
    ["exact", tempo],
    ["exact", tempo],
    ["exact", anvil],
    ["likely", tempo],
  ])
})

test("a number with the description of another part is reported as a mismatch", async () => {
  const row = await matchOne({ number: "CA-PA-850", description: "Tempo DDR5-6000 32 GB Kit" })
  expect(row).toMatchObject({ state: "likely", partId: anvil })
  expect(row?.candidates.map(({ partId, why }) => [partId, why])).toEqual([
    [anvil, "Same part number. The description matches a different part."],
    [tempo, "All 5 words match."],
  ])
})

test("changes in the shop are matched at once", async () => {
  expect(await matchOne({ number: "CA-FN-120" })).toMatchObject({ state: "none" })
  const fan = await shop.part({ name: "Breva 120", mpn: "CA-FN-120", category: "Fans" })
  expect(await matchOne({ number: "CA-FN-120" })).toMatchObject({ state: "exact", partId: fan })
  const edit = { params: { id: fan }, body: { version: 1, mpn: "BRV-12" } }
  await shop.as(shop.admin)("PATCH /part/{id}", edit)
  expect(await matchOne({ number: "brv12" })).toMatchObject({ state: "exact", partId: fan })
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: fan } })
  expect(await matchOne({ number: "brv12" })).toMatchObject({ state: "none" })
  await shop.sql("update parts set sku = 'CA-PA-851' where id = $1", [anvil])
  await expect.poll(() => matchOne({ number: "ca pa 851" })).toMatchObject({ state: "exact" })
  await shop.sql("update parts set sku = 'CA-PA-850' where id = $1", [anvil])
  await expect.poll(() => matchOne({ number: "ca pa 850" })).toMatchObject({ state: "exact" })
  const bare = "b".repeat(24)
  await shop.sql(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents)
     values ($1, 'BRV-14', 'breva-14', 'Breva 140', 'Fans', 'A fan.', '/img/fan.webp', 1, 100)`,
    [bare],
  )
  await expect.poll(() => matchOne({ number: "brv14" })).toMatchObject({ partId: bare })
  await shop.sql("delete from parts where id = $1", [bare])
  await expect.poll(() => matchOne({ number: "brv14" })).toMatchObject({ state: "none" })
})

test("the order of rows changes no match", async () => {
  const rows = ["CA-PA-850", "CA-PA-85O", "nothing of ours", "an 850 gx2", "CATM560332"].flatMap(
    (number) => [{ number }, { number, description: "anvil 850 gold", colour: "unknown keys go" }],
  )
  const { rows: answers } = await match(...rows)
  const { rows: turned } = await match(...rows.toReversed())
  expect(turned.toReversed()).toEqual(answers)
  for (const [at, row] of rows.entries()) expect(await matchOne(row)).toEqual(answers[at])
})

test("cells may be numbers or empty, and an invalid quantity is reported", async () => {
  const { status, body } = await shop.send("POST /match", {
    body: {
      rows: [
        { number: "CA-PA-850", description: null, quantity: 12 },
        { number: "CA-PA-850", quantity: "a few" },
        { number: "x".repeat(20_000), description: "\u0000 \ud800" },
        {},
      ],
    },
  })
  expect(status).toBe(200)
  expect(body.rows).toMatchObject([
    { state: "exact", quantity: 12 },
    { state: "exact", quantity: null },
    { state: "none", quantity: 1 },
    { state: "none" },
  ])
})

const send = async (file: string | Buffer, query = "") => {
  const body = typeof file === "string" ? Buffer.from(file) : Uint8Array.from(file)
  const answer = await fetch(`${shop.url}/match/file${query}`, { method: "POST", body })
  return { status: answer.status, body: await bodyOf(answer) }
}

test("sums, notes and unfitted parts are set aside by position", async () => {
  const list = [
    "Office PC 2026",
    "Reference,Value,Qty,DNP",
    '"PSU1,PSU2",CA-PA-850,2,',
    "R9,CA-TM5-6032,1,DNP",
    "R10,CA-TM5-6064,0,",
    ",Total,3,",
  ]
  expect(await send(list.join("\n"))).toEqual({
    status: 200,
    body: {
      columns: ["designators", "number", "quantity", "ignore"],
      head: ["Reference", "Value", "Qty", "DNP"],
      rows: [["PSU1,PSU2", "CA-PA-850", "2", ""]],
      setAside: [
        { at: 0, cells: ["Office PC 2026", "", "", ""], reason: "note" },
        { at: 2, cells: ["R9", "CA-TM5-6032", "1", "DNP"], reason: "notFitted" },
        { at: 3, cells: ["R10", "CA-TM5-6064", "0", ""], reason: "notOrdered" },
        { at: 4, cells: ["", "Total", "3", ""], reason: "sum" },
      ],
    },
  })
})

test("numbers of parts on sale are recognized under any heading", async () => {
  const list = [
    "Κωδικός;Όνομα;Προϊόν;Τεμάχια",
    "100-341;CA-PA-850;Τροφοδοτικό 850 W;12",
    "100-342;CA-TM5-6032;Μνήμη 32 GB;40",
    "100-357;ZX-9000;Κάρτα ήχου;5",
  ]
  expect(await send(list.join("\n"))).toMatchObject({
    body: { columns: ["ignore", "number", "description", "quantity"], rows: [{}, {}, {}] },
  })
  const own = "Number;Manufacturer Part Number;Qty\nCA-PA-850;ANVIL 850-2;12\nX-1;Y-1;5\nX-2;Y-2;9"
  expect(await send(own)).toMatchObject({ body: { columns: ["number", "ignore", "quantity"] } })
})

test("the text of an e-mail is read as rows of quantity, number and description", async () => {
  const mail = "Hi Anna,\n\nwe need 20 of CA-PA-850 and\n25x Tempo kit, please.\n\nBest regards\nJo"
  expect(await send(mail)).toEqual({
    status: 200,
    body: {
      columns: ["quantity", "number", "description"],
      rows: [
        ["20", "CA-PA-850", ""],
        ["25", "", "Tempo kit"],
      ],
      setAside: [
        { at: 0, cells: ["", "", "Hi Anna,"], reason: "note" },
        { at: 3, cells: ["", "", "Best regards"], reason: "note" },
        { at: 4, cells: ["", "", "Jo"], reason: "note" },
      ],
      letter: true,
    },
  })
})

test("saved e-mails and documents are read as what they hold", async () => {
  for (const saved of [
    SAVED_MAILS["a table of Outlook with its text beside it"],
    SAVED_DOCUMENTS["a table of Word with split runs, a title and an address"],
  ])
    expect(await send(saved?.file ?? "")).toMatchObject({
      status: 200,
      body: {
        columns: ["number", "description", "quantity"],
        rows: [["CA-F-120", expect.any(String), "12"], {}],
      },
    })
})

test("names of parts on sale are separated from the sentence around them", async () => {
  const { body } = await send("need a box: keel b850 atx, anvil 850s, 3 vault nvme 2000 gb")
  expect(body.rows).toEqual([
    ["1", "", "keel b850 atx"],
    ["1", "", "anvil 850s"],
    ["3", "", "vault nvme 2000 gb"],
  ])
})

test("a file's rows are returned with the kinds of its columns, and are matched unchanged", async () => {
  const list =
    "Menge;Artikelnummer;Bezeichnung;Preis\n1.000;CA PA 850;Netzteil;99,00\n2x;CA-TM5-6032;;"
  const { status, body } = await send(list)
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      columns: ["quantity", "number", "description", "ignore"],
      head: ["Menge", "Artikelnummer", "Bezeichnung", "Preis"],
      rows: [
        ["1.000", "CA PA 850", "Netzteil", "99,00"],
        ["2x", "CA-TM5-6032", "", ""],
      ],
    },
  })
  expect(await send("CA-PA-850\t12\nCA-TM5-6032\t5")).toMatchObject({
    body: { columns: ["number", "quantity"], rows: [["CA-PA-850", "12"], {}] },
  })
  expect(await send("Breva 120,20\nAnvil,5", "?heading=true")).toMatchObject({
    body: { head: ["Breva 120", "20"], rows: [["Anvil", "5"]] },
  })
  expect(await send("Part number,Qty\nCA-F-120,20", "?heading=false")).toMatchObject({
    body: { rows: [["Part number", "Qty"], {}] },
  })
  expect(await send("Boards;25\nMPN;Qty per board\nCA-F-120;2")).toMatchObject({
    body: { builds: 25, rows: [["CA-F-120", "2"]] },
  })
  expect(await send("a,1", "?heading=perhaps")).toMatchObject({ status: 400 })
  expect(await send("")).toMatchObject({ status: 400, body: { code: "list_file_empty" } })
  const order = pdfLayouts.find(({ name }) => name === "French order")
  expect(await send(await drawPdf(order?.draw))).toMatchObject({
    status: 200,
    body: {
      columns: ["number", "description", "quantity", "ignore", "ignore"],
      rows: [["CA-F-120", "Breva 120 PWM", "250", "9,90 €", "2 475,00 €"], {}, {}],
    },
  })
  expect(await send(await drawPdf())).toMatchObject({
    status: 415,
    body: { code: "list_file_without_text" },
  })
  const xml = '<?xml version="1.0"?><order><line no="CA-F-120" qty="20"/></order>'
  expect(await send(xml)).toMatchObject({ status: 200, body: { rows: [["CA-F-120", "20"]] } })
  expect(await send(xml.slice(0, -1))).toMatchObject({ body: { code: "list_file_not_closed" } })
  expect(await send("x".repeat(4 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
})

describe("a buyer's choice", () => {
  const row = { number: "KB\u0000 157", description: "Our own number" }
  const choose = (token: string | undefined, body: object) =>
    shop.send("PUT /match/choices", { ...(token && { token }), body })
  const first = async (buyer: Person, row: object) =>
    (await shop.as(buyer)("POST /match", { body: { rows: [row] } })).rows[0]

  test("is offered first to that buyer alone, shown, exported and deleted", async () => {
    const buyer = await shop.customer()
    const other = await shop.customer()
    expect(await choose(buyer.token, { ...row, partId: board })).toMatchObject({ status: 200 })
    const again = { number: "kb-157", quantity: "5" }
    expect(await first(buyer, again)).toMatchObject({
      state: "likely",
      partId: board,
      quantity: 5,
      candidates: [{ partId: board, why: "You chose this part for a similar row before." }],
    })
    expect(await first(other, again)).toMatchObject({ state: "none" })
    expect(await matchOne(again)).toMatchObject({ state: "none" })

    const choices = await shop.as(buyer)("GET /match/choices")
    expect(choices).toMatchObject([{ row: "KB  157 · Our own number", partId: board }])
    expect(await shop.as(buyer)("GET /account/export")).toMatchObject({ matchChoices: choices })
    const params = { id: choices[0]?._id ?? "" }
    expect(await shop.as(other)("DELETE /match/choices/{id}", { params })).toMatchObject({
      deletedCount: 0,
    })
    expect(await shop.as(buyer)("DELETE /match/choices/{id}", { params })).toMatchObject({
      deletedCount: 1,
    })
    expect(await first(buyer, again)).toMatchObject({ state: "none" })
  })

  test("is replaced by the last one, and deleted with its part or account", async () => {
    const buyer = await shop.customer()
    const row = { description: "the  quiet one" }
    const chosen = [board, tempo, board, tempo].map((partId) =>
      choose(buyer.token, { ...row, partId }),
    )
    expect((await Promise.all(chosen)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await shop.as(buyer)("GET /match/choices")).toHaveLength(1)
    const fan = await shop.part({ name: "Breva 80" })
    await choose(buyer.token, { ...row, partId: fan })
    expect(await first(buyer, row)).toMatchObject({ partId: fan })
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: fan } })
    expect(await first(buyer, row)).not.toMatchObject({ partId: fan })
    await shop.as(buyer)("POST /account/close", { body: { password: buyer.password } })
    expect(await shop.sql("select from match_choices where user_id = $1", [buyer.id])).toEqual([])
  })

  test("is refused for a visitor, an empty row, and a part not on sale", async () => {
    const { token } = await shop.customer()
    expect(await choose(undefined, { ...row, partId: board })).toMatchObject({ status: 401 })
    expect(await choose(token, { number: " - ", partId: board })).toMatchObject({
      status: 400,
      body: { code: "row_empty" },
    })
    expect(await choose(token, { ...row, partId: "0".repeat(24) })).toMatchObject({
      body: { code: "part_not_found" },
    })
  })
})

test("a missing or too long list is refused", async () => {
  const ask = (rows: unknown) => shop.send("POST /match", { body: { rows } })
  for (const rows of [undefined, [], "a", [1], Array(5001).fill({})])
    expect(await ask(rows)).toMatchObject({ status: 400, body: { code: "invalid_input" } })
  expect((await ask(Array(5000).fill({}))).body.rows).toHaveLength(5000)
})

test("the number of rows per address is rate limited", async () => {
  const limited = await openTestApi({ rateLimitScale: 0.0001 })
  onTestFinished(() => limited.close())
  const ask = (rows: number) =>
    limited.send("POST /match", { body: { rows: Array(rows).fill({ number: "CA-1" }) } })
  expect(await ask(4)).toMatchObject({ status: 200 })
  expect(await ask(2)).toMatchObject({ status: 429, body: { code: "rate_limited" } })
})
