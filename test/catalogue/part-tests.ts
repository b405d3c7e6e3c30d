import { afterAll, expect } from "vitest"
import { aPart, openTestApi } from "../test-shop.ts"

/** Shares one shop among a file's tests of parts, with a buyer. */
export async function partTests() {
  const shop = await openTestApi({ rateLimitScale: 0 })
  const buyer = await shop.customer()
  afterAll(() => shop.close())

  const get = (id: string) => shop.as(buyer)("GET /part/{id}", { params: { id } })
  const edit = (id: string, body: object, { token } = shop.admin) =>
    shop.send(`PATCH /part/${id}`, { token, body })
  return {
    shop,
    buyer,
    get,
    edit,
    /** Edits a part at its current version. */
    editNow: async (id: string, body: object, by = shop.admin) =>
      edit(id, { ...body, version: (await get(id)).version }, by),
    /** Expects that no part with these values can be changed like this, or be created so. */
    expectRefusedChange: async (
      values: Parameters<typeof shop.part>[0],
      change: object,
      fields: Record<string, string>,
    ) => {
      const id = await shop.part(values)
      const refused = { status: 400, body: { fields } }
      expect(await edit(id, { version: 1, ...change })).toMatchObject(refused)
      const body = { ...aPart(), ...values, ...change }
      const added = await shop.send("POST /part", { token: shop.admin.token, body })
      expect(added).toMatchObject(refused)
      expect(await get(id)).toMatchObject({ ...values, version: 1 })
    },
    archive: (id: string) => shop.as(shop.admin)("DELETE /part/{id}", { params: { id } }),
    changesOf: (id: string, query = {}) =>
      shop.as(shop.admin)("GET /part/{id}/changes", { params: { id }, query }),
    auditOf: (target: string) =>
      shop.sql(
        "select actor_id, action, detail, request_id from audit_log where target = $1 order by id",
        [target],
      ),
  }
}
