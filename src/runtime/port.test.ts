import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { runCommand } from "#test/running/run-command.ts"

test.each([
  {
    what: "a taken port",
    HOST: "127.0.0.1",
    message: /^Port \d+ on 127\.0\.0\.1 is taken\. Set PORT to another, or stop/,
  },
  {
    what: "another machine's address",
    HOST: "192.0.2.1",
    message: /^This machine has no address 192\.0\.2\.1\. Set HOST to one/,
  },
])("npm start refuses $what, and has started nothing", async ({ HOST, message }) => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const address = other.address()
  const PORT = String(typeof address === "object" ? address?.port : "")
  const DATA_DIR = await mkdtemp(join(tmpdir(), "port-"))
  const env = { DATABASE_URL: "", SANDBOX: "on", HOST, PORT, DATA_DIR }
  const { code, stderr } = await runCommand("start.ts", [], env)
  expect(code).toBe(1)
  expect(stderr).toMatch(message)
  expect(existsSync(join(DATA_DIR, "postgres"))).toBe(false)
  await rm(DATA_DIR, { recursive: true })
  other.close()
})
