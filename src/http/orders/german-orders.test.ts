import { afterAll, describe, expect, test } from "vitest"
import { LANGUAGE_HEADER } from "#domain/languages/languages.ts"
import { readFacturX } from "#test/electronic-invoices/archived-pdf.ts"
import { expectValidInvoice } from "#test/electronic-invoices/expect-valid.ts"
import { aCustomer } from "#test/many-customers.ts"
import { payOrder } from "#test/pay.ts"
import { pdfText } from "#test/pdf-text.ts"
import { refund } from "#test/services/refunds.ts"
import { smtpPeer } from "#test/services/smtp-peer.ts"
import { aPart, openTestApi, type Person } from "#test/test-shop.ts"

const peer = await smtpPeer()
const shop = await openTestApi({ smtpUrl: peer.url })
afterAll(async () => {
  await shop.close()
  await peer.stop()
})

const GERMAN = { [LANGUAGE_HEADER]: "de" }
await shop.applySettings("tax", {
  on: true,
  country: "DE",
  vatNumber: "DE136695976",
  rates: [{ country: "DE", name: "USt", percent: 19 }],
})
await shop.applySettings("delivery", {
  charged: true,
  usualWeightG: 100,
  zones: [{ name: "Home", places: ["DE"], methods: [{ name: "Standard", steps: ["5 kg: 10"] }] }],
})
await shop.applySettings("shop", { address: "Kai 1\nHamburg", timeZone: "Europe/Berlin" })
await shop.applySettings("invoices", {
  from: new Date().toISOString().slice(0, 10),
  country: "DE",
  facturX: true,
})
await shop.applySettings("order-returns", { on: true, sendTo: "Kai 1\nHamburg" })
const lines = [
  {
    partId: await shop.part({ name: "Anvil 1000", price: 1250, minimumQuantity: 5 }),
    quantity: 12,
  },
  { partId: await shop.part({ name: "Tempo 32" }), quantity: 10 },
]

/** Places an order of a new buyer on pages in this language. */
async function anOrder(headers: Record<string, string>): Promise<{ buyer: Person; id: string }> {
  const customer = await aCustomer(shop)
  const buyer = { ...customer, password: "", cookie: "" }
  const { token } = buyer
  await shop.verifyEmail(buyer)
  const home = { name: "Ada Byron", street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457" }
  await shop.send("POST /address", { token, body: { ...home, country: "DE" } })
  const answer = await shop.send("POST /order", { token, body: { lines }, headers })
  expect(answer.status).toBe(200)
  return { buyer, id: String(answer.body.insertedId) }
}

const advance = (id: string) => shop.send(`PUT /order/${id}`, { token: shop.admin.token })

/** Pays, ships and partly refunds the order on English pages. */
async function fulfil(buyer: Person, id: string): Promise<void> {
  await payOrder(shop, buyer, id)
  await advance(id)
  await advance(id)
  await refund(shop, id, { lines: [{ number: 1, quantity: 2 }], reason: "Delle" })
}

const mailsTo = (email: string) =>
  peer.received.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail)

/** Mails of shipments wait until the step can no longer be undone. */
async function mailAbout(email: string, subject: RegExp) {
  const found = () => mailsTo(email).find((mail) => subject.test(mail.subject ?? ""))
  await expect.poll(found).toBeDefined()
  const { text = "", html = "", attachments = [] } = found() ?? {}
  return { text: withBlanks(text), html: String(html), attachments }
}

/** Replaces no-break spaces of amounts and percentages. */
const withBlanks = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ")

