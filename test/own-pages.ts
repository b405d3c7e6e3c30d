import type { TestShop } from "./test-shop.ts"

/** Puts an entry on the blog and somebody in the portfolio: pages that a shop has once they are filled. */
export async function fillOwnPages(shop: TestShop): Promise<void> {
  const pages = {
    blog: { entries: [{ slug: "fans", question: "Which fans fit?", answer: ["All of them."] }] },
    portfolio: { person: { name: "Ada Byron" } },
  }
  for (const [name, body] of Object.entries(pages))
    await shop.send(`PUT /settings/${name}`, {
      token: shop.admin.token,
      body,
      headers: { "if-match": "*" },
    })
}
