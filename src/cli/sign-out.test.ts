import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi()
afterAll(() => shop.close())

const command = fileURLToPath(new URL("./sign-out.ts", import.meta.url))
const env = { ...process.env, DATABASE_URL: shop.databaseUrl }
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], { env })
const isSignedIn = async ({ email, token }: Person) =>
  (await shop.send(`GET /user/${email}`, { token })).status === 200

test("the operator ends every session of one account, then of all", async () => {
  const one = await shop.customer()
  const other = await shop.customer()
  await shop.signIn(one)
  const output = await run(one.email.toUpperCase())
  expect(output.stdout).toBe("2 sessions have ended, with their access tokens.\n")
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true])
  await run("--all")
  expect([await isSignedIn(other), await isSignedIn(shop.admin)]).toEqual([false, false])
  await expect(run("nobody@shop.example")).rejects.toThrow("No account has the address")
})
