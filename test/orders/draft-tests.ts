import { beforeEach, expect } from "vitest"
import type { Person } from "../test-shop.ts"
import { orderTests } from "./order-tests.ts"

/** Adds draft orders to `orderTests` and holds mails. Each test has a part at $10.00. */
export async function draftTests() {
  const tests = await orderTests()
  const { shop, buyer } = tests
  await shop.holdMails()
  const desk = shop.as(shop.admin)

  let partId = ""
  beforeEach(async () => {
    partId = await shop.part({ price: 10 })
  })
  const lines = (of = partId) => [
    { partId: of, quantity: 3, ownPrice: 8, priceReason: "Trade fair" },
  ]
  const draft = async (changes: object = {}) =>
    (
      await desk("POST /draft-order", {
        body: { email: buyer().email, lines: lines(), deliveryPrice: 6, ...changes },
      })
    ).insertedId
  const act = (id: string, what: string, version = "*", key?: string) =>
    shop.send(`POST /draft-order/${id}/${what}`, {
      token: shop.admin.token,
      headers: { "if-match": version, ...(key && { "idempotency-key": key }) },
    })

  /** Reads the token of the link in the last mail to the buyer. */
  async function mailedToken(): Promise<string> {
    const [mail] = await shop.sql(
      "select data from mail_outbox where recipient = $1 and template = 'order-offer' order by id desc limit 1",
      [buyer().email],
    )
    return String(Object(mail?.data).link).split("/").at(-1) ?? ""
  }
  return {
    ...tests,
    desk,
    partId: () => partId,
    lines,
    draft,
    act,
    read: (id: string) => desk("GET /draft-order/{id}", { params: { id } }),
    mailedToken,
    sent: async (changes: object = {}): Promise<{ id: string; token: string }> => {
      const id = await draft(changes)
      expect((await act(id, "send")).status).toBe(200)
      return { id, token: await mailedToken() }
    },
    offer: (token: string, addressId?: string) =>
      shop.send(`GET /order-offer/${token}${addressId ? `?addressId=${addressId}` : ""}`),
    accept: (
      token: string,
      body: object,
      by: Pick<Person, "token"> | undefined = buyer(),
      key?: string,
    ) =>
      shop.send(`POST /order-offer/${token}/accept`, {
        token: by.token,
        body,
        headers: key ? { "idempotency-key": key } : {},
      }),
  }
}
