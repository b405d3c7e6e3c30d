import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { smtpPeer } from "#test/services/smtp-peer.ts"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("an administrator's dashboard starts with the profile; its menu opens the overview, with charts and tables", async () => {
  const customer = await world.shop.customer()
  const scarce = await world.shop.part({ name: "Scarce", minimumQuantity: 5, availableQuantity: 8 })
  const place = async (purchaseId: string) => {
    const body = { purchaseId, quantity: 5 }
    return (await world.shop.as(customer)("POST /purchase", { body })).insertedId
  }
  await payOrder(world.shop, customer, await place(await world.shop.part({ price: 20 })))
  await place(scarce)

  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard")
  await page.getByRole("heading", { name: "My Profile", level: 1 }).waitFor()
  await expect.poll(() => page.getByRole("heading", { name: "Overview" }).count()).toBe(0)
  const menu = page.getByRole("navigation", { name: "Dashboard" })
  await expect
    .poll(() => menu.locator("[aria-current=page]").allTextContents())
    .toEqual(["My Profile"])
  await menu.getByRole("link", { name: "Overview" }).click()
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/overview")
  const overview = page.getByRole("region", { name: "Overview" })
  await overview.getByText("$100.00", { exact: true }).first().waitFor()
  await overview.getByText("$745.00", { exact: true }).waitFor()
  await page
    .getByRole("img", { name: /^Revenue before refunds, last 30 days\. At most \$100\.00/ })
    .waitFor()
  await page.getByLabel("Show as a table: Orders, last 30 days").click()
  const table = page.getByRole("table", { name: "Orders, last 30 days" })
  await expect.poll(() => table.getByRole("row").count()).toBe(31)
  await expect.poll(() => table.getByRole("row").last().getByRole("cell").innerText()).toBe("2")
  await page
    .getByRole("row", { name: /^Scarce/ })
    .getByRole("link")
    .click()
  await page.getByRole("heading", { name: "Edit Scarce" }).waitFor()
  await page.goBack()
  await page.getByRole("link", { name: "1 order to approve" }).click()
  await page.getByRole("heading", { name: "Manage Orders", level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole("link", { name: "1 unpaid order" }).click()
  await page.getByRole("row", { name: /Scarce/ }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("the overview is for administrators only", async () => {
  const { cookie } = await world.shop.customer()
  const answer = await world.shop.send("GET /dashboard/overview", { headers: { cookie } })
  expect(answer.status).toBe(302)
  expect(answer.headers.get("location")).toMatch(/^\/login/)
})

/** Queues a mail that waits, or whose last attempt failed. */
const insertMail = ({ shop }: typeof world, to: string, state: "dead" | "queued") =>
  shop.sql(
    `insert into mail_outbox (recipient, template, data, state, attempts, last_error, handed_over_at, created_at)
     values ($1, 'welcome-verify', $2, $3, 12, 'no such mailbox', now(), now() - interval '1 hour')`,
    [to, { name: "Ada", link: "https://shop.example/verify-email" }, state],
  )

test("an administrator resends a failed mail", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Mail", exact: true }).click()
  await shown(page, "No e-mail has failed.")
  await page.getByText("No mail server is set up").waitFor()
  await insertMail(world, "far@shop.example", "dead")
  await page.getByRole("link", { name: "Overview" }).click()
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor()
  await page.getByText("No mail server is set up").waitFor()
  await page.getByRole("link", { name: "1 e-mail failed" }).click()
  await page.getByRole("cell", { name: /no such mailbox/ }).waitFor()
  await page.getByRole("cell", { name: "welcome verify", exact: true }).waitFor()
  await page.getByRole("button", { name: "Send again to far@shop.example" }).click()
  await shown(page, "The e-mail will be sent again")
  await page.getByRole("cell", { name: /no such mailbox/ }).waitFor({ state: "detached" })
  expect(complaints).toEqual([])
  await close()
})

test("with a mail server, mail that is still waiting is not called delivered", async () => {
  const peer = await smtpPeer()
  const served = await openShopBrowser({ smtpUrl: peer.url })
  const { page, close } = await visitAs(served, served.shop.admin)
  await page.goto("/dashboard/mail")
  await shown(page, "Every mail was delivered.")
  await insertMail(served, "slow@shop.example", "queued")
  await page.getByRole("link", { name: "Overview" }).click()
  await page.getByRole("link", { name: "1 e-mail waiting" }).click()
  await page.getByRole("rowheader", { name: "slow@shop.example" }).waitFor()
  await page.getByRole("link", { name: "Mail", exact: true }).click()
  await shown(page, "No e-mail has failed. 1 is waiting.")
  expect(await page.getByText("No mail server is set up").count()).toBe(0)
  await close()
  await served.close()
  await peer.stop()
})
