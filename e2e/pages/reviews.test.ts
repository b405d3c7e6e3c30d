import { afterAll, expect, test } from "vitest"
import { noAnswerText } from "#contract/kernel/common-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { buyAndPay, words } from "#test/part-reviews.ts"
import { aPng } from "#test/picture-files.ts"
import type { Person } from "#test/test-shop.ts"
import {
  focusedText,
  isFocused,
  openShopBrowser,
  shown,
  toastText,
  visitAs,
} from "../shop-browser.ts"
import { readStructuredData } from "../structured-data.ts"

const world = await openShopBrowser()
afterAll(world.close)

const photo = "/img/parts/anvil-1000-960.webp"
const write = (by: Person, description: string) =>
  world.shop.as(by)("POST /review", { body: { name: by.name, description, photo, rating: 4 } })

test("the home page shows twelve reviews, one per person, and links to the others", async () => {
  const customer = await world.shop.customer()
  for (const words of ["What I thought first.", "What I think now."]) await write(customer, words)
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/")
  const cards = page.locator("#reviews").getByRole("article")
  await expect.poll(() => cards.count()).toBe(12)
  await cards.getByText("What I think now.").waitFor()
  await expect.poll(() => page.getByText("What I thought first.").count()).toBe(0)
  await expect.poll(() => page.getByRole("button", { name: /^Hide/ }).count()).toBe(0)

  await page.getByRole("link", { name: "All 14 reviews" }).click()
  await page.getByRole("heading", { name: "Reviews", level: 1 }).waitFor()
  await shown(page, "What I thought first.")
  await shown(page, "1–12 of 14")
  await page.getByRole("link", { name: "Next" }).click()
  await shown(page, "13–14 of 14")
  await expect.poll(() => page.getByRole("article").count()).toBe(2)
  for (const odd of ["page=9999999", "page=-1", "page=x"])
    expect((await page.request.get(`/reviews?${odd}`)).status(), odd).toBe(200)
  const hidden = await page.request.get("/reviews?hidden=true")
  expect(hidden.status()).toBe(200)
  expect((await hidden.text()).match(/<article/g), "strangers see nothing hidden").toHaveLength(12)
  expect(complaints).toEqual([])
  await close()
})

test("staff hide a review where they see it, and restore it", async () => {
  const customer = await world.shop.customer()
  await write(customer, "Visit my casino.")
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/")
  await page.getByRole("button", { name: `Hide the review of ${customer.name}` }).click()
  await expect.poll(() => toastText(page)).toBe(pageText.review.hidden)
  await page.getByText("Visit my casino.").waitFor({ state: "detached" })
  await expect.poll(() => focusedText(page)).toMatch(/^Hide the review of/)

  await page.getByRole("link", { name: /^All \d+ reviews$/ }).click()
  await page.getByRole("link", { name: "Hidden", exact: true }).click()
  await shown(page, "Visit my casino.")
  await page.getByRole("button", { name: `Restore the review of ${customer.name}` }).click()
  await shown(page, "No review is hidden.")
  await page.getByRole("link", { name: "Shown", exact: true }).click()
  await shown(page, "Visit my casino.")
  expect(complaints).toEqual([])
  await close()
})

