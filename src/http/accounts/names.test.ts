import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { providerShop } from "#test/services/provider-shop.ts"
import type { Person } from "#test/test-shop.ts"

const { provider, shop, newcomer, address, close } = await providerShop()
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(close)

let registered = 0
/** Every call that accepts a name, and the stored name. */
const paths: Record<string, (name: string) => Promise<{ status: number; kept?: unknown }>> = {
  async registering(name) {
    registered += 1
    const email = `named-${registered}@shop.example`
    const body = { name, email, password: "a password of some length" }
    const { status } = await shop.send("POST /api/auth/sign-up/email", { body })
    return { status, ...(await nameOf(email)) }
  },
  async "changing one's profile"(name) {
    const filled = { education: "MSc", location: "Leeds", phone: "1", linkedin: "ada" }
    const { status } = await shop.send(`PUT /userUpdate/${person.email}`, {
      token: person.token,
      body: { ...filled, name },
    })
    return { status, ...(await nameOf(person.email)) }
  },
  async "writing a review"(name) {
    const photo = "/img/parts/anvil-1000-960.webp"
    const { status } = await shop.send("POST /review", {
      token: person.token,
      body: { name, description: "Good.", photo, rating: 5 },
    })
    const [review] = await shop.sql("select name as kept from reviews where user_id = $1", [
      person.id,
    ])
    return { status, ...review }
  },
}
const nameOf = async (email: string) =>
  (await shop.sql("select name as kept from users where email = $1", [email]))[0]

const untidyName =
  "  \u202eAda\u200b\u2066\n\tLove\u00adlace\u2028 \ufeffvon\u3000\u00a0Byron\u{e0041} "
const tidyName = "Ada Lovelace von Byron"

describe.each(Object.keys(paths))("by %s", (path) => {
  const enter = (name: string) => paths[path]?.(name)

  test("a name is reduced to one line of visible text", async () => {
    expect(await enter(untidyName)).toEqual({ status: 200, kept: tidyName })
    expect(await enter("e\u0301lodie O’Brien-Ødegård")).toMatchObject({ status: 200 })
  })

  test("a name with a control character is refused", async () => {
    for (const name of ["A\u0000", "A\u001b[2J", "A\u0085B", "\ud800"])
      expect(await enter(name)).toMatchObject({ status: 400 })
  })
})

test("a name without visible characters counts as missing", async () => {
  for (const path of ["registering", "writing a review"])
    expect(await paths[path]?.("\u200b\u2060\u3164\u00ad"), path).toMatchObject({ status: 400 })
})

test("a provider's name is reduced to one line, or replaced by the start of the address", async () => {
  const enterAs = async (name: string) => {
    const browser = newcomer()
    provider.person.name = name
    await browser.go(await browser.begin("google"))
    return nameOf(address())
  }
  expect(await enterAs(untidyName)).toEqual({ kept: tidyName })
  expect(await enterAs("Ada\u0000\u0085Byron")).toEqual({ kept: "Ada Byron" })
  expect(await enterAs("\u202e\u200b")).toEqual({ kept: "person-3" })
  expect(await enterAs(`${"x".repeat(79)}\u{1f600}`)).toEqual({ kept: "x".repeat(79) })
})
