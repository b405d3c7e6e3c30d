import type { Person, TestShop } from "./test-shop.ts"

/**
 * Makes a shared parts list with two revisions and a line of each kind: short, with a hint, above the limit,
 * no longer sold. Returns its id and link.
 */
export async function aPartsList(shop: TestShop, owner: Person) {
  const fan = await shop.part({ name: "Gale 140", price: 5, availableQuantity: 30 })
  const cable = await shop.part({
    name: "Lead 600",
    price: 5,
    availableQuantity: 900,
    breaks: [{ quantity: 200, price: 4 }],
  })
  const limited = await shop.part({ name: "Rail kit", maximumQuantity: 10 })
  const archived = await shop.part({ name: "Old tray" })
  const line = (partId: string, quantity: number) => ({ partId, quantity })
  const body = { name: "Render node", builds: 20, lines: [fan, archived].map((id) => line(id, 2)) }
  const { insertedId: id } = await shop.as(owner)("POST /list", { body })
  const designated = { ...line(cable, 8), designators: "J4, J5", note: "Front" }
  const lines = [line(fan, 2), designated, line(limited, 1), line(archived, 1)]
  await shop.as(owner)("PUT /list/{id}", { params: { id }, body: { ...body, spares: 2, lines } })
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: archived } })
  const { path } = await shop.as(owner)("POST /list/{id}/share", { params: { id } })
  return { id, path, fan, cable }
}
