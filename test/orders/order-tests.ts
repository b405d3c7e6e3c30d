import { afterAll, beforeEach } from "vitest"
import { payOrder } from "../pay.ts"
import { openTestApi, type Person } from "../test-shop.ts"

/** Shares one shop among a file's tests of orders, with two buyers for each test. */
export async function orderTests() {
  const shop = await openTestApi({ rateLimitScale: 0 })
  const other = await shop.customer()
  let buyer: Person = other
  beforeEach(async () => {
    buyer = await shop.customer()
  })
  afterAll(() => shop.close())

  const place = async (purchaseId: string, quantity = 1, by = buyer) =>
    (await shop.as(by)("POST /purchase", { body: { purchaseId, quantity } })).insertedId
  const anOrder = async (by = buyer) => place(await shop.part(), 1, by)
  const entries = (target: string, columns: string) =>
    shop.sql(`select ${columns} from audit_log where target = $1 order by id`, [target])
  return {
    shop,
    other,
    place,
    anOrder,
    /** Belongs to the running test. */
    buyer: () => buyer,
    aPaidOrder: async (by = buyer) => {
      const id = await anOrder(by)
      await payOrder(shop, by, id)
      return id
    },
    get: (id: string, by = buyer) => shop.as(by)("GET /order/{id}", { params: { id } }),
    mine: (by = buyer) => shop.as(by)("GET /myorder"),
    remove: (id: string, by = buyer) => shop.as(by)("DELETE /order/{id}", { params: { id } }),
    advance: (id: string, seen?: string, by = shop.admin) =>
      shop.as(by)(
        "PUT /order/{id}",
        { params: { id } },
        seen ? { headers: { "if-match": seen } } : {},
      ),
    stockOf: async (id: string) =>
      (await shop.sql("select available_quantity as n from parts where id = $1", [id]))[0]?.n,
    auditOf: (target: string) => entries(target, "actor_id, action"),
    detailsOf: (target: string) => entries(target, "action, detail, request_id"),
  }
}
