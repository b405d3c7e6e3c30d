import { afterAll, expect, test } from "vitest"
import { breakCall, withoutNetworkErrors } from "../network-faults.ts"
import { anOrder, isFocused, openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
await anOrder(world.shop, await world.shop.customer())

async function openAs(path: string, person = world.shop.admin) {
  const visitor = await visitAs(world, person)
  await visitor.page.goto(path)
  return visitor
}

test("a customer becomes an administrator after a confirmation, and the button becomes text", async () => {
  const { shop } = world
  const person = await shop.customer()
  const { page, complaints, close } = await openAs("/dashboard/makeAdmin")
  const row = page.getByRole("row", { name: new RegExp(person.email) })
  const refusal = await breakCall(page, "PUT /user/admin/", { status: 403, code: "forbidden" })
  const make = row.getByRole("button", { name: `Make Admin ${person.email}` })
  const dialog = page.getByRole("alertdialog", { name: `Make ${person.email} an administrator?` })
  const agree = dialog.getByRole("button", { name: "Make Admin" })
  await row.getByText("not confirmed").waitFor()
  await make.press("Enter")
  await dialog.getByText("its owner is unknown").waitFor()
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  await expect.poll(() => make.evaluate(isFocused)).toBe(true)
  await make.click()
  await agree.click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed to Make an admin")
  await page.getByRole("main").getByText(`${person.email}: The shop is resting.`).waitFor()
  await refusal.restore()
  await make.click()
  await agree.click()
  await expect.poll(() => toastText(page)).toBe("Successfully made an admin")
  await row.getByText("Admin", { exact: true }).waitFor()
  await expect.poll(() => make.count()).toBe(0)
  await expect.poll(() => row.getByRole("rowheader").evaluate(isFocused)).toBe(true)
  const own = page.getByRole("row", { name: new RegExp(shop.admin.email) })
  await expect.poll(() => own.getByRole("button", { name: "Make Admin" }).count()).toBe(0)
  const again = await openAs("/dashboard/manageOrder", person)
  await again.page.getByRole("heading", { name: "Manage Orders", level: 1 }).waitFor()
  await again.close()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("administrator rights are revoked, including one's own, but never the last administrator's", async () => {
  const { shop } = world
  const person = await shop.customer()
  await shop.sql("update profiles set role = 'user' where user_id <> $1", [shop.admin.id])
  await shop.sql("update users set email_verified = true where id = $1", [person.id])
  await shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email: person.email } })
  const { page, complaints, close } = await openAs("/dashboard/makeAdmin", person)
  const remove = ({ email }: { email: string }) =>
    page.getByRole("button", { name: `Remove rights ${email}` })
  const dialog = page.getByRole("alertdialog")
  await page
    .getByRole("row", { name: new RegExp(person.email) })
    .getByText("confirmed")
    .waitFor()

  await remove(shop.admin).click()
  await dialog.getByText(`Remove the admin rights of ${shop.admin.email}?`).waitFor()
  await dialog.getByRole("button", { name: "Remove rights" }).click()
  await expect.poll(() => toastText(page)).toBe("Admin rights removed")
  await page.getByRole("button", { name: `Make Admin ${shop.admin.email}` }).waitFor()
  expect(await shop.send("GET /order", { token: shop.admin.token })).toMatchObject({ status: 403 })

  await remove(person).click()
  await dialog.getByRole("button", { name: "Remove rights" }).click()
  await page.getByText(`${person.email}: You are the only administrator.`).waitFor()

  await page.getByRole("button", { name: `Make Admin ${shop.admin.email}` }).click()
  await dialog.getByText("The address is confirmed.").waitFor()
  await dialog.getByRole("button", { name: "Make Admin" }).click()
  await remove(shop.admin).waitFor()
  await remove(person).click()
  await dialog.getByText("These are your own rights").waitFor()
  await dialog.getByRole("button", { name: "Remove rights" }).click()
  await page.getByRole("heading", { name: "My Profile", level: 1 }).waitFor()
  await page.getByRole("navigation", { name: "Dashboard" }).getByText("My Order").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test.each([
  { link: "Manage Orders", call: "GET /order", words: "Orders could not be loaded." },
  { link: "Manage Product", call: "GET /product", words: "Products could not be loaded." },
  { link: "Make Admin", call: "GET /user", words: "Accounts could not be loaded." },
] as const)("$link shows an error when it cannot be loaded, and can be retried", async (screen) => {
  const { page, close } = await openAs("/dashboard/addProduct")
  await page.getByRole("heading", { name: "Add a product", level: 1 }).waitFor()
  const outage = await breakCall(page, screen.call)
  await page.getByRole("navigation", { name: "Dashboard" }).getByText(screen.link).click()
  await shown(page, screen.words)
  await page.getByRole("heading", { name: screen.link, level: 1 }).waitFor()
  await outage.restore()
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByRole("table").waitFor()
  const heading = page.getByRole("heading", { name: screen.link, level: 1 })
  await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
  await close()
})

test("an administrator who loses the rights is signed out and sent to the login", async () => {
  const { shop } = world
  const person = await shop.customer()
  await shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email: person.email } })
  const { page, close } = await openAs("/dashboard/addProduct", person)
  await page.getByRole("heading", { name: "Add a product", level: 1 }).waitFor()
  await breakCall(page, "GET /order", { status: 503, code: "unavailable" })
  await page.route(/\/admin\//, (route) => route.fulfill({ json: { admin: false } }))
  await page.getByRole("navigation", { name: "Dashboard" }).getByText("Manage Orders").click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await close()
})
