import { afterAll, expect, test } from "vitest"
import { cells, drawPdf, table } from "#test/lists/draw-pdf.ts"
import { holdCall, loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { orderCart, pasteText, payWith } from "../page-forms.ts"
import { tabToAndPress } from "../screens/keyboard.ts"
import { focusedText, isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"
import { clearRows, field, openQuickOrder, stateButton } from "./quick-order-page.ts"

const world = await openShopBrowser()
afterAll(world.close)

const numbers =
  "TM5-6032 TM5-6064 TM5-6448 TM5-ECC32 TM5-SO32 TM4-3632 TM5-CU48 SN4-1000 SN4-2000 SN4-4000 SN5-2000 SN4-2230 SS3-2000 PA-550 PA-750 PA-850 PA-1000 PS-750 PF-350 KB-B850A KB-B850M KB-X870I KB-B860A KB-Z890A KB-B760D GP-308 GP-512 CA-37L CA-120 CA-140D CL-240 CL-360 CP-4 CM-2280 F-120 F-140 F-120R"
    .split(" ")
    .map((number) => `CA-${number}`)

/** Formats rows as Excel copies them: tabs, and quotes around cells with line ends or quotes. */
const block = [
  "Part Number\tManufacturer\tDescription\tQty",
  ...numbers.map((number, index) => {
    const written = index % 3 ? number : number.toLowerCase().replaceAll("-", " ")
    const note = index === 4 ? '"For the ""long"" case,\r\nsecond floor"' : ""
    return `${written}\t\t${note}\t${index % 5 === 2 ? "2 pcs" : 1}`
  }),
  "CA-F-8OI\t\t\t2x",
  "\t\tTempo DDR5 32 GB\t1",
  "XX-NOTHING-1\tAcme\tFlux capacitor\t1",
  "",
].join("\r\n")

test("40 rows from Excel are corrected, multiplied by 50, added to the cart, ordered and paid", async () => {
  const customer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/", { waitUntil: "networkidle" })
  await page.getByRole("banner").getByRole("link", { name: "Parts", exact: true }).click()
  const menu = page.getByRole("navigation", { name: "Parts by category" })
  await menu.getByRole("link", { name: "Quick order" }).click()
  await page.getByRole("heading", { level: 1, name: "Quick order" }).waitFor()
  await pasteText(page, block)
  await stateButton(page, /^40 rows$/).waitFor()
  await page.getByLabel("Builds").fill("50")
  await stateButton(page, /^37 ok$/).waitFor()

  await stateButton(page, /^1 likely$/).click()
  await page.getByRole("button", { name: /CA-F-80I .*O read as 0/ }).click()
  await stateButton(page, /^38 ok$/).waitFor()
  await stateButton(page, /^1 choose$/).click()
  await page
    .getByRole("list", { name: "Possible parts for “Tempo DDR5 32 GB”" })
    .getByRole("button", { name: /CA-TM5-SO32/ })
    .click()
  await stateButton(page, /^39 ok$/).waitFor()
  await page.getByRole("button", { name: "Download the other row" }).waitFor()
  await stateButton(page, /^1 not found$/).click()
  await shown(page, "No part number or name is similar to “XX-NOTHING-1”.")
  await field(page, 40).fill("ca-h-plain")
  await page.getByRole("option", { name: /CA-H-PLAIN exact/ }).click()
  await stateButton(page, /^40 ok$/).waitFor()
  await stateButton(page, /^40 rows$/).click()

  await loseReply(page, "PATCH", "/cart")
  await page.getByRole("button", { name: "Add 40 to cart", disabled: false }).click()
  await page.getByRole("alert").getByText("The shop could not be reached.").waitFor()
  await page.getByRole("button", { name: "Add 40 to cart", disabled: false }).click()
  await shown(page, "40 rows added to the cart.")
  await page.getByRole("link", { name: "Open the cart" }).click()
  // Two rows have the same part.
  await shown(page, "39 lines · 2,400 units")
  expect(await world.shop.as(customer)("GET /cart")).toMatchObject({ builds: 50 })
  await orderCart(page)
  await payWith(page, { number: "4242424242424242" })
  await page.getByRole("heading", { name: "Congrats! Your payment is completed." }).waitFor()
  const remembered = await world.shop.as(customer)("GET /match/choices")
  expect(remembered.map(({ row }) => row)).toEqual(["Tempo DDR5 32 GB", "CA-F-8OI"])
  await page.goto("/quick-order")
  const choices = page.locator("summary").filter({ hasText: "Your remembered choices" })
  await choices.click()
  await page.getByRole("button", { name: "Forget CA-F-8OI" }).click()
  await page.getByRole("button", { name: "Forget CA-F-8OI" }).waitFor({ state: "detached" })
  await expect.poll(() => choices.evaluate(isFocused)).toBe(true)
  await expect.poll(() => world.shop.as(customer)("GET /match/choices")).toHaveLength(1)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a spreadsheet dropped on the home page is read by quick order, and its rows keep the focus", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/", { waitUntil: "networkidle" })
  const reading = await holdCall(page, "POST", "/match/file")
  await page.evaluate(async () => {
    const send = window.fetch
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ rows: [{ number: "CA-F-120" }, { number: "CA-PA-850" }] })
    const answer = await (await send("/match", { method: "POST", headers, body })).text()
    // Rows are matched before the sheet has rendered them, as on a slow device.
    window.fetch = async (path, init) =>
      path === "/match" ? new Response(answer, { headers }) : send(path, init)
    const dataTransfer = new DataTransfer()
    const text = "Part number;Qty\nCA-F-120;20\nCA-PA-850;10"
    dataTransfer.items.add(new File([text], "list.csv", { type: "text/csv" }))
    const dragged = { dataTransfer, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new DragEvent("dragover", dragged))
    document.body.dispatchEvent(new DragEvent("drop", dragged))
  })
  await page.waitForURL("**/quick-order")
  await reading.sent
  await expect.poll(() => field(page, 1).evaluate(isFocused)).toBe(true)
  reading.release()
  await stateButton(page, /^2 ok$/).waitFor()
  await expect.poll(() => field(page, 1).evaluate(isFocused)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test("by keyboard alone rows are typed, suggested, corrected and added to the cart", async () => {
  const customer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  const { keyboard } = page
  await openQuickOrder(page)
  await expect.poll(() => field(page, 1).evaluate(isFocused)).toBe(true)
  await keyboard.type("Anvil 850")
  await page.getByRole("option", { name: /CA-PA-850/ }).waitFor()
  // Results for the whole text replace results for its beginning.
  const chosen = page.getByRole("option", { name: /CA-PA-850/, selected: true })
  await expect
    .poll(async () => {
      if (!(await chosen.isVisible())) await keyboard.press("ArrowDown")
      return chosen.isVisible()
    })
    .toBe(true)
  await keyboard.press("Enter")
  await keyboard.type("20")
  await keyboard.press("Enter")
  await stateButton(page, /^1 ok$/).waitFor()
  await keyboard.type("Breva 140 PWM")
  await keyboard.press("Tab")
  await keyboard.type("1,000")
  await keyboard.press("Enter")
  await keyboard.type("ca f 120")
  await keyboard.press("Tab")
  await keyboard.type("7")
  await keyboard.press("Enter")
  await stateButton(page, /^1 likely$/).waitFor()
  await stateButton(page, /^1 adjust quantity$/).waitFor()
  await page.getByRole("button", { name: /^Use 20/ }).waitFor()
  await keyboard.press("Control+Enter")
  const focusedPart = page.locator('[data-cell="candidate"]:focus')
  await focusedPart.waitFor()
  const bestPart = await focusedPart.innerText()
  await keyboard.press("ArrowRight")
  await page.locator("button:focus", { hasText: /others?$/ }).waitFor()
  await keyboard.press("Enter")
  await focusedPart.locator("kbd", { hasText: "2" }).waitFor()
  await keyboard.press("ArrowUp")
  await expect.poll(() => focusedPart.innerText()).toBe(bestPart)
  await keyboard.press("1")
  await stateButton(page, /^2 ok$/).waitFor()
  await expect.poll(() => focusedText(page)).toMatch(/^Use 20/)
  await keyboard.press("Enter")
  await stateButton(page, /^3 ok$/).waitFor()
  await tabToAndPress(page, page.getByRole("button", { name: "Add 3 to cart", disabled: false }))
  await shown(page, "3 rows added to the cart.")
  expect(await world.shop.as(customer)("GET /cart")).toMatchObject({ units: 1040 })
  expect(complaints).toEqual([])
  await close()
})

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `${numbers[index % numbers.length]}\t1`).join("\n")

test("a long list shows its progress, is cancelled, and is still there after a reload", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await openQuickOrder(page)
  let lookups = 0
  const cancelled = Promise.withResolvers<void>()
  await page.route("**/match", async (route) => {
    lookups += 1
    if (lookups === 2) await cancelled.promise
    await route.continue().catch(() => undefined)
  })
  await pasteText(page, manyRows(1100))
  await shown(page, "500 of 1,100 rows looked up")
  await page.getByRole("button", { name: "Cancel" }).click()
  await shown(page, "600 rows have not been looked up.")
  cancelled.resolve()
  await page.reload()
  await stateButton(page, /^600 not looked up$/).waitFor()
  await shown(page, "600 rows have not been looked up.")
  expect(lookups).toBe(2)
  await page.getByRole("button", { name: "Look up rows" }).click()
  await stateButton(page, /not looked up$/).waitFor({ state: "detached" })
  await clearRows(page)
  await stateButton(page, /rows$/).waitFor({ state: "detached" })
  expect(complaints).toEqual([])
  await close()
})

