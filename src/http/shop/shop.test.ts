import { afterAll, describe, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ seed: "demo" })
afterAll(shop.close)

describe("the shop's public data", () => {
  test("include services, engineers, reviews and parts", async () => {
    const api = shop.as()
    const [service] = await api("GET /service")
    expect(Object.keys(service ?? {}).toSorted()).toEqual(
      ["_id", "name", "description", "photo", "icon"].toSorted(),
    )
    const [professional] = await api("GET /professional")
    expect(Object.keys(professional ?? {}).toSorted()).toEqual(
      ["_id", "name", "designation", "photo"].toSorted(),
    )
    expect((await api("GET /part")).length).toBeGreaterThan(50)
    expect((await api("GET /review")).length).toBeGreaterThan(0)
  })

  test("include page contents all together or by name", async () => {
    const api = shop.as()
    const all = await api("GET /content")
    expect(Object.keys(all).toSorted()).toEqual(["banner", "blog", "portfolio", "stats"])
    expect(await api("GET /content", { query: { name: "banner" } })).toEqual({ banner: all.banner })
    expect(await shop.send("GET /content?name=secrets")).toMatchObject({ status: 400 })
    expect(await shop.send("GET /content?name=blog&name=stats")).toMatchObject({ status: 400 })
  })

  test("include how to pay in a browser, and no secret", async () => {
    const { body } = await shop.send("GET /config")
    expect(body).toMatchObject({
      payment: { provider: "sandbox", publishableKey: expect.stringMatching(/^pk_test_/) },
      google: true,
      oidc: null,
      testMode: true,
    })
    expect(JSON.stringify(body)).not.toMatch(/sk_|whsec_/)
  })
})

describe("health", () => {
  test("is reported without the database, readiness with it", async () => {
    expect(await shop.send("GET /healthz")).toMatchObject({ status: 200, body: { ok: true } })
    expect(await shop.send("GET /readyz")).toMatchObject({ status: 200, body: { ok: true } })
  })
})
