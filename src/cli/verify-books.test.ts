import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { makeCardTables } from "#sandbox/payments/tables.ts"
import { testDatabase } from "#test/database.ts"
import { runCommand } from "#test/running/run-command.ts"

const database = await testDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.close()
})

async function verifyBooks(settings: Record<string, string> = {}) {
  const env = { DATABASE_URL: database.url, ...settings }
  const { stdout, ...result } = await runCommand("cli/verify-books.ts", [], env)
  return { ...result, lines: stdout.trim().split("\n") }
}

const expectNoLedger = async (settings?: Record<string, string>) => {
  const { code, lines } = await verifyBooks(settings)
  expect(code).toBe(0)
  expect(lines.filter((line) => line.startsWith("I5.2"))).toEqual([])
  expect(lines.at(-2)).toMatch(/ledger was not compared/)
}

test("a shop whose card stand-in never ran has no ledger to compare", () => expectNoLedger())

test("correct books have a count of zero for every rule", async () => {
  await makeCardTables(client)
  const { code, lines } = await verifyBooks()
  expect(code).toBe(0)
  expect(lines).toContain("I1.1     0  available stock is the sum of its movements")
  expect(lines).toContain("I5.2     0  no order was charged twice")
  expect(lines.at(-1)).toBe("The books are right.")
})

test("a shop on real cards has no ledger to compare", async () => {
  await expectNoLedger({ SANDBOX: "off" })
})

test("wrong books exit with code 1, and name the part", async () => {
  const id = "0123456789abcdef01234567"
  await client.query(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, available_quantity, price_cents)
     values ($1, 'A', 'a', 'A', 'A', 'A', '/img/a.webp', 1, 7, 100)`,
    [id],
  )
  const { code, lines } = await verifyBooks()
  expect(code).toBe(1)
  expect(lines).toContain(`I1.1     1  available stock is the sum of its movements: ${id}`)
  expect(lines.at(-1)).toBe("The books are wrong: rules broken: 2.")
})

test("a database without migrations is answered with instructions, not a query error", async () => {
  const url = new URL(database.url)
  url.pathname = "/postgres"
  const { code, stderr } = await verifyBooks({ DATABASE_URL: url.href })
  expect(code).toBe(1)
  expect(stderr).toMatch(/npm run db:migrate/)
  expect(stderr).not.toMatch(/select/i)
})
