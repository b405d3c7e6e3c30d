import { expect, test } from "vitest"
import { plainSender, plainShop } from "#test/mail-text.ts"
import type { MailBlock } from "./mail-template.ts"
import { type MailData, type MailTemplateName, mailTemplates } from "./mail-templates.ts"
import { writeHtml, writeText } from "./write-mail.ts"

const shopUrl = "https://shop.example"
const order = {
  name: "Ada",
  orderId: "d4016a39c8e609841ed6e812",
  productName: "Anvil 1000",
  purchaseOrder: "PO-7",
}
const lines = [
  { productName: "Anvil 1000", quantity: 12, unitPriceCents: 14_900, totalCents: 178_800 },
]
const transfer = {
  totalCents: 178_800,
  missingCents: 78_800,
  receivedCents: 0,
  account: { holder: "Shop Ltd", account: "DE89 3704 0044 0532 0130 00", instructions: "In USD." },
  until: "2026-11-28T09:30:00.000Z",
}
const letter = { subject: "Fans", message: "Which fit?", orderNumber: "CA-2026-000123" }
const link = "https://shop.example/verify?token=abc&email=ada%40shop.example"

const samples: { [Name in MailTemplateName]: MailData<Name> } = {
  "welcome-verify": { name: "Ada", link },
  "password-reset": { name: "Ada", link, minutes: 30 },
  "account-exists": { name: "Ada", link },
  "account-opened": { name: "Ada", link, days: 7 },
  "tax-id-decided": { name: "Ada", number: "TX-7", valid: false },
  "tax-id-withdrawn": { name: "Ada", number: "TX-7" },
  "tax-id-invalid": { name: "Ada", number: "FR40303265045" },
  "order-placed": { ...order, lines, totalCents: 178_800, shipTo: "Dock 4\nLeith" },
  "order-offer": {
    name: "Ada",
    draftNumber: "D-7",
    link,
    words: "As we agreed.",
    validUntil: "2026-12-01T09:30:00.000Z",
    lines,
    totalCents: 178_800,
  },
  "offer-declined": { name: "Ada", draftNumber: "D-7", buyersReason: "Too late." },
  "order-details": {
    ...order,
    changes: [{ field: "shipTo", before: "Dock 4\nLeith", after: "Dock 5\nLeith" }],
  },
  "order-edited": {
    ...order,
    lines,
    totalCents: 178_800,
    totalBeforeCents: 190_000,
    reason: "As agreed on the phone.",
    changes: [
      {
        productName: "Anvil 1000",
        partNumber: "CA-1",
        before: { quantity: 10, unitPriceCents: 15_000 },
        after: { quantity: 12, unitPriceCents: 14_900 },
      },
      { productName: "Tempo", partNumber: "CA-2", after: { quantity: 1, unitPriceCents: 100 } },
    ],
  },
  "order-freight": {
    ...order,
    lines,
    totalCents: 190_800,
    charges: [{ name: "Delivery by agreement", amountCents: 12_000 }],
    taxChanged: true,
  },
  "order-declined": order,
  "order-paid": {
    ...order,
    lines,
    totalCents: 178_800,
    transactionId: "pi_3Q1",
    paidAt: "2026-11-21T09:30:00.000Z",
  },
  "order-status": {
    ...order,
    status: "shipped",
    shipment: {
      carrier: "UPS",
      trackingNumber: "1Z9",
      trackingUrl: "https://ups.example/1Z9",
      part: {
        number: 2,
        isLast: false,
        moreLines: 3,
        lines: [{ productName: "Anvil 1000", quantity: 12 }],
      },
    },
  },
  "order-refunded": {
    ...order,
    amountCents: 178_800,
    transactionId: "pi_3Q1",
    notSent: { lines: [{ productName: "Anvil 1000", quantity: 2 }], moreLines: 0 },
  },
  "order-cancelled": {
    ...order,
    isWhole: false,
    cancelled: { lines: [{ productName: "Anvil 1000", quantity: 2 }], moreLines: 50 },
    totalCents: 149_000,
  },
  "order-transfer": { ...order, transfer },
  "order-transfer-due": { ...order, transfer: { ...transfer, receivedCents: 100_000 } },
  "order-part-paid": { ...order, transfer, amountCents: 100_000 },
  "order-expiring": { ...order, totalCents: 178_800, hours: 24 },
  "order-return": {
    ...order,
    state: "approved",
    lines: [{ productName: "Anvil 1000", quantity: 2 }],
    moreLines: 0,
    answer: "Sorry about that.",
    sendTo: "Returns, Dock 4, Leith",
  },
  "order-withdrawn": {
    ...order,
    declaration: { name: "Ada Byron", message: "All of it." },
    receivedAt: "2026-11-26T09:30:00.000Z",
    isReturnRequested: true,
  },
  "invoice-issued": {
    name: "Ada",
    orderId: order.orderId,
    orderNumber: "CA-2026-000123",
    invoice: { kind: "credit_note", year: 2026, sequence: 7 },
    totalCents: 178_800,
  },
  recall: {
    name: "Ada",
    number: "B-2041",
    subject: "Please send it back",
    message: "It may spark.",
    orders: ["CA-2026-000123"],
    moreOrders: 2,
  },
  "contact-message": {
    ...letter,
    from: { name: "Ada Byron", email: "ada@shop.example" },
    account: { email: "ada@shop.example", proved: true },
    orderId: order.orderId,
  },
  "contact-copy": { ...letter, name: "Ada" },
  "part-review": {
    name: "Ada",
    productName: "Anvil 1000",
    slug: "anvil-1000",
    published: true,
    answer: "Thank you.",
  },
  "staff-notice": {
    name: "Ada",
    topic: "order",
    facts: [{ label: "Order", value: "CA-2026-000001" }],
    path: "/dashboard/order/1",
  },
  "mail-test": { name: "Ada" },
}

