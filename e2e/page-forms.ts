import type { Locator, Page } from "playwright-core"
import { authenticator, earlyInStep } from "#test/authenticator.ts"
import { aPng } from "#test/picture-files.ts"

/** Input into the shop's pages, by label. */

export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
}

/** Logs out, and waits until the page that follows takes input. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click()
  await page.getByRole("link", { name: "Login" }).first().waitFor()
  await page.locator("html[data-hydrated]").waitFor()
}

/** Turns on the second factor. Returns the authenticator app, which gives the code of a step. */
export async function turnOnSecondFactor(page: Page): Promise<(step?: number) => string> {
  await page.getByRole("button", { name: "Turn on", exact: true }).click()
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor()
  const uri = await page.getByRole("link", { name: /open it in the app/ }).getAttribute("href")
  const codeOf = authenticator(uri ?? "")
  await earlyInStep()
  await page.getByLabel("Code from the app").fill(codeOf(-1))
  await page.getByRole("button", { name: "Confirm", exact: true }).click()
  await page.getByText("Keep these recovery codes.", { exact: true }).waitFor()
  return codeOf
}

/** Fills the fields of a new product by label, and chooses a photo. */
export async function fillProduct(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  const photo = { name: "photo.png", mimeType: "image/png", buffer: await aPng() }
  await page.getByLabel("Photo").setInputFiles(photo)
}

/** Pastes into the focused element like Ctrl+V, without the system clipboard. */
export const pasteText = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", pasted)
    const options = { clipboardData, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", options))
  }, text)

export interface CardInput {
  number: string
  expiry?: string
  cvc?: string
}

export async function fillCard(page: Page, card: CardInput): Promise<void> {
  const { number, expiry = "1234", cvc = "123" } = card
  await page.getByLabel("Card number").fill(number)
  await page.getByLabel("Expiry").fill(expiry)
  await page.getByLabel("CVC").fill(cvc)
}

export const payButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Pay", exact: true })

export async function payWith(page: Page, card: CardInput): Promise<void> {
  await fillCard(page, card)
  await payButton(page).click()
}

export const placeOrder = (page: Page): Locator =>
  page.getByRole("button", { name: /^Place order for \$/, disabled: false })

/** Goes from a complete cart through the checkout to the payment. */
export async function orderCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Checkout", disabled: false }).click()
  await placeOrder(page).click()
  await page.getByRole("heading", { name: "We have received your order." }).waitFor()
  await page.getByRole("link", { name: "Pay now" }).click()
}

/** Controls of the purchase page. */
export const quantity = (page: Page): Locator => page.getByLabel("Quantity", { exact: true })
export const submit = (page: Page): Locator => page.getByRole("button", { name: "Submit" })
