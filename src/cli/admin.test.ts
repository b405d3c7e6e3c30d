import { execFile, spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi()
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(() => shop.close())

const command = fileURLToPath(new URL("./admin.ts", import.meta.url))
const env = { ...process.env, DATABASE_URL: shop.databaseUrl }
const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout
const isAdmin = async ({ token }: Person) =>
  (await shop.send("GET /order", { token })).status === 200
const auditOf = async ({ id }: Person) =>
  (await shop.sql("select action, detail from audit_log where target = $1 order by id", [id])).map(
    ({ action, detail }) => `${action} ${Object(detail).at}`,
  )

test("the operator grants and revokes administrator rights, at once and audited", async () => {
  expect(await run(person.email.toUpperCase())).toMatch(/ is an administrator now\.\n$/)
  expect(await isAdmin(person)).toBe(true)
  expect(await run(person.email)).toMatch(/ was an administrator already\.\n$/)
  expect(await run(person.email, "--remove")).toMatch(/ is no longer an administrator\.\n$/)
  expect(await isAdmin(person)).toBe(false)
  expect(await run(person.email, "--remove")).toMatch(/ was not an administrator\.\n$/)
  expect(await auditOf(person)).toEqual([
    "user.make_admin command line",
    "user.remove_admin command line",
  ])
})

test("the last administrator keeps the rights, and an unknown account gets none", async () => {
  await expect(run(shop.admin.email, "--remove")).rejects.toThrow("is the only administrator")
  expect(await isAdmin(shop.admin)).toBe(true)
  await expect(run("nobody@shop.example")).rejects.toThrow("No account has the address")
})

test("the command prints its usage", async () => {
  expect(await run("--help")).toContain("Example: npm run admin -- ada@example.com")
  for (const wrong of [[], [person.email, "other@shop.example"], [person.email, "--delete"]])
    await expect(run(...wrong)).rejects.toThrow(
      "Name the account: npm run admin -- EMAIL [--remove]",
    )
})

test("the command states whether the address is verified", async () => {
  expect(await run(person.email)).toContain("the address is not confirmed, so its owner is unknown")
  const verified = await shop.customer()
  await shop.verifyEmail(verified)
  expect(await run(verified.email)).toContain("the address is confirmed.")
})

/** Runs the command in a terminal and types this. */
const atTerminal = (typed: string, ...args: string[]) =>
  new Promise<string>((resolve, reject) => {
    const line = [process.execPath, command, ...args].map((word) => `'${word}'`).join(" ")
    const terminal = execFile("script", ["-qec", line, "/dev/null"], { env }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
    terminal.stdout?.on("data", (text) => {
      if (String(text).includes("[y/N]")) terminal.stdin?.write(`${typed}\n`)
    })
  })

// Needs `script` of util-linux; that of macOS differs.
const hasScript = spawnSync("script", ["--version"]).status === 0
test.skipIf(!hasScript)("the command asks for confirmation at a terminal", async () => {
  expect(await atTerminal("n", person.email)).toContain("Nothing was changed.")
  expect(await isAdmin(person)).toBe(false)
  expect(await atTerminal("y", person.email)).toContain("is an administrator now.")
  expect(await isAdmin(person)).toBe(true)
  const other = await shop.customer()
  expect(await atTerminal("", other.email, "--yes")).toContain("is an administrator now.")
})
