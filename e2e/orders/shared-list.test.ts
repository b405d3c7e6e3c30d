import { afterAll, expect, test } from "vitest"
import { holdCall, loseReply } from "../network-faults.ts"
import { openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const details = { designators: "J4, J5", note: "Front", customerPartNumber: "4711-0815" }

async function aSharedList() {
  const { shop } = world
  const owner = await shop.customer()
  const fan = await shop.part({ name: "Gale 140", price: 4.9, availableQuantity: 500 })
  const rail = await shop.part({ name: "Rail kit", maximumQuantity: 10 })
  const lines = [
    { partId: fan, quantity: 2, ...details, targetPrice: 4.5 },
    { partId: rail, quantity: 1 },
  ]
  const body = { name: "Render node", builds: 20, lines }
  const { insertedId: id } = await shop.as(owner)("POST /list", { body })
  return shop.as(owner)("POST /list/{id}/share", { params: { id } })
}

test("a visitor adds a shared list to the cart, signs in to copy it, and loses nothing", async () => {
  const { path } = await aSharedList()
  const reader = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto(path, { waitUntil: "networkidle" })
  await page.getByText("Customer part number 4711-0815").waitFor()
  await page.getByRole("button", { name: "Add all to my cart" }).click()
  await shown(page, "1 line added to your cart.")
  await page.getByText("1 line could not be added").waitFor()

  await page.getByRole("link", { name: "Sign in to copy" }).click()
  await page.getByLabel("Email").fill(reader.email)
  await page.getByLabel("Password", { exact: true }).fill(reader.password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await page.waitForURL(/\/dashboard\/lists\//)
  await page.getByRole("grid", { name: "Render node" }).waitFor()
  const [copied] = await world.shop.as(reader)("GET /list")
  expect(copied).toMatchObject({ name: "Render node", builds: 20, lineCount: 2 })
  const cart = await world.shop.as(reader)("GET /cart")
  expect(cart.lines).toMatchObject([{ name: "Gale 140", quantity: 40, ...details }])
  expect(complaints).toEqual([])
  await close()
})

test("a target price is entered on a list line and shown beside the shop's, also in the cart", async () => {
  const customer = await world.shop.customer()
  const fan = await world.shop.part({ name: "Gale 120", price: 4.9, availableQuantity: 500 })
  const body = { name: "Fans", lines: [{ partId: fan, quantity: 2 }] }
  const { insertedId } = await world.shop.as(customer)("POST /list", { body })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/lists/${insertedId}`, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: /^Add a target price for / }).click()
  await page.getByLabel("Target price of Gale 120").fill("$4.50")
  await page.getByLabel("Target price of Gale 120").press("Enter")
  await page.getByRole("button", { name: /^Target \$4\.50, ours \$4\.90, 9 % above/ }).waitFor()
  const save = page.getByRole("button", { name: "Save", exact: true })
  const discard = page.getByRole("button", { name: "Discard" })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await discard.boundingBox())?.y).toBe((await save.boundingBox())?.y)
  }
  await save.click()
  await page.getByRole("button", { name: "Add list to cart" }).click()
  await page.getByRole("link", { name: "Open the cart" }).click()
  await page.getByRole("heading", { name: "Cart", level: 1 }).waitFor()
  await page.getByRole("button", { name: /^Target \$4\.50, ours \$4\.90/ }).waitFor()
  await page.getByRole("button", { name: "Remove Gale 120" }).click()
  await page.getByRole("button", { name: "Restore the line" }).click()
  await page.getByRole("button", { name: /^Target \$4\.50, ours \$4\.90/ }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a file's rows keep their numbers across blank lines; a link that cannot be copied is still shown", async () => {
  const customer = await world.shop.customer()
  await world.shop.part({ name: "Gale 92", sku: "GALE-92" })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"))
  })
  await page.goto("/dashboard/lists", { waitUntil: "networkidle" })
  await page.getByLabel("CSV file of a list").setInputFiles({
    name: "rack.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("\nPart number,Quantity\nGALE-92,2\n\nNO-SUCH,1\n"),
  })
  await page.getByText("1 of 2 rows are in the list.").waitFor()
  await page.getByText("Row 5, NO-SUCH: no part has this number.").waitFor()

  await page.getByRole("link", { name: "Open the list" }).click()
  await page.getByRole("button", { name: "Share by link" }).click()
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await expect
    .poll(() => toastText(page, "alert"))
    .toBe("Your browser does not allow this page to copy.")
  await page.getByRole("button", { name: "Copy", exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a line changed during a save stays; a save and a copy whose reply is lost happen once", async () => {
  const customer = await world.shop.customer()
  const fan = await world.shop.part({ name: "Gale 80" })
  const body = { name: "Cabinet", lines: [{ partId: fan, quantity: 2 }] }
  const { insertedId: id } = await world.shop.as(customer)("POST /list", { body })
  const { page, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/lists/${id}`, { waitUntil: "networkidle" })
  const quantity = page.getByRole("textbox", { name: "Per build, Gale 80" })
  const write = async (typed: string) => {
    await quantity.fill(typed)
    await quantity.press("Enter")
  }
  const save = page.getByRole("button", { name: "Save", exact: true })
  const read = () => world.shop.as(customer)("GET /list/{id}", { params: { id } })

  const saving = await holdCall(page, "PUT", `/list/${id}`)
  await write("3")
  await save.click()
  await saving.sent
  await write("4")
  saving.release()
  await shown(page, "1 line · revision 2")
  expect(await quantity.inputValue()).toBe("4")

  await loseReply(page, "PUT", `/list/${id}`)
  await save.click()
  await shown(page, "Your changes are not saved.")
  await save.click()
  await page.getByRole("button", { name: "Add list to cart" }).waitFor()
  expect(await read()).toMatchObject({ revision: 3, lines: [{ quantity: 4 }] })

  await loseReply(page, "POST", "/list")
  const copy = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("button", { name: "Copy", exact: true }).click()
  }
  await copy()
  await shown(page, "The shop could not be reached.")
  await copy()
  await page.getByRole("heading", { name: "Parts list: Copy of Cabinet" }).waitFor()
  const lists = await world.shop.as(customer)("GET /list")
  expect(lists.map(({ name }) => name)).toEqual(["Copy of Cabinet", "Cabinet"])
  await close()
})
