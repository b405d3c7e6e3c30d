import { afterAll, expect, test } from "vitest"
import { foreignPaths, strangePaths } from "#test/security/foreign-paths.ts"
import { logIn } from "../page-forms.ts"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const at = (url: string) => new URL(url).pathname
const WHY = /^That page is for administrators/
const storedToken = () => localStorage.getItem("accessToken")

test("a visitor at a protected page logs in and returns to it; a wrong password says so and keeps the input", async () => {
  const customer = await world.shop.customer()
  const { page, close } = await visitAs(world, undefined)
  await page.goto("/dashboard/myOrder")
  await expect.poll(() => at(page.url())).toBe("/login")
  await page.getByRole("button", { name: "Login" }).click()
  await shown(page, "Email is Required")
  await shown(page, "Password is Required")
  await page.getByLabel("Email").fill("nobody")
  await shown(page, "Enter a valid Email")
  await page.getByLabel("Password", { exact: true }).fill("five5")
  await shown(page, "Password Must be 6 characters or longer")
  await logIn(page, { email: customer.email, password: "not this one" })
  await page.getByRole("alert").getByText("Invalid email or password").waitFor()
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(customer.email)
  await logIn(page, customer)
  await page.getByRole("heading", { name: "My Order", level: 1 }).waitFor()
  await expect.poll(() => at(page.url())).toBe("/dashboard/myOrder")
  await expect.poll(() => page.evaluate(storedToken)).toMatch(/^[\w-]{43}$/)
  await close()
})

test("a visitor's cart is kept at login and merged with the account's", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const mine = await shop.part({ name: "Anvil" })
  const theirs = await shop.part({ name: "Beam" })
  await shop.as(customer)("PATCH /cart", { body: { add: [{ partId: mine, quantity: 3 }] } })
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/cart")
  await shown(page, "Your cart is empty.")
  await page.request.patch("/cart", { data: { add: [{ partId: theirs, quantity: 2 }] } })
  const opened = await page.reload()
  expect(opened?.headers()["cache-control"]).toBe("no-store")
  await expect.poll(() => page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex")
  await shown(page, "1 line · 2 units")
  await page.getByRole("button", { name: "Checkout", disabled: false }).click()
  await logIn(page, customer)
  await shown(page, "3 × Anvil")
  await shown(page, "2 × Beam")
  await expect.poll(() => at(page.url())).toBe("/checkout")
  expect(complaints).toEqual([])
  await close()
})

test("a visitor who logs in from a search returns to its results", async () => {
  const customer = await world.shop.customer()
  const { page, close } = await visitAs(world, undefined)
  await page.goto("/parts?q=anvil")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Login" }).click()
  await logIn(page, customer)
  await expect.poll(() => page.url()).toBe(`${world.shop.url}/parts?q=anvil`)
  await close()
})

test("a signed-in user at the login page is redirected, and never to another site", async () => {
  const { cookie } = await world.shop.customer()
  for (const path of [...foreignPaths, ...strangePaths.filter((path) => path.isWellFormed())]) {
    const address = `/login?from=${encodeURIComponent(path)}`
    const { status, headers } = await world.shop.send(`GET ${address}`, { headers: { cookie } })
    expect({ path, status }).toEqual({ path, status: 302 })
    // Resolved as a browser does.
    const end = new URL(headers.get("location") ?? "//no.example", world.shop.url)
    expect(end.origin, path).toBe(world.shop.url)
    expect(end.pathname, path).not.toBe("/login")
  }
})

test("someone without administrator rights is signed out on an administrator's page and reads why", async () => {
  const { shop } = world
  const person = await shop.administrator()
  const { page, close } = await visitAs(world, person)
  await page.goto("/dashboard/addProduct")
  await page.getByRole("heading", { name: "Add a product", level: 1 }).waitFor()
  await shop.as(shop.admin)("DELETE /user/admin/{email}", { params: { email: person.email } })
  await page.getByRole("navigation", { name: "Dashboard" }).getByText("Manage Product").click()
  await page.getByText(WHY).waitFor()
  await logIn(page, person)
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  await expect.poll(() => page.evaluate(storedToken)).toMatch(/^[\w-]{43}$/)

  const opened = await page.goto("/dashboard/manageOrder")
  expect(await opened?.text()).toContain("That page is for administrators")
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await expect.poll(() => at(page.url())).toBe("/login")
  await page.getByText(WHY).waitFor()
  await page.goto("/dashboard")
  await expect.poll(() => at(page.url())).toBe("/login")
  await expect.poll(() => page.evaluate(storedToken)).toBeNull()
  await close()
})

test.each([
  { last: "the orders", held: /\/api\/auth\/get-session/, until: /myOrder\.data/ },
  { last: "the page's frame", held: /myOrder\.data/, until: /\/api\/auth\/sign-out/ },
])(
  "a session lost while My Order loads signs out, deletes the token and goes home, if $last come last",
  async ({ held, until }) => {
    const { page, close } = await visitAs(world, await world.shop.customer())
    await page.goto("/dashboard/review")
    // Wait until the page has its token, so that it does not replace the one below.
    await expect.poll(() => page.evaluate(storedToken)).toMatch(/^[\w-]{43}$/)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem("accessToken", "x".repeat(43)))
    const first = page.waitForResponse(until)
    await page.route(held, async (route) => {
      await first
      await route.continue()
    })
    await page.getByRole("link", { name: "My Order" }).click()
    await page.waitForURL(`${world.shop.url}/`)
    await expect.poll(() => page.evaluate(storedToken)).toBeNull()
    await close()
  },
)

test("an address or a name that the shop refuses is refused at its field; a return address of another site is ignored", async () => {
  const { page, close } = await visitAs(world, undefined)
  const email = page.getByLabel("Email")
  const emailError = page.locator("[id^=email_][id$=-error]")
  const addresses = ["a@b.c", "ü@example.test"]
  await page.goto("/register")
  for (const address of addresses) {
    await email.fill(address)
    await page.getByRole("button", { name: "Register" }).click()
    await emailError.getByText("Provide a valid Email").waitFor()
    await email.fill("")
    await emailError.getByText("Email is Required").waitFor()
  }
  await email.fill(`${"long".repeat(80)}@shop.example`)
  await page.getByLabel("Name").fill("x".repeat(81))
  await page.getByLabel("Password", { exact: true }).fill("long enough")
  await page.getByRole("button", { name: "Register" }).click()
  await emailError.getByText("Provide a valid Email").waitFor()
  await page
    .locator("[id^=name_][id$=-error]")
    .getByText("Name has at most 80 characters")
    .waitFor()
  await expect.poll(() => page.getByText("See 'fields'").count()).toBe(0)

  await page.goto(`/login?from=${encodeURIComponent("//evil.example/x")}`)
  for (const address of addresses) {
    await logIn(page, { email: address, password: "long enough" })
    await emailError.getByText("Enter a valid Email").waitFor()
    await email.fill("")
    await emailError.getByText("Email is Required").waitFor()
  }
  await logIn(page, await world.shop.customer())
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  await expect.poll(() => page.url()).toBe(`${world.shop.url}/`)
  await close()
})
