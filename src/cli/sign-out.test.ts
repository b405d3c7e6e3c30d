import { afterAll, expect, test } from "vitest"
import { runCommand } from "#test/running/run-command.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi()
afterAll(() => shop.close())

const run = (...args: string[]) =>
  runCommand("cli/sign-out.ts", args, { DATABASE_URL: shop.databaseUrl })
const isSignedIn = async ({ email, token }: Person) =>
  (await shop.send(`GET /user/${email}`, { token })).status === 200

test("the operator ends every session of one account, then of all", async () => {
  const one = await shop.customer()
  const other = await shop.customer()
  await shop.signIn(one)
  const { stdout } = await run(one.email.toUpperCase())
  expect(stdout).toBe("2 sessions have ended, with their access tokens.\n")
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true])
  await run("--all")
  expect([await isSignedIn(other), await isSignedIn(shop.admin)]).toEqual([false, false])
  const { code, stderr } = await run("nobody@shop.example")
  expect(code).toBe(1)
  expect(stderr).toContain("No account has the address")
})
