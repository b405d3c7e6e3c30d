import { afterAll, expect, test } from "vitest"
import { kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { openTestShop } from "#test/test-shop.ts"

const shop = await openTestShop({ rateLimitScale: 0 })
afterAll(shop.close)
for (const { name } of kinds.slice(0, 13))
  await shop.part({ category: name, name: `First ${name}` })

const textOf = async (path: string) => String((await shop.send(`GET ${path}`)).body.text)

test("a group of a large catalogue has a page with its categories and their parts", async () => {
  const page = await textOf("/category/components")
  for (const category of ["Processors", "Motherboards", "Memory"]) {
    expect(page).toContain(`/parts?category=${category}`)
    expect(page).toContain(`First ${category}`)
  }
  expect(page).not.toContain("First Fans")
  expect(await textOf("/de/category/components")).toContain("Komponenten")
  expect(await textOf("/sitemap.xml")).toContain("/category/components</loc>")
  expect(await textOf("/parts")).toContain("/category/components")
})

test("an unknown group answers 404", async () => {
  expect(await shop.send("GET /category/tools")).toMatchObject({ status: 404 })
})
