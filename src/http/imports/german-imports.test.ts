import { afterAll, expect, test } from "vitest"
import type { CallReply } from "#contract/contract.ts"
import type { sendImportFile } from "#contract/imports/part-imports.ts"
import { LANGUAGE_HEADER } from "#domain/languages/languages.ts"
import { csv } from "#test/import-shop.ts"
import { bodyOf } from "#test/read-json.ts"
import { aPart, openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

const { token } = shop.admin
const headers = { [LANGUAGE_HEADER]: "de" }

/** Uploads a file from a German page. Returns the import. */
async function send(
  file: string,
  source: "file" | "grid" = "file",
): Promise<{ id: string; problems: string[]; [fact: string]: unknown }> {
  const params = { id: (await begin(source)).insertedId }
  const answer = await fetch(`${shop.url}/import/${params.id}/file`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: file,
  })
  expect(answer.status).toBe(200)
  const found = await shop.as(shop.admin)("GET /import/{id}/problems", { params })
  const problems = found.map(({ line, field, message }) => `${line} ${field} ${message}`)
  const { import: read } = await bodyOf<CallReply<typeof sendImportFile>>(answer)
  return { ...read, id: params.id, problems }
}

const begin = (source: "file" | "grid" = "file") =>
  shop.as(shop.admin)("POST /import", { body: { fileName: "teile.csv", source } })

test("problems of a file's cells are in German, also nested ones", async () => {
  const head = "sku,name,price,breaks,taxClass,note"
  const rows = Array.from({ length: 3000 }, (_, at) => `R-${at},Rohr,4,,,${"x".repeat(60)}`)
  const { problems } = await send(
    csv(
      head,
      "A-1,Ahle,1e3,,,",
      ...rows,
      'A-2,Ahle,5,"10:4;5:3",none,',
      "A-3,Ahle,5,,half,",
      "A-1,Ahle,5,,,",
    ),
  )
  expect(problems).toEqual([
    "2 price muss ein Betrag in Dollar von 0,01 bis 999999,99 sein, zum Beispiel 118 oder 118,50, nicht „1e3“.",
    "3003 breaks hat die Menge 5 nach 10; Mengen müssen steigen. Korrigieren Sie eine davon.",
    "3004 taxClass muss eines davon sein: standard, reduced, zero.",
    "3005 sku ist dieselbe wie in Zeile 2. Behalten Sie eine der Zeilen oder unterscheiden Sie Produkte nach der Spalte id.",
  ])
})

test("problems found by comparison with the shop are in German, with formatted amounts", async () => {
  const { problems } = await send(
    csv(
      "sku,name,price,breaks,minimumQuantity,orderMultiple",
      'C-1,Klammer,"1.234,50","10:1.300,00",1,1',
      "C-2,Klammer,4,,3,2",
      "C-3,,,,,",
    ),
  )
  expect(problems.map((problem) => problem.replaceAll("\u00a0", " "))).toEqual([
    "2 breaks beginnt bei 1300,00 $ statt unter dem Preis von 1234,50 $. Korrigieren Sie eines davon oder entfernen Sie die Staffel.",
    "3 minimumQuantity muss ein Vielfaches von 2 sein. Korrigieren Sie eines davon.",
    "4 name fehlt, und kein Produkt hat diese SKU. Tragen Sie den Wert ein oder korrigieren Sie die SKU.",
    "4 price fehlt, und kein Produkt hat diese SKU. Tragen Sie den Wert ein oder korrigieren Sie die SKU.",
  ])
})

test("the reason why a file cannot be read is in German", async () => {
  expect(await send("%PDF-1.4")).toMatchObject({
    state: "failed",
    failure: "Das ist keine Tabelle. Speichern Sie sie als XLSX, ODS oder CSV.",
  })
  expect(await send("name,price\nAhle,4\n")).toMatchObject({
    problems: [
      "1 sku steht in keiner Spalte. Nennen Sie eine Spalte „sku“ oder wählen Sie, welche Spalte „SKU“ ist.",
    ],
  })
})

test("spec values are typed with a decimal comma", async () => {
  const add = (voltageV: string) =>
    shop.send("POST /part", {
      token,
      body: { ...aPart(), category: "Memory", specs: { voltageV } },
      headers,
    })
  const { insertedId } = (await add("1,35 V")).body
  const params = { id: String(insertedId) }
  expect(await shop.as(shop.admin)("GET /part/{id}", { params })).toMatchObject({
    specs: { voltageV: 1.35 },
  })
  expect((await add("1.350")).body.fields).toEqual({
    "specs.voltageV":
      "Spannung: Die Zahl „1.350“ ist nicht eindeutig. Geben Sie 1350 oder 1,350 ein",
  })
})

test("a built-in category typed into the German grid under its German name is that category", async () => {
  await shop.part({ sku: "G-1", category: "Cooling" })
  const readPart = async () => {
    const [part] = await shop.sql(
      "select category, version, available_quantity from parts where sku = 'G-1'",
    )
    return part
  }
  const typeCategory = async (category: string) => {
    const part = await readPart()
    const seen = { version: part?.version, availableQuantity: part?.available_quantity }
    const { id } = await send(`${JSON.stringify({ sku: "G-1", seen, category })}\n`, "grid")
    await shop.as(shop.admin)("POST /import/{id}/apply", { params: { id } })
    return (await readPart())?.category
  }
  expect(await typeCategory("Netzteile")).toBe("Power supplies")
  expect(await typeCategory("Kuriosa")).toBe("Kuriosa")
})
