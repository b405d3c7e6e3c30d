import { afterAll, afterEach, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { openTestApi, type Person } from "../test-shop.ts"
import { accessMatrix, openWorld, otherRoutes, requestOf } from "./access-matrix.ts"
import { invalidTokens, roleChanges } from "./token-states.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const owner = await shop.customer()
const other = await shop.customer()
const { admin } = shop
const invalid = await invalidTokens(shop)
const changed = await roleChanges(shop)
const world = await openWorld(shop)
afterAll(() => shop.close())

const asDeclared = (route: string) => route.replace(/:(\w+)/g, "{$1}")
const routes = [...new Set(shop.routes)]
  .filter((route) => !otherRoutes.includes(route) && !route.includes(" /sandbox/"))
  .map(asDeclared)

type Request = Awaited<ReturnType<typeof requestOf>>
async function statusOf({ address, body, headers }: Request, authorization: Authorization) {
  return (await shop.send(address, { body, headers: { ...headers, ...authorization } })).status
}

type Authorization = { authorization?: string }
const bearing = ({ token }: Person): Authorization => ({ authorization: `Bearer ${token}` })

test("every route of the app has a row, and every row a route", () => {
  expect(accessMatrix.map(({ route }) => route).toSorted()).toEqual(routes.toSorted())
})

test("the OpenAPI document lists the same routes", async () => {
  const { body } = await shop.send("GET /openapi.json")
  const listed = Object.entries(Object(body.paths)).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.toSorted()).toEqual(routes.toSorted())
})

/** The rows that promote or demote the owner; each of their tests starts with the original roles. */
const changesRoles = (route: string): boolean => /^(?:PUT|DELETE) \/user\/admin\//.test(route)
async function restoreRoles() {
  await shop.sql("update profiles set role = 'user' where user_id = $1", [owner.id])
  await shop.sql("update profiles set role = 'admin' where user_id = $1", [admin.id])
}

for (const route of routes) {
  const row = accessMatrix.find((candidate) => candidate.route === route)
  if (!row) continue // The first test reports it.
  const { expected } = row

  describe(route, () => {
    if (changesRoles(route)) afterEach(restoreRoles)

    test.each([
      { who: "nobody", whose: owner, as: {}, status: expected.anonymous },
      { who: "the owner", whose: owner, as: bearing(owner), status: expected.own },
      { who: "another customer", whose: owner, as: bearing(other), status: expected.other },
      { who: "an administrator", whose: owner, as: bearing(admin), status: expected.admin },
      { who: "an administrator, own", whose: admin, as: bearing(admin), status: expected.adminOwn },
    ])("$who: $status", async ({ whose, as, status }) => {
      expect(await statusOf(await requestOf(row, world, whose), as)).toBe(status)
    })

    test("every kind of invalid token gets the same answer", async () => {
      const { invalidToken = expected.anonymous } = row
      const request = await requestOf(row, world, owner)
      const statuses = await Promise.all(
        invalid.map(async ({ state, authorization }) => [
          state,
          await statusOf(request, authorization),
        ]),
      )
      const promised = invalid.map(({ state }) => [state, invalidToken])
      expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(promised))
    })

    test("rights follow the user's present role, not the one at sign-in", async () => {
      const request = await requestOf(row, world, owner)
      expect(await statusOf(request, bearing(changed.promoted))).toBe(expected.admin)
      expect(await statusOf(request, bearing(changed.demoted))).toBe(expected.other)
    })
  })
}

describe("an unauthorized caller learns nothing", () => {
  const askJunk = (route: string, token?: string) =>
    shop.send(route.replaceAll(/\{\w+\}/g, "no-such-thing"), {
      ...(token && { token }),
      ...(!route.startsWith("GET") && { body: "{" }),
    })
  const rows = accessMatrix.filter(({ expected }) => expected.anonymous === 401)

  test.each(rows)("$route: an anonymous caller gets 401, whatever is sent", async ({ route }) => {
    const answer = await askJunk(route)
    expect(answer).toMatchObject({ status: 401 })
    expect(answer.body).toEqual({ message: expect.stringMatching(/^Sign in (?:to|first)/) })
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"')
  })

  test.each(rows.filter(({ expected }) => expected.own === 403))(
    "$route: a customer gets 403, whatever is sent",
    async ({ route }) => {
      expect(await askJunk(route, other.token)).toMatchObject({
        status: 403,
        body: { message: refusals.forbidden.text },
      })
    },
  )

  test("about which accounts exist", async () => {
    const answers = await Promise.all(
      [owner.email, "nobody@shop.example"].flatMap((email) =>
        [`PUT /user/${email}`, `GET /user/${email}`, `GET /admin/${email}`].map((route) =>
          shop.send(route, { token: other.token }),
        ),
      ),
    )
    for (const { status, body } of answers)
      expect({ status, ...body }).toEqual({
        status: 403,
        message: refusals.forbidden.text,
      })
  })
})