test("after any error rows stay and the page says what to do; columns are named once", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await openQuickOrder(page)
  const fileField = page.getByLabel("File with rows")
  await fileField.setInputFiles({
    name: "list.pdf",
    mimeType: "",
    buffer: Buffer.from("%PDF-1.7\n%âã"),
  })
  await page
    .getByRole("alert")
    .getByText(/^This file is damaged/)
    .waitFor()
  const pdf = await drawPdf((doc) =>
    table(
      doc,
      [
        [40, 80],
        [130, 80],
        [220, 60],
      ],
      cells("Part No. | Name | Qty\nCA-F-120 | Breva | 20"),
    ),
  )
  await fileField.setInputFiles({ name: "order.pdf", mimeType: "application/pdf", buffer: pdf })
  await stateButton(page, /^1 ok$/).waitFor()
  await clearRows(page)
  const big = Buffer.alloc(4 * 1024 * 1024 + 1, "a,b\n")
  await fileField.setInputFiles({ name: "large.csv", mimeType: "text/csv", buffer: big })
  await page
    .getByRole("alert")
    .getByText(/^This file is larger than 4 MB/)
    .waitFor()

  const limited = { code: "rate_limited", message: "Too often.", retryAfterSeconds: 120 }
  await page.route("**/match", (route) => route.fulfill({ status: 429, json: limited }))
  const file = (rows: string) => ({
    name: "bom.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows),
  })
  const head = "Item text;Our code;Qty"
  await fileField.setInputFiles(
    file(`${head}\nsix pieces of it;CA-F-120;20\nfour pieces of it;CA-F-140;40`),
  )
  await page.getByRole("group", { name: "Columns of bom.csv" }).waitFor()
  await page.getByRole("alert").getByText("Try again in 2 minutes.").waitFor()
  await page.unroute("**/match")
  await page.getByRole("button", { name: "Try again" }).click()
  await stateButton(page, /^2 rows$/).waitFor()
  await page.getByLabel(/^Item text/).selectOption("Not used")
  await stateButton(page, /^2 ok$/).waitFor()
  await clearRows(page)
  await fileField.setInputFiles(file(`${head}\nfive pieces of it;CA-F-120;20`))
  await stateButton(page, /^1 ok$/).waitFor()
  await expect.poll(() => page.getByLabel(/^Item text/).inputValue()).toBe("ignore")

  await clearRows(page)
  await pasteText(page, "CA-F-8OI\t10\r\nCA-F-8OI\t20")
  await stateButton(page, /^2 likely$/).click()
  await page.getByRole("button", { name: "Use the first suggestion for each row" }).click()
  await stateButton(page, /^2 ok$/).waitFor()
  await expect.poll(() => focusedText(page)).toBe("2 rows")

  await page.context().setOffline(true)
  await field(page, 3).fill("CA-F-140")
  await page.keyboard.press("Tab")
  await page.keyboard.type("20")
  await page.keyboard.press("Enter")
  await page
    .getByRole("alert")
    .getByText(/^You are offline/)
    .waitFor()
  await page.context().setOffline(false)
  await stateButton(page, /^3 ok$/).waitFor()
  const saved = page.waitForEvent("download")
  await field(page, 4).fill("XX-NOTHING-1")
  await page.keyboard.press("Enter")
  await stateButton(page, /^1 not found$/).waitFor()
  await page.getByRole("button", { name: "Download the other row" }).click()
  const stream = await (await saved).createReadStream()
  expect(Buffer.concat(await stream.toArray()).toString()).toBe(
    "\ufeff,,Reason\r\nXX-NOTHING-1,,No part number or name is similar to “XX-NOTHING-1”.\r\n",
  )
  const others = withoutNetworkErrors(complaints)
  expect(others.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([])
  await close()
})

