import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { sendBytes } from "#test/security/raw-http.ts"
import { smtpPeer } from "#test/services/smtp-peer.ts"
import { openTestApi, type Person, type TestShop } from "#test/test-shop.ts"

const shop = await openTestApi()
const ada = await shop.customer()
let mail: string
beforeAll(async () => {
  await order(shop, ada)
  await vi.waitFor(async () => {
    const address = /href="([^"]+)">Your order CA-[0-9-]+ of/.exec(await text("/sandbox/mail"))?.[1]
    if (!address) throw new Error("the mail has not come yet")
    mail = address
  }, 90_000)
})
afterAll(() => shop.close())

const order = async (at: TestShop, by: Person) =>
  at.as(by)("POST /purchase", {
    body: { purchaseId: await at.part({ name: "<b>Anvil & Co</b>" }), quantity: 1 },
  })
const text = async (path: string) => String((await shop.send(`GET ${path}`)).body.text)

describe("the reader of the outbox folder", () => {
  test("lists the mails, newest first, with their content as text", async () => {
    const list = await text("/sandbox/mail")
    expect(list).toMatch(/Your order CA-[0-9-]+ of &lt;b&gt;Anvil &amp; Co&lt;\/b&gt;/)
    expect(list).toContain(ada.email)
    expect(list).not.toContain("<b>Anvil")
  })

  test("shows a mail's text, and its HTML in a frame that can only follow links", async () => {
    const page = await shop.send(`GET ${mail}`)
    expect(page.body.text).toContain("Thank you for your order.")
    expect(page.body.text).toContain(
      `<iframe src="${mail}/html" title="The mail" sandbox="allow-popups allow-top-navigation-by-user-activation">`,
    )
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(page.headers.get("cache-control")).toBe("no-store")

    const frame = await shop.send(`GET ${mail}/html`)
    expect(frame.body.text).toContain('<head><base target="_top">')
    expect(frame.body.text).toContain(`href="${shop.url}/dashboard/payment/`)
    const policy = frame.headers.get("content-security-policy") ?? ""
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("sandbox allow-popups allow-top-navigation-by-user-activation")
    expect(policy).not.toContain("script")
  })

  test("finds no other files", async () => {
    for (const name of ["000099-none.eml", "..%2f..%2fpackage.json", "%2e%2e", "x/html", "%00"])
      expect((await shop.send(`GET /sandbox/mail/${name}`)).status).toBe(404)
  })
})

describe("access to the outbox folder", () => {
  const passedOn = { "x-forwarded-for": "203.0.113.9" }
  const pages = () => ["/sandbox/mail", "/sandbox/mail/style.css", mail, `${mail}/html`]

  test("is refused behind a proxy", async () => {
    for (const page of pages())
      expect(await shop.send(`GET ${page}`, { headers: passedOn })).toMatchObject({
        status: 401,
        body: { message: refusals.unauthenticated.text },
      })
  })

  test("is refused for a foreign host name that points here", async () => {
    for (const page of pages()) {
      const answer = await sendBytes(
        shop.url,
        `GET ${page} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      )
      expect(answer.status).toBe(401)
    }
  })

  test("is granted to an administrator from anywhere, and to no customer", async () => {
    const as = ({ cookie }: Person) => ({ headers: { ...passedOn, cookie } })
    expect((await shop.send(`GET ${mail}`, as(ada))).status).toBe(403)
    expect((await shop.send(`GET ${mail}`, as(shop.admin))).status).toBe(200)
  })
})

describe("a shop without the mail stand-in", () => {
  test("has no reader, and sends through its mail server", async () => {
    const peer = await smtpPeer()
    const name = "Shop: Parts (EU)"
    const mailFrom = `${name} <shop@shop.example>`
    const other = await openTestApi({ smtpUrl: peer.url, mailFrom })
    const buyer = await other.customer()
    await order(other, buyer)
    await expect
      .poll(() => peer.received.map(({ recipients }) => recipients))
      .toContainEqual([buyer.email])
    expect(peer.received.at(-1)?.mail.from).toEqual({ name, address: "shop@shop.example" })
    expect((await other.send("GET /sandbox/mail")).status).toBe(404)
    await other.close()
    await peer.stop()
  })

  test("and without a mail server keeps mail and says once what to do", async () => {
    const other = await openTestApi({ sandbox: false })
    const buyer = await other.customer()
    await order(other, buyer)
    await order(other, buyer)
    await other.passOnEvents()
    const waiting = await other.as(other.admin)("GET /mail", { query: { state: "queued" } })
    expect(waiting.filter(({ template }) => template === "order-placed")).toMatchObject([
      { to: buyer.email, attempts: 0 },
      { to: buyer.email, attempts: 0 },
    ])
    expect((await other.send("GET /sandbox/mail")).status).toBe(404)
    expect(other.logged.filter((line) => line.includes("SMTP_URL"))).toHaveLength(1)
    await other.close()
  })
})