const pdfOf = async (path: string, { token }: Pick<Person, "token">) => {
  const answer = await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
const paper = async (path: string, by: Pick<Person, "token">) =>
  withBlanks(await pdfText(await pdfOf(path, by)))

describe("an order placed on German pages", () => {
  test("has German mails and documents, whoever advances it", async () => {
    const { buyer, id } = await anOrder(GERMAN)
    const { email } = buyer
    await fulfil(buyer, id)
    const placed = await mailAbout(
      email,
      /^Ihre Bestellung CA-\d{4}-\d{6} \(Anvil 1000 und 1 weitere\)$/,
    )
    expect(placed.text).toContain("12 × Anvil 1000 (")
    expect(placed.text).toContain("zu je 1.250,00 $: 15.000,00 $")
    expect(placed.text).toContain("Lieferung: Standard: 10,00 $")
    expect(placed.text).toContain("USt 19 %: ")
    expect(placed.text).toContain("Deutschland")
    expect(placed.text).toContain(`${shop.url}/de/dashboard/payment/${id}`)
    expect(placed.html).toContain('<html lang="de">')
    const paid = await mailAbout(email, /^Zahlungsbestätigung: Bestellung CA-/)
    expect(paid.text).toMatch(/Bezahlt am: \d+\. \p{L}+\.? \d{4}, \d\d:\d\d MEZ/u)
    await mailAbout(email, /^Ihre Bestellung CA-.*: versandt$/)
    await mailAbout(email, /^Ihre Erstattung: Bestellung CA-/)
    const invoiced = await mailAbout(email, /^Rechnung INV-\d{4}-\d{6} zur Bestellung CA-/)
    expect(invoiced.attachments).toHaveLength(1)
    const pdf = await pdfOf(`/order/${id}/invoice.pdf`, buyer)
    const [{ content } = { content: "" }] = invoiced.attachments
    expect(content instanceof ArrayBuffer && Buffer.from(content).equals(pdf)).toBe(true)
    expect(expectValidInvoice((await readFacturX(pdf)).xml).head.get("BT-22")).toBe("Vorauszahlung")
    await mailAbout(email, /^Rechnungskorrektur CN-\d{4}-\d{6} zur Bestellung CA-/)

    const invoice = await paper(`/order/${id}/invoice.pdf`, buyer)
    for (const words of [
      "Rechnung INV-",
      "Rechnungsempfänger",
      "Ausstellungsdatum",
      "Leistungsdatum",
      "Vorauszahlung",
      "Nettobetrag",
      "Lieferung: Standard",
      "USt 19 %",
      "Seite 1 von 1",
      "Deutschland",
    ])
      expect(invoice).toContain(words)
    expect(await paper(`/order/${id}/shipment/1/slip`, buyer)).toContain("Lieferschein CA-")
  })

  test("shows its charges in the reader's language", async () => {
    const { buyer, id } = await anOrder(GERMAN)
    const read = (headers: Record<string, string>) =>
      shop.send(`GET /order/${id}`, { token: buyer.token, headers })
    const { body: inGerman } = await read(GERMAN)
    expect(inGerman).toMatchObject({
      charges: [
        { sentence: expect.stringMatching(/^Home, bis /) },
        { sentence: "Ort der Besteuerung: Deutschland." },
      ],
    })
    const { body: inEnglish } = await read({})
    expect(inEnglish).toMatchObject({
      charges: [
        { sentence: expect.stringMatching(/^Home, up to /) },
        { sentence: "Place of taxation: Germany." },
      ],
    })
  })

  test("is refused in German", async () => {
    const { buyer, id } = await anOrder(GERMAN)
    const { token } = buyer
    const body = { lines: [{ ...lines[0], quantity: 1 }] }
    expect(await shop.send("POST /order", { token, body, headers: GERMAN })).toMatchObject({
      status: 409,
      body: {
        code: "lines_refused",
        message:
          "Einige Positionen dieser Bestellung können so nicht bestellt werden. Es wurde nichts bestellt.",
        lines: [{ code: "below_minimum", message: "Weniger als die Mindestmenge" }],
      },
    })
    const unnamed = { phone: "1".repeat(300), lines: [] }
    expect(await shop.send("POST /order", { token, body: unnamed, headers: GERMAN })).toMatchObject(
      {
        status: 400,
        body: {
          message: expect.stringContaining("Telefon hat höchstens 200 Zeichen"),
          fields: { phone: "Telefon hat höchstens 200 Zeichen" },
        },
      },
    )
    expect(await shop.send(`GET /order/${id}/invoice`, { token, headers: GERMAN })).toMatchObject({
      status: 404,
      body: { message: "Diese Rechnung gibt es nicht." },
    })
  })
})

describe("an order without a language", () => {
  test("has English mails and documents", async () => {
    const { buyer, id } = await anOrder({})
    await fulfil(buyer, id)
    const placed = await mailAbout(
      buyer.email,
      /^Your order CA-\d{4}-\d{6} of Anvil 1000 and 1 more$/,
    )
    expect(placed.text).toContain("at $1,250.00: $15,000.00")
    expect(placed.text).toContain("USt 19%: ")
    expect(placed.text).toContain("Germany")
    expect(placed.text).toContain(`${shop.url}/dashboard/payment/${id}`)
    await mailAbout(buyer.email, /^Credit note CN-/)
    const invoice = await paper(`/order/${id}/invoice.pdf`, buyer)
    for (const words of ["Invoice INV-", "Billed to", "Date of supply", "page 1 of 1"])
      expect(invoice).toContain(words)
    expect(await paper(`/order/${id}/shipment/1/slip`, buyer)).toContain("Packing slip CA-")
  })

  test("is refused in English, whatever languages its browser prefers", async () => {
    const { token } = (await anOrder({})).buyer
    const body = { lines: [{ ...lines[0], quantity: 1 }] }
    const headers = { "accept-language": "de-DE,de;q=0.9" }
    expect(await shop.send("POST /order", { token, body, headers })).toMatchObject({
      body: {
        message: "Some lines of this order cannot be ordered as they are. Nothing was ordered.",
        lines: [{ message: "Less than Minimun Order Quantity" }],
      },
    })
  })
})

test("a German customer for whom staff order is notified in German, and refused to staff in English", async () => {
  const customer = await aCustomer(shop)
  const { email, token } = customer
  await shop.send("PUT /account/language", { token, body: { language: "de" } })
  const home = { name: "Ada Byron", street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457" }
  await shop.send("POST /address", { token, body: { ...home, country: "DE" } })
  const place = (body: object) =>
    shop.send("POST /order/for", { token: shop.admin.token, body: { email, lines, ...body } })
  const tooFew = [{ ...lines[0], quantity: 1 }]
  expect((await place({ lines: tooFew })).body.lines).toMatchObject([
    { message: "Less than Minimun Order Quantity" },
  ])
  expect((await place({ delivery: "express" })).body).toMatchObject({
    code: "delivery_unavailable",
    message: expect.stringContaining("This delivery method is not available for this address."),
  })
  expect((await place({})).status).toBe(200)
  const mail = await mailAbout(email, /^Ihre Bestellung CA-/)
  expect(mail.text).toContain("Wir haben diese Bestellung auf Ihren Wunsch für Sie aufgegeben.")
})

test("a buyer who registers on German pages gets a German welcome mail", async () => {
  const email = "grete@northmere.example"
  const body = { name: "Grete", email, password: "a password of some length" }
  expect(await shop.send("POST /api/auth/sign-up/email", { body, headers: GERMAN })).toMatchObject({
    status: 200,
  })
  const welcome = await mailAbout(email, /^Willkommen – bitte bestätigen Sie/)
  expect(welcome.text).toContain(`${shop.url}/de/verify-email?token=`)
  await shop.send("POST /api/auth/request-password-reset", { body: { email } })
  await mailAbout(email, /^Neues Passwort wählen$/)
})

test("a customer whose account German staff open is notified in German", async () => {
  const { token } = shop.admin
  const email = "henrike@northmere.example"
  const body = { email, name: "Henrike" }
  const opened = await shop.send("POST /customer", { token, body, headers: GERMAN })
  expect(opened.status).toBe(200)
  const mail = await mailAbout(email, /^Ihr Konto bei /)
  expect(mail.text).toContain(`${shop.url}/de/reset-password?token=`)
})

test("German staff and buyers are refused in German", async () => {
  const customer = await aCustomer(shop)
  const refused = async (route: string, body: object, by: Pick<Person, "token"> = shop.admin) => {
    const headers = { ...GERMAN, "if-match": "*" }
    return (await shop.send(route, { token: by.token, body, headers })).body.fields
  }
  await anOrder(GERMAN)
  const elsewhere = { _id: "x", image: "https://elsewhere.example/a.png" }
  const { name, description, minimumQuantity, availableQuantity, price } = aPart()
  const part = { name, description, minimumQuantity, availableQuantity, price }
  expect(await refused("POST /part", { ...part, ...elsewhere })).toEqual({
    image: "Wählen Sie ein Bild, das in diesen Shop hochgeladen wurde",
  })
  expect(await refused("PUT /settings/shop", { currency: "EUR" })).toEqual({
    currency: "Die Währung lässt sich nach der ersten Bestellung nicht mehr ändern.",
  })
  const away = { name: "Ada", street: "Shore Road", country: "GB" }
  expect(await refused("POST /address", away, customer)).toEqual({
    city: "Ort ist erforderlich",
    postalCode: "Postleitzahl ist erforderlich",
  })
})

test("the mail of an offer is German and leads to its German page, whoever sends it", async () => {
  const { buyer } = await anOrder(GERMAN)
  await shop.sql("update users set language = 'de' where id = $1", [buyer.id])
  const { token } = shop.admin
  const draft = { email: buyer.email, lines, deliveryPrice: 7 }
  const { body } = await shop.send("POST /draft-order", { token, body: draft })
  const headers = { "if-match": "*" }
  const sent = await shop.send(`POST /draft-order/${body.insertedId}/send`, { token, headers })
  expect(sent.status).toBe(200)
  const { text } = await mailAbout(buyer.email, /^Ihr Angebot/)
  expect(text).toContain(`${shop.url}/de/offer/`)
  expect(text).toContain("Lieferung: Standard: 7,00 $")
  expect(text).toContain("USt 19 %: ")
})