test("an administrator finds the calling customer, enters the parts, and orders for them", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto("/dashboard/manageOrder")
  await page.getByRole("link", { name: "Phone order" }).click()
  await page.getByLabel("Customer’s name or e-mail").fill(customer.email)
  await page.keyboard.press("Enter")
  await page.getByText(`Phone order for ${customer.email}`).waitFor()
  await expect.poll(() => field(page, 1).evaluate(isFocused)).toBe(true)
  await page.keyboard.type("CA-F-120")
  await page.getByLabel("Quantity, row 1", { exact: true }).fill("20")
  await page.keyboard.press("Enter")
  await page.keyboard.type("XX-NOTHING-3")
  await page.keyboard.press("Enter")
  await page.getByText("Own prices", { exact: true }).click()
  const fan = page.getByRole("group", { name: /^Breva/ })
  await fan.getByLabel("Own price").fill(" ")
  await expect.poll(() => fan.getByLabel("Reason for this price").count()).toBe(0)
  await page.getByText("Own prices", { exact: true }).waitFor()
  await fan.getByLabel("Own price").fill("4")
  await fan.getByText(/^-\$.* \(-.*%\)$/).waitFor()
  await page.getByText("1 own price", { exact: true }).click()
  await fan.waitFor({ state: "hidden" })
  const order = page.getByRole("button", { name: `Order for ${customer.name}`, disabled: false })
  await order.click()
  await fan.getByText("Enter a reason for this price").waitFor()
  await fan.getByLabel("Reason for this price").fill("Trade fair")
  await order.click()
  await page.getByRole("heading", { level: 1, name: /^Order CA-/ }).waitFor()
  await page.getByText("Placed by staff", { exact: true }).waitFor()
  expect(await shop.as(customer)("GET /myorder")).toMatchObject([
    { quantity: 20, price: 80, paid: false, placedByStaff: true },
  ])
  await openQuickOrder(page)
  await expect.poll(() => field(page, 1).inputValue()).toBe("XX-NOTHING-3")
  // Only the order without a reason for its price is refused.
  expect(complaints).toEqual([expect.stringContaining("status of 400")])
  await close()
})