test("a buyer reviews a part; others read and report it, and staff hide it with a reason", async () => {
  const { shop } = world
  const id = await shop.part({ name: "Lath" })
  const { slug } = await shop.as(shop.admin)("GET /part/{id}", { params: { id } })
  const buyer = await shop.customer()
  const reader = await shop.customer()
  await buyAndPay(shop, buyer, id, 3)
  const nobody = await visitAs(world, reader)
  await nobody.page.goto(`/parts/${slug}`)
  await expect.poll(() => nobody.page.getByRole("region", { name: "Reviews" }).count()).toBe(0)

  const { page, complaints, close } = await visitAs(world, buyer)
  await page.goto(`/parts/${slug}`)
  await page.getByRole("button", { name: "Write a review" }).click()
  await expect
    .poll(() => page.getByRole("radio", { name: "1 star" }).evaluate(isFocused))
    .toBe(true)
  await page.getByLabel("Title").fill("Quiet")
  await page.getByRole("button", { name: "Publish review" }).click()
  await page.getByRole("link", { name: "Rating is Required" }).click()
  await page.keyboard.press("Space")
  for (const _ of [2, 3, 4]) await page.keyboard.press("ArrowRight")
  await expect.poll(() => page.getByRole("radio", { name: "4 stars" }).isChecked()).toBe(true)
  await page.getByLabel("Review", { exact: true }).fill("Whispers.")
  const picture = { name: "rack.png", mimeType: "image/png", buffer: await aPng({ seed: 77 }) }
  await page.getByLabel("Add a picture").setInputFiles(picture)
  await page.getByRole("button", { name: "Remove picture 1" }).waitFor()
  await page.getByRole("button", { name: "Publish review" }).click()
  await expect.poll(() => toastText(page)).toBe(partReviewText.saved.published)
  const review = page.getByRole("article", { name: "Quiet" })
  await review.getByText("Bought 3 units").waitFor()
  await review.getByRole("link", { name: "1 of 1, with the review Quiet" }).waitFor()
  await page.getByText("4.0 out of 5 stars").waitFor({ state: "attached" })
  await page.getByRole("link", { name: "4 stars 1" }).click()
  await expect.poll(() => new URL(page.url()).search).toBe("?rating=4")
  const html = await (await page.request.get(`/parts/${slug}`)).text()
  expect(readStructuredData(html)[0]).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ name: "Quiet", author: { name: buyer.name } }],
  })

  const german = await page.request.get(`/de/parts/${slug}`)
  expect(await german.text()).toContain(">4,0<")
  await nobody.page.goto(`/parts/${slug}`)
  await nobody.page.getByRole("button", { name: /^Report/ }).click()
  await nobody.page.getByLabel("Reason").fill("I hear it.")
  await nobody.page.getByRole("button", { name: "Send" }).click()
  await expect.poll(() => toastText(nobody.page)).toBe(partReviewText.reported)

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto("/dashboard/overview")
  await staff.page.getByRole("link", { name: "1 review reported" }).click()
  await staff.page.getByText("I hear it.").waitFor()
  await staff.page.getByRole("button", { name: /^Hide/ }).click()
  await staff.page.getByLabel(/^Reason for hiding it/).fill("Measured loud.")
  await staff.page.getByRole("button", { name: "Save" }).click()
  await shown(staff.page, "No review was reported.")
  await page.reload()
  await page.getByText("We have hidden your review: Measured loud.").waitFor()
  await expect.poll(() => review.count()).toBe(0)
  await page.getByRole("button", { name: "Remove your review" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
  await expect.poll(() => toastText(page)).toBe(partReviewText.removed)
  await page.getByRole("button", { name: "Write a review" }).waitFor()
  for (const one of [complaints, nobody.complaints, staff.complaints]) expect(one).toEqual([])
  for (const one of [nobody, staff]) await one.close()
  await close()
})

test("an answer to a review that another administrator changed meanwhile is kept", async () => {
  const { shop } = world
  const partId = await shop.part({ name: "Murmur 14" })
  const buyer = await shop.customer()
  await buyAndPay(shop, buyer, partId, 1)
  await shop.as(buyer)("PUT /part/{id}/review", { params: { id: partId }, body: words })
  const { page, close } = await visitAs(world, shop.admin)
  await page.goto("/reviews?parts=published")
  const review = page.getByRole("article", { name: `${words.title}, ${words.name}` }).first()
  await review.getByRole("button", { name: /^Hide/ }).click()
  await review.getByRole("button", { name: "Cancel" }).press("Enter")
  await review.getByRole("button", { name: /^Hide/ }).and(page.locator(":focus")).waitFor()
  await review.getByRole("button", { name: /^Answer/ }).click()
  const answer = review.getByLabel(/^Public answer/)
  await answer.fill("We are glad.")
  await shop.sql("update part_reviews set version = 7 where part_id = $1", [partId])
  const save = review.getByRole("button", { name: "Save", disabled: false })
  await save.click()
  await review.getByText("Someone else has changed this review. Reload the page.").waitFor()
  expect(await answer.inputValue()).toBe("We are glad.")
  await save.click()
  await expect.poll(() => toastText(page)).toBe(partReviewText.moderation.doneAnswered)
  await review.getByText("We are glad.").waitFor()
  await close()
})

test("a customer who writes too many reviews is told when to write the next", async () => {
  const { page, close } = await visitAs(world, await world.shop.customer())
  await page.goto("/dashboard/review")
  const limited = { code: "rate_limited", message: "Too often.", retryAfterSeconds: 24 * 60 * 60 }
  await page.route("**/review", (route) => route.fulfill({ status: 429, json: limited }))
  await page.getByLabel("Description").fill("Another one.")
  await page.getByLabel("Rating").fill("4")
  await page
    .getByLabel("Photo")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await aPng() })
  await page.getByRole("button", { name: "Add Review" }).click()
  await expect.poll(() => toastText(page, "alert")).toBe(pageText.review.failed)
  await page.getByText(noAnswerText.tooMany("in 24 hours")).waitFor()
  await close()
})

test("a part's page says that its reviews could not be loaded, and loads them again", async () => {
  const { shop } = world
  const partId = await shop.part({ name: "Whisper 12" })
  const buyer = await shop.customer()
  await buyAndPay(shop, buyer, partId, 1)
  const params = { id: partId }
  await shop.as(buyer)("PUT /part/{id}/review", { params, body: words })
  const { slug } = await shop.as(buyer)("GET /part/{id}", { params })
  await shop.sql("alter table part_reviews rename to reviews_gone")
  const { page, close } = await visitAs(world, undefined)
  await page.goto(`/parts/${slug}`)
  const reviews = page.getByRole("region", { name: "Reviews" })
  await reviews.getByText("Reviews could not be loaded.").waitFor()
  await shop.sql("alter table reviews_gone rename to part_reviews")
  await reviews.getByRole("button", { name: "Try again" }).click()
  await reviews.getByText(words.text).waitFor()
  await close()
})