async function render(name: string, data: unknown) {
  const template = Object.entries(mailTemplates).find(([known]) => known === name)?.[1]
  if (!template) throw new Error(`no template ${name}`)
  const content = template.write(data, shopUrl, plainShop)
  return {
    ...content,
    html: await writeHtml(content, shopUrl, plainSender),
    text: writeText(content, shopUrl, plainSender),
  }
}

/** Returns the visible text of the HTML. */
const visible = (html: string) =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#39;", "'")
    .replace(/\s+/g, " ")

function textsOf(block: MailBlock): string[] {
  if (block.kind === "rows") return block.rows.flatMap(({ label, value }) => [label, value])
  return block.kind === "button" ? [block.label, block.url] : [block.text]
}

test.each(Object.entries(samples))(
  "%s has the same content in HTML and in plain text",
  async (name, data) => {
    const { subject, blocks, html, text } = await render(name, data)
    expect(subject).not.toBe("")
    const read = visible(html)
    for (const block of blocks) {
      for (const words of textsOf(block)) {
        expect(read).toContain(words)
        expect(text).toContain(words)
      }
    }
  },
)

test.each(Object.entries(samples))("%s loads nothing and runs nothing", async (name, data) => {
  const { html } = await render(name, data)
  expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form|svg)\b|url\(|@import|\bon\w+=/i)
  const addresses = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/shop\.example(?:\/|$)/)
})

