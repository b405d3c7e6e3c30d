import { createHash } from "node:crypto"
import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buyAndPay, reviewsOf } from "#test/part-reviews.ts"
import { aPng } from "#test/picture-files.ts"
import { bodyOf } from "#test/read-json.ts"
import { scriptPayloads } from "#test/security/script-payloads.ts"
import { CLIENT, openIdProvider, type TestProvider } from "#test/services/openid-provider.ts"
import { providerBrowser } from "#test/services/provider-browser.ts"
import type { Person } from "#test/test-shop.ts"
import { figure, rounds } from "#test/torture.ts"
import { anOrder, openShopBrowser, type ShopBrowser, visitAs } from "../shop-browser.ts"
import {
  restoreSettings,
  storeInChargedOrder,
  storeInFilters,
  storeInSettings,
  storeInShippedOrder,
} from "./store-text.ts"

let world: ShopBrowser
let provider: TestProvider
beforeAll(async () => {
  provider = await openIdProvider()
  // Pages full of demo parts would take longer and contain no stored text.
  world = await openShopBrowser({
    seed: "none",
    oidc: { issuer: provider.issuer, ...CLIENT, name: "Northmere" },
  })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

interface ScriptReports {
  /** URLs of pages that ran a stored text as a script. */
  ran: string[]
  /** Violations of the content security policy. */
  stopped: string[]
}

function watchScripts(page: Page): ScriptReports {
  const seen: ScriptReports = { ran: [], stopped: [] }
  page.on("dialog", async (dialog) => {
    seen.ran.push(page.url())
    await dialog.dismiss()
  })
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) seen.stopped.push(message.text())
  })
  return seen
}

/** Stores a text in the editable pages; each call overwrites the last one. */
async function setContent(payload: string): Promise<void> {
  const words = payload.slice(0, 60)
  const pages = {
    stats: { stats: [words] },
    footer: { about: payload.slice(0, 300), links: [{ label: words, href: "/parts" }] },
    engineers: { engineers: [{ name: words, designation: words }] },
    blog: { entries: [{ slug: words, question: words, answer: [payload], code: payload }] },
  }
  for (const [group, body] of Object.entries(pages)) await world.shop.saveSettings(group, body)
}

/** Stores a text in every user input: accounts, parts, reviews, orders, uploads and imports. */
async function store(payload: string, n: number): Promise<{ pages: string[]; buyer: Person }> {
  const { shop } = world
  const buyer = await shop.customer()
  const admin = shop.as(shop.admin)
  const api = shop.as(buyer)
  const body = { name: payload, education: payload, location: payload, phone: payload.slice(0, 20) }
  await shop.send(`PUT /userUpdate/${buyer.email}`, {
    token: buyer.token,
    body: { ...body, linkedin: payload },
  })
  const { orderId, partId } = await anOrder(shop, buyer, { name: payload, description: payload })
  const image = new FormData()
  image.set(
    "image",
    new File([new Uint8Array(await aPng({ width: 8, height: 8, seed: n }))], payload),
  )
  const upload = await fetch(`${shop.url}/image`, {
    method: "POST",
    headers: { authorization: `Bearer ${buyer.token}` },
    body: image,
  })
  const photo = (await bodyOf<{ data: { url: string } }>(upload)).data.url
  await api("POST /review", { body: { name: payload, description: payload, photo, rating: 5 } })
  await admin("POST /part/{id}/stock", {
    params: { id: partId },
    body: { delta: 1, reason: "restock", note: payload },
  })
  await reviewPart(buyer, partId, payload, photo)
  const { insertedId } = await admin("POST /import", { body: { fileName: payload } })
  // Only imports with a file are listed.
  await shop.send(`PUT /import/${insertedId}/file`, { token: shop.admin.token, body: "sku\r\n" })
  const returned = "a".repeat(16) + String(n).padStart(8, "0")
  await shop.sql(
    "insert into returns (id, order_id, state, answer, send_to) values ($1, $2, 'approved', $3, $3)",
    [returned, orderId, payload.slice(0, 1000)],
  )
  await shop.sql(
    `insert into return_lines (return_id, order_id, number, quantity, reason, words) values ($1, $2, 1, 1, 'other', $3)`,
    [returned, orderId, payload.slice(0, 1000)],
  )
  provider.person = {
    sub: `script-${n}`,
    email: `script-${n}@northmere.example`,
    email_verified: true,
    name: payload,
  }
  const there = providerBrowser(shop)
  await there.go(await there.begin("oidc"))
  expect(await there.whoIs()).toBe(`script-${n}@northmere.example`)
  const shippedOrder = await storeInShippedOrder(shop, buyer, payload)
  const [part] = await shop.sql("select slug from parts where id = $1", [partId])
  return {
    buyer,
    pages: [
      `/parts/${part?.slug}`,
      `/purchase/${partId}`,
      `/dashboard/order/${orderId}`,
      `/dashboard/returns/${returned}`,
      `/dashboard/manageProduct/${partId}`,
      shippedOrder,
    ],
  }
}