const bom = `Bill of materials;;;;;;
#;Designator;Quantity;Value;MPN;Own part no.;Notes
1;MEM1, MEM2;20;Tempo;CA-TM5-6032;100-0042;for hall 2
2;FAN1;20;Breva;CA-F-120;100-0060;
3;GPU2;1;Prism;CA-GP-924;100-0090;DNP
;;41;;;;`

const mail = `Hi Anna,

could you please quote:
- 50 pcs CA-F-120
- CA-F-140 - 100 off

Best regards,
John Smith`

test("a bill of materials keeps its line details; of a mail only the parts become rows", async () => {
  const customer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  await openQuickOrder(page)
  await page
    .getByLabel("File with rows")
    .setInputFiles({ name: "bom.csv", mimeType: "text/csv", buffer: Buffer.from(bom) })
  await stateButton(page, /^2 ok$/).waitFor()
  expect(await page.getByLabel(/^Designator/).inputValue()).toBe("designators")
  await shown(page, "2 lines without a part")
  await page.getByText("1 row marked as not fitted").click()
  await page.getByRole("button", { name: /^Restore/ }).click()
  await stateButton(page, /^3 rows$/).waitFor()
  const heading = page.getByRole("checkbox", { name: "First row is a heading" })
  await heading.uncheck()
  await stateButton(page, /^1 not found$/).waitFor()
  await heading.check()
  await stateButton(page, /^2 ok$/).waitFor()
  await page.getByRole("button", { name: "Add 2 to cart", disabled: false }).click()
  await shown(page, "2 rows added to the cart.")
  const { lines } = await world.shop.as(customer)("GET /cart")
  expect(lines).toMatchObject([
    {
      quantity: 20,
      designators: "MEM1, MEM2",
      customerPartNumber: "100-0042",
      note: "for hall 2",
    },
    { quantity: 20, designators: "FAN1", customerPartNumber: "100-0060" },
  ])
  await clearRows(page)
  await pasteText(page, mail)
  await stateButton(page, /^2 ok$/).waitFor()
  await shown(page, "4 lines without a part")
  await shown(page, "$1,550.00")
  expect(complaints).toEqual([])
  await close()
})
