import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { expect, test } from "vitest"
import { freePort } from "../free-port.ts"
import { startCommand } from "./start-command.ts"

const root = join(import.meta.dirname, "../..")

test("npm start runs a shop that reads and matches a list in separate processes", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "npm-start-"))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const shop = spawn("sh", ["-c", startCommand], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: "", DATABASE_URL: "", DATA_DIR: dataDir, PORT: `${port}` },
    stdio: ["ignore", "pipe", "ignore"],
  })
  const ended = once(shop, "exit")
  try {
    for await (const line of createInterface({ input: shop.stdout }))
      if (line.includes("is open at")) break
    const ask = async (path: string, type: string, body: string) => {
      const headers = { "content-type": type }
      const answer = await fetch(url + path, { method: "POST", headers, body })
      return { status: answer.status, body: await answer.text() }
    }
    const read = await ask("/match/file", "application/octet-stream", "Number;Amount\nCA-1;500\n")
    expect(read).toMatchObject({ status: 200, body: expect.stringContaining("CA-1") })
    const rows = JSON.stringify({ rows: [{ number: "CA-1" }] })
    expect(await ask("/match", "application/json", rows)).toMatchObject({ status: 200 })
  } finally {
    shop.kill("SIGTERM")
    await ended
    await rm(dataDir, { recursive: true })
  }
})