/** Stores a text in the name of a part, in a review of it, and in the answer. */
async function reviewPart(buyer: Person, id: string, payload: string, photo: string) {
  const { shop } = world
  await buyAndPay(shop, buyer, id, 1)
  const words = { name: payload, title: payload.slice(0, 120), text: payload }
  const body = { ...words, rating: 5, pictures: [photo] }
  await shop.as(buyer)("PUT /part/{id}/review", { params: { id }, body })
  const [{ _id: review = "" } = {}] = (await reviewsOf(shop, id)).reviews
  const params = { id: review }
  const answered = { state: "published", answer: payload } as const
  const unseen = { headers: { "if-match": "*" } }
  await shop.as(shop.admin)("PUT /part-review/{id}", { params, body: answered }, unseen)
  await shop.as(buyer)("POST /part-review/{id}/report", { params, body: { reason: payload } })
}

const visitorPages = ["/", "/parts", "/blog"]
const buyerPages = ["/dashboard/myprofile", "/dashboard/myOrder", "/dashboard/account"]
const adminPages = [
  "/",
  "/parts",
  "/reviews?parts=reported",
  "/dashboard/manageProduct",
  "/dashboard/makeAdmin",
  "/dashboard/import",
  "/dashboard/products-grid",
  "/dashboard/mail",
  "/dashboard/audit",
  "/dashboard/tax-ids",
  "/dashboard/settings/blog",
  "/dashboard/settings/tax",
  "/dashboard/settings/delivery",
]

test("stored script payloads are plain text for everybody who sees them", async (context) => {
  const payloads = scriptPayloads.slice(0, rounds(1, scriptPayloads.length))
  const stored: Awaited<ReturnType<typeof store>>[] = []
  for (const [n, payload] of payloads.entries()) stored.push(await store(payload, n))
  await setContent(payloads[0] ?? "")
  const payer = await world.shop.customer()
  await storeInSettings(world.shop, payloads[0] ?? "")
  const charged = await storeInChargedOrder(world.shop, payer, payloads[0] ?? "")
  const found: ScriptReports = { ran: [], stopped: [] }
  const look = async (person: Person | undefined, paths: string[]) => {
    const { page, close } = await visitAs(world, person)
    const seen = watchScripts(page)
    for (const path of paths) await page.goto(path, { waitUntil: "load" })
    found.ran.push(...seen.ran)
    found.stopped.push(...seen.stopped)
    await close()
  }
  const parts = stored.map(({ pages: [part = "/"] }) => part)
  await look(undefined, [...visitorPages, ...parts])
  await look(world.shop.admin, [...adminPages, ...stored.flatMap(({ pages }) => pages)])
  const filters = () => look(world.shop.admin, ["/dashboard/manageOrder"])
  await storeInFilters(world.shop, payloads, filters)
  await look(payer, [...charged, ...buyerPages])
  for (const { buyer, pages } of stored.slice(0, rounds(1, 10)))
    await look(buyer, [...buyerPages, ...pages.filter((path) => /\/order\//.test(path))])
  await restoreSettings(world.shop)
  expect(found).toEqual({ ran: [], stopped: [] })
  figure(context, `0 run, 0 stopped of ${payloads.length} payloads in 53 fields`)
})

test("the same payloads run in a page that treats them as markup", async () => {
  const { page, close } = await visitAs(world, undefined)
  await page.goto("about:blank")
  const seen = watchScripts(page)
  await page.setContent(scriptPayloads.map((payload) => `<p>${payload}</p>`).join(""))
  await expect.poll(() => seen.ran.length).toBeGreaterThan(0)
  await close()
})

test("every script of the payment page is part of the build or carries the page's nonce", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const { orderId } = await anOrder(shop, buyer)
  const { page, close } = await visitAs(world, buyer)
  const loaded: Promise<{ address: string; hash: string }>[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return
    loaded.push(response.body().then((bytes) => ({ address: response.url(), hash: hashOf(bytes) })))
  })
  const answer = await page.goto(`/dashboard/payment/${orderId}`)
  await page.getByLabel("Card number").waitFor()
  const policy = answer?.headers()["content-security-policy"] ?? ""
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const inline = await page
    .locator("script:not([src])")
    .evaluateAll((scripts) =>
      scripts.map((script) => script instanceof HTMLElement && script.nonce),
    )
  expect(inline.length).toBeGreaterThan(0)
  expect(new Set(inline)).toEqual(new Set([nonce]))
  const inventory = await builtScripts()
  const scripts = await Promise.all(loaded)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(({ hash }) => !inventory.has(hash))).toEqual([])
  await close()
})

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64")

async function builtScripts(): Promise<Set<string>> {
  const folder = join(import.meta.dirname, "../../build/client")
  const files = await Array.fromAsync(glob("**/*.js", { cwd: folder }))
  return new Set(
    await Promise.all(files.map(async (file) => hashOf(await readFile(join(folder, file))))),
  )
}
