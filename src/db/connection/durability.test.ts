import { expect, test } from "vitest"
import { testDatabase } from "#test/database.ts"
import { connectDatabase, durabilityProblem } from "./client.ts"

const safe = { fsync: "on", fullPageWrites: "on", synchronousCommit: "on" }

test.each(["on", "local", "remote_write", "remote_apply"])(
  "synchronous_commit %s is safe",
  (synchronousCommit) => {
    expect(durabilityProblem({ ...safe, synchronousCommit })).toBeUndefined()
  },
)

test("every disabled setting is named at once, with the fix", () => {
  const problem = durabilityProblem({
    fsync: "off",
    fullPageWrites: "off",
    synchronousCommit: "on",
  })
  expect(problem).toContain("with fsync and full_page_writes off")
  expect(problem).toContain("Set fsync = on in postgresql.conf, and full_page_writes = on in")
})

test("a database that acknowledges before writing is refused", async () => {
  const { url, close } = await testDatabase()
  const options = { url, maxConnections: 1, log: { warn() {} } }
  const { pool, close: disconnect } = await connectDatabase(options)
  const name = new URL(url).pathname.slice(1)
  await pool.query(`alter database ${name} set synchronous_commit = off`)
  await disconnect()
  await expect(connectDatabase(options)).rejects.toThrow("Set synchronous_commit = on")
  await close()
})
