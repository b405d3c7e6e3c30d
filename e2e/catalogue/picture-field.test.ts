import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { aPng } from "#test/picture-files.ts"
import { breakCall, holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { focusedName, openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const openForm = async () => {
  const visitor = await visitAs(world, await world.shop.customer())
  await visitor.page.goto("/dashboard/review")
  await visitor.page.getByLabel("Description").fill("Forty boards, all of them right.")
  await visitor.page.getByLabel("Rating").fill("5")
  return visitor
}

/** Drops or pastes a picture. */
const hand = async (
  page: Page,
  kind: "drop" | "dragover" | "paste",
  besides = "",
): Promise<void> => {
  const bytes = [...(await aPng({ width: 40, height: 40 }))]
  await page.getByLabel("Photo").evaluate(
    (input, given) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(given.bytes)], "board.png", { type: "image/png" }))
      if (given.besides) data.items.add(given.besides, "text/plain")
      const event =
        given.kind === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent(given.kind, { dataTransfer: data, bubbles: true, cancelable: true })
      input.dispatchEvent(event)
    },
    { bytes, kind, besides },
  )
}

const preview = (page: Page) => page.locator("img[src^='blob:']")
const send = (page: Page) => page.getByRole("button", { name: "Add Review" }).click()

test("a photo is dropped, removed and pasted; one that is too large is not uploaded", async () => {
  const { page, complaints, close } = await openForm()
  const uploads: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/image") uploads.push(request.method())
  })
  const buffer = Buffer.concat([await aPng(), Buffer.alloc(5 * 1024 * 1024)])
  await page.getByLabel("Photo").setInputFiles({ name: "me.png", mimeType: "image/png", buffer })
  await send(page)
  await page.locator("[id^=photo_][id$=-error]").getByText("at most 5 MiB").waitFor()
  expect(uploads).toEqual([])
  await page.getByRole("button", { name: "Remove photo" }).click()

  await hand(page, "dragover")
  await hand(page, "drop")
  await preview(page).waitFor()
  await shown(page, "board.png")
  await page.getByRole("button", { name: "Remove photo" }).click()
  await preview(page).waitFor({ state: "detached" })
  await expect.poll(() => focusedName(page)).toBe("photo")
  await hand(page, "paste", "a table with a picture")
  await hand(page, "paste")
  await preview(page).waitFor()
  await send(page)
  await expect.poll(() => toastText(page)).toBe("Review added successfully")
  await preview(page).waitFor({ state: "detached" })
  expect(complaints).toEqual([])
  await close()
})

test("an upload shows its progress, is cancelled or fails, and starts again", async () => {
  const { page, complaints, close } = await openForm()
  const photo = { name: "me.png", mimeType: "image/png", buffer: await aPng({ seed: 71 }) }
  await page.getByLabel("Photo").setInputFiles(photo)
  const upload = await holdCall(page, "POST", "/image")
  await send(page)
  await page.getByRole("progressbar", { name: "Upload" }).waitFor()
  await shown(page, "Uploading photo…")
  await page.getByRole("button", { name: "Cancel upload" }).click()
  await page.getByRole("status").getByText("Not uploaded: you cancelled it.").waitFor()
  await expect.poll(() => page.getByRole("progressbar", { name: "Upload" }).count()).toBe(0)
  await expect.poll(() => focusedName(page)).toBe("photo")
  await preview(page).waitFor()
  upload.release()
  const outage = await breakCall(page, "POST /image")
  await send(page)
  await page.locator("[id^=photo_][id$=-error]").getByText("The shop is resting.").waitFor()
  await outage.restore()
  await send(page)
  await expect.poll(() => toastText(page)).toBe("Review added successfully")
  await expect.poll(() => page.getByText("Not uploaded").count()).toBe(0)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
