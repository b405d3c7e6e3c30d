import type { TestShop } from "./test-shop.ts"

/** Fills blog and portfolio, since empty pages are not shown. */
export async function fillOwnPages(shop: TestShop): Promise<void> {
  const pages = {
    blog: { entries: [{ slug: "fans", question: "Which fans fit?", answer: ["All of them."] }] },
    portfolio: { person: { name: "Ada Byron" } },
  }
  for (const [name, body] of Object.entries(pages)) await shop.applySettings(name, body)
}
