import { afterAll, describe, expect, test } from "vitest"
import { providerBrowser } from "#test/services/provider-browser.ts"
import { openTestApi } from "#test/test-shop.ts"

const local = await openTestApi({ rateLimitScale: 0 })
afterAll(() => local.close())

describe("the Google stand-in", () => {
  test("offers three people and a cancel button, in plain HTML", async () => {
    const there = providerBrowser(local)
    const page = await there.go(await there.begin("google"))
    expect(page.text.match(/name="person"/g)).toHaveLength(3)
    expect(page.text).not.toContain("<script")
    const { url } = await there.go(page.url.href, { cancel: "yes" })
    expect(url.pathname + url.search).toBe("/login?from=x&error=cancelled")
  })

  test("asks who is signing in each time", async () => {
    const there = providerBrowser(local)
    for (const person of ["100000000000000000001", "100000000000000000002"]) {
      const page = await there.go(await there.begin("google"))
      expect(page.text).toContain("Choose an account")
      await there.go(page.url.href, { person })
    }
    expect(await there.whoIs()).toBe("tomas.okafor@mail.example")
  })

  test("creates an account in the page's language, and leaves an existing one unchanged", async () => {
    const own = { own: "yes", name: "Greta Lind", email: "greta@mail.example" }
    const languageOf = async () => {
      const [row] = await local.sql("select language from users where email = $1", [own.email])
      return row?.language
    }
    const signIn = async (returnPath: string) => {
      const there = providerBrowser(local)
      const page = await there.go(await there.begin("google", { returnPath }))
      await there.go(page.url.href, own)
    }
    await signIn("/de/cart")
    expect(await languageOf()).toBe("de")
    await local.sql(
      "update users set language = null, created_at = now() - interval '1 day' where email = $1",
      [own.email],
    )
    await signIn("/de/cart")
    expect(await languageOf()).toBeNull()
  })

  test("requires a name and an address", async () => {
    const there = providerBrowser(local)
    const page = await there.go(await there.begin("google"))
    const forms: Record<string, string>[] = [
      { own: "yes" },
      { name: "x", email: "x" },
      { person: "4" },
    ]
    for (const form of forms)
      expect(await there.go(page.url.href, form)).toMatchObject({
        status: 400,
        text: expect.stringContaining("Give a name and an e-mail address."),
      })
  })

  test("is never connected to an account, even with its password", async () => {
    const person = await local.customer()
    const there = providerBrowser(local)
    there.adopt(person.cookie)
    const connect = { password: person.password }
    const page = await there.go(await there.begin("google", { returnPath: "/dashboard", connect }))
    const { url } = await there.go(page.url.href, { person: "100000000000000000003" })
    expect(url.searchParams.get("error")).toBe("not_linked")
    const made = await local.sql(
      "select email_verified from users where email like '%@mail.example'",
    )
    for (const row of made) expect(row).toEqual({ email_verified: false })
  })

  test("keeps its keys, so that other processes and restarts sign alike", async () => {
    const readKeys = async () => (await local.send("GET /sandbox/google/jwks")).body.keys
    expect(await readKeys()).toEqual(await readKeys())
    const kept = await local.sql("select name from shop_secrets where name = 'google_sandbox_keys'")
    expect(kept).toHaveLength(1)
  })

  test("is absent outside test mode, and then no provider is offered", async () => {
    const live = await openTestApi({ sandbox: false })
    expect(await live.as()("GET /config")).toMatchObject({ google: false, oidc: null })
    const ofStandIns = "nspname = 'sandbox' or relname like '%sandbox%'"
    const found = `select 1 from pg_class c full join pg_namespace n on n.oid = relnamespace where ${ofStandIns}`
    expect(await live.sql(found), "its tables do not exist either").toEqual([])
    expect((await live.send("GET /sandbox/google/jwks")).status).toBe(404)
    expect(
      await live.send("POST /api/auth/sign-in/social", { body: { provider: "google" } }),
    ).toMatchObject({ status: 404, body: { code: "provider_not_offered" } })
    await live.close()
  })
})
