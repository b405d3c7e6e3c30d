import { afterAll, describe, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const ada = await register("ada+parts@shop.example")
const plain = await register("adaparts@shop.example")
const leading = await register("+ada@shop.example")
await register("ada@shop.example")
afterAll(() => shop.close())

async function register(email: string): Promise<Person> {
  const account = { name: email, email, password: "a secret of seven" }
  const { body } = await shop.send("POST /api/auth/sign-up/email", { body: account })
  return shop.signIn({ ...account, id: String(Object(body.user).id), token: "", cookie: "" })
}

const profile = { name: "", education: "MSc", location: "York", phone: "1", linkedin: "ada" }
/** Calls with an e-mail address in path or query. */
const calls = (spelt: string, { token, cookie }: Person) => [
  shop.send(`PUT /user/${spelt}`, { headers: { cookie, origin: shop.url }, body: {} }),
  shop.send(`PUT /user/${spelt}`, { token }),
  shop.send(`GET /user/${spelt}`, { token }),
  shop.send(`GET /admin/${spelt}`, { token }),
  shop.send(`PUT /userUpdate/${spelt}`, { token, body: profile }),
  shop.send(`GET /myorder?email=${spelt}`, { token }),
]
const statuses = async (spelt: string, by: Person) =>
  (await Promise.all(calls(spelt, by))).map(({ status }) => status)
const all = (status: number) => Array(6).fill(status)

const spellings = [
  "ada+parts@shop.example",
  "ada%2Bparts@shop.example",
  "ada%20parts@shop.example",
  "%20ADA+parts%40shop.example%20",
]

describe.each(spellings)("an address written as %s", (spelt) => {
  test("opens its owner's account in every call", async () => {
    expect(await statuses(spelt, ada)).toEqual(all(200))
  })

  test("is refused to other accounts", async () => {
    for (const other of [plain, leading]) expect(await statuses(spelt, other)).toEqual(all(403))
  })

  test("means that account to administrators", async () => {
    const { token } = shop.admin
    expect((await shop.send(`GET /user/${spelt}`, { token })).body).toMatchObject({
      _id: ada.id,
      email: ada.email,
    })
    const promote = async () => (await shop.send(`PUT /user/admin/${spelt}`, { token })).body
    expect(await promote()).toMatchObject({ modifiedCount: 1 })
    expect((await shop.send(`GET /admin/${spelt}`, { token })).body).toEqual({ admin: true })
    const admins = "select user_id from profiles where role = 'admin' and user_id <> $1"
    expect(await shop.sql(admins, [shop.admin.id])).toEqual([{ user_id: ada.id }])
    const demoted = await shop.send(`DELETE /user/admin/${spelt}`, { token })
    expect(demoted.body).toMatchObject({ modifiedCount: 1 })
    expect(await shop.sql(admins, [shop.admin.id])).toEqual([])
  })
})

test("an address that begins with + opens its owner's account", async () => {
  for (const spelt of ["+ada@shop.example", "%2Bada@shop.example"])
    expect(await statuses(spelt, leading)).toEqual(all(200))
})