test.each(Object.entries(samples))(
  "%s is readable in light and dark mail programs",
  async (name, data) => {
    const { html } = await render(name, data)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain("prefers-color-scheme: dark")
    // Mail programs without style sheet support still get dark text on light elements.
    const coloured = [...html.matchAll(/style="([^"]*)"/g)].filter(([, style]) =>
      style?.includes("background:"),
    )
    for (const [, style] of coloured)
      expect(style).toMatch(/(?:^|;)color:|background:#FFFFFF|background:#0B6B47/)
  },
)

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&`

test.each(Object.entries(samples))(
  "%s shows hostile names and products as text",
  async (name, data) => {
    const replaced = JSON.parse(
      JSON.stringify(data, (key, value) =>
        ["name", "productName", "orderId", "transactionId"].includes(key) ? hostile : value,
      ),
    )
    const { html, text } = await render(name, replaced)
    expect(html).not.toMatch(/<(?:script|img)\b/)
    expect(html).toContain("&lt;script&gt;")
    expect(text).toContain(hostile)
  },
)

test.each(Object.entries(samples))(
  "%s greets by name only if a name is known",
  async (name, data) => {
    const { text } = await render(name, { ...data, name: undefined })
    expect(text).toMatch(/^Hello,$/m)
  },
)

test("a link that is not a web address is refused", async () => {
  for (const bad of ["javascript:alert(1)", "data:text/html,x", "/verify", ""])
    await expect(render("welcome-verify", { name: "Ada", link: bad })).rejects.toThrow()
})

test("an order mail shows no price of freight that is to be agreed on", async () => {
  const charges = [{ name: "Delivery by agreement", amountCents: 0, agreed: true }]
  const data = { ...samples["order-placed"], charges, freightDue: true }
  const { text } = await render("order-placed", data)
  expect(text).toContain("Delivery by agreement: –")
  expect(text).toContain("Without freight: $1,788.00")
})

test("an order mail has the order in its subject, and parts with the shop's and the buyer's numbers", async () => {
  const numbered = { ...order, orderNumber: "CA-2026-000123" }
  const named = { partNumber: "CA-AN-1000", customerPartNumber: "4711" }
  const [first] = lines
  const data = { ...samples["order-placed"], ...numbered, lines: [{ ...first, ...named }] }
  const { subject, text } = await render("order-placed", data)
  expect(subject).toBe("Your order CA-2026-000123 of Anvil 1000")
  expect(text).toContain("12 × Anvil 1000 (CA-AN-1000, your number 4711) at $149.00: $1,788.00")
  expect(text).toContain("Order: CA-2026-000123")
  expect(text).toContain("Your purchase order: PO-7")
  const shipped = { lines: [{ productName: "Anvil 1000", quantity: 12, ...named }], moreLines: 0 }
  const sent = await render("order-status", { ...numbered, status: "shipped", shipment: shipped })
  expect(sent.subject).toBe("Your order CA-2026-000123 of Anvil 1000: shipped")
  expect(sent.text).toContain("Anvil 1000 (CA-AN-1000, your number 4711): 12")
})

test("a mail about changed tracking has the new number and link", async () => {
  const shipment = { trackingNumber: "8", trackingUrl: "https://ups.example/?n=8", moreLines: 0 }
  const mail = { ...order, status: "shipped" as const, changedShipment: 2, shipment }
  const sent = await render("order-status", mail)
  expect(sent.text).toContain("The tracking of shipment 2 of your order has changed.")
  expect(sent.text).toContain("Tracking number: 8")
  expect(sent.text).toContain("https://ups.example/?n=8")
})

test("an approval asks for no payment once the order is paid", async () => {
  const approved = { ...order, status: "approved" as const, shipment: { moreLines: 0 } }
  const unpaid = await render("order-status", approved)
  expect(unpaid.text).toContain("We will pack it once it is paid.")
  const paid = await render("order-status", { ...approved, isPaid: true })
  expect(paid.text).toContain("We are packing it.")
})

test("a receipt shows lines, total and transaction", async () => {
  const { subject, text } = await render("order-paid", samples["order-paid"])
  expect(subject).toBe("Receipt for Anvil 1000")
  expect(text).toContain("12 × Anvil 1000 at $149.00: $1,788.00")
  expect(text).toContain("Paid: $1,788.00")
  expect(text).toContain("Transaction: pi_3Q1")
  expect(text).toContain("Paid on: 21 Nov 2026, 09:30 UTC")
})

const someLines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    productName: `Part ${index + 1}`,
    quantity: 10,
    unitPriceCents: 250,
    totalCents: 2500,
  }))

test.each([3, 100])(
  "a receipt of %s lines shows them all, in HTML and in plain text",
  async (count) => {
    const data = { ...samples["order-paid"], lines: someLines(count), totalCents: 2500 * count }
    const { html, text } = await render("order-paid", data)
    expect(text.match(/^10 × Part \d+ at \$2\.50: \$25\.00$/gm)).toHaveLength(count)
    expect(visible(html).match(/10 × Part \d+ at \$2\.50 \$25\.00/g)).toHaveLength(count)
    expect(text).not.toContain("more")
    // Size from which mail programs truncate.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  },
)

test("a mail for too many lines says how many, and where to find them", async () => {
  const data = { ...samples["order-placed"], lines: someLines(100), moreLines: 4900 }
  const { html, text } = await render("order-placed", data)
  for (const content of [text, visible(html)]) {
    expect(content).toContain("and 4,900 more")
    expect(content).toContain("All 5,000 lines")
    expect(content).toContain("https://shop.example/dashboard/order/d4016a39c8e609841ed6e812")
  }
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
})

test("an order mail links to this shop, whatever the order id contains", async () => {
  const placed = { ...samples["order-placed"], orderId: "../../login?x=" }
  const { text } = await render("order-placed", placed)
  expect(text).toContain("https://shop.example/dashboard/payment/..%2F..%2Flogin%3Fx%3D")
})

test("a mail about a cancellation lists what was cancelled, and says how many lines are omitted", async () => {
  const { text } = await render("order-cancelled", samples["order-cancelled"])
  expect(text).toContain("Cancelled: 2 × Anvil 1000\nand 50 more\n")
})

test("a mail about a cancellation that an earlier release queued lists what was cancelled, too", async () => {
  const cancelled = [{ productName: "Anvil 1000", quantity: 2 }]
  const { text } = await render("order-cancelled", { ...samples["order-cancelled"], cancelled })
  expect(text).toContain("Cancelled: 2 × Anvil 1000\n")
})

test("a mail about a refund lists what will not be sent any more", async () => {
  const { text } = await render("order-refunded", samples["order-refunded"])
  expect(text).toContain("Not sent any more: 2 × Anvil 1000")
})
